import LegatoDisplay

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

  /// Takes `:DX,DY` off the end of the label: how far to the right and down, in points.
  mutating func takeOffset(_ option: String) throws(FilmFailure) -> Size {
    let parts = label.lastIndex(of: ":").map { colon in
      label[label.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let parts, parts.count == 2, let colon = label.lastIndex(of: ":"),
      colon != label.startIndex
    else {
      throw FilmFailure("\(option) needs to know how far, as in \(option) \"Card:120,0@0.1+0.3\".")
    }
    let name = "The way of \(option) \"\(label[..<colon])\""
    let x = try ArgumentReader.number(String(parts[0]), in: Self.ways, unit: "points", name)
    let y = try ArgumentReader.number(String(parts[1]), in: Self.ways, unit: "points", name)
    label = String(label[..<colon])
    return Size(x, y)
  }

  /// How far a finger can go, in points.
  private static let ways = -4096.0...4096.0
}
