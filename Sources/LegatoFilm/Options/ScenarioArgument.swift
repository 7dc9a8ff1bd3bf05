/// `Label`, `Label@T` or `Label@T+D`: something on screen, when, and for how long.
struct ScenarioArgument {
  private(set) var label: String
  private(set) var time = 0.0
  private(set) var length: Double?

  /// - Throws: if the times are numbers that make no sense. What follows the last `@` and is no
  ///   number is part of the label.
  init(_ text: String, option: String, hasLength: Bool) throws(FilmFailure) {
    label = text
    guard let at = text.lastIndex(of: "@"), at != text.startIndex else { return }
    let parts = text[text.index(after: at)...].split(
      separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Double($0) != nil }), hasLength || parts.count == 1 else {
      return
    }
    label = String(text[..<at])
    time = try ArgumentReader.number(
      String(parts[0]), in: 0...120, unit: "seconds", "The time of \(option) \"\(label)\"")
    if parts.count > 1 {
      length = try ArgumentReader.number(
        String(parts[1]), in: 0...120, unit: "seconds", "The length of \(option) \"\(label)\"")
    }
  }
}
