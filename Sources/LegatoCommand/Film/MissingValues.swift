import LegatoFilm

/// The values for want of which a program has ended, one after the other.
struct MissingValues {
  /// How often a program is made anew.
  private static let limit = 16

  private var values: [MissingValue] = []

  /// - Returns: whether it is worth making the program anew. What makes a value may be what needs another one; but one that is
  ///   still missing after what makes it and what needs it were seen to will be the next time, too.
  mutating func add(_ value: MissingValue) -> Bool {
    guard values.count < Self.limit, values.suffix(2) != [value, value] else { return false }
    values.append(value)
    return true
  }

  /// The value that a program has ended for; `nil` where it has ended for another reason.
  static func cause(of end: Children.End, notedAt path: String) -> MissingValue? {
    guard let missing = MissingValue(notedAt: path) else { return nil }
    switch end {
    case .exited(0): return nil
    // Code that failed for want of a value may have gone on without it.
    case .exited: return missing.hasEnded ? missing : nil
    case .signal: return missing
    }
  }
}
