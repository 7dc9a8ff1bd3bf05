/// Something that is found once for each type, and asked for often.
@MainActor
struct TypeTable<Answer> {
  private var known: [ObjectIdentifier: Answer] = [:]
  /// Those that were asked for last, each in the place that a few bits of its type's address say: a type that is
  /// asked for again and again is not hashed.
  private var recent: [(type: ObjectIdentifier, answer: Answer)?] = Array(
    repeating: nil, count: Self.recentCount)
  private static var recentCount: Int { 256 }

  /// What is known of a type, made where it is asked for the first time.
  mutating func answer(for type: Any.Type, _ make: () -> Answer) -> Answer {
    let id = ObjectIdentifier(type)
    // Metadata lies at multiples of 16 bytes at least.
    let address = UInt(bitPattern: id)
    let place = Int((address >> 4 ^ address >> 12) & UInt(Self.recentCount - 1))
    if let recent = recent[place], recent.type == id { return recent.answer }
    let answer = known[id] ?? make()
    known[id] = answer
    recent[place] = (id, answer)
    return answer
  }
}
