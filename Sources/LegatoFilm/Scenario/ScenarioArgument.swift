import LegatoArguments
import LegatoDisplay

/// `Label`, `Label@T` or `Label@T+D`: something on screen, when, and for how long.
struct ScenarioArgument {
  private(set) var label: String
  private(set) var time = 0.0
  private(set) var length: Double?

  /// - Throws: if the times are numbers out of range. What follows the last `@` and is no number is part
  ///   of the label.
  init(_ value: OptionValue, hasLength: Bool) throws(ArgumentError) {
    let (option, text) = (value.option, value.text)
    label = text
    guard let at = text.lastIndex(of: "@"), at != text.startIndex else { return }
    let parts = text[text.index(after: at)...].split(
      separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Double($0) != nil }), hasLength || parts.count == 1 else {
      return
    }
    label = String(text[..<at])
    func seconds(_ name: String, _ text: Substring) throws(ArgumentError) -> Double {
      try OptionValue(option: "The \(name) of \(option) \"\(label)\"", text: String(text))
        .number(in: 0...120, unit: "seconds")
    }
    time = try seconds("time", parts[0])
    if parts.count > 1 { length = try seconds("length", parts[1]) }
  }

  /// Takes `:DX,DY` off the end of the label: how far to the right and down, in points.
  mutating func takeOffset(_ option: String) throws(ArgumentError) -> Size {
    let parts = label.lastIndex(of: ":").map { colon in
      label[label.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let parts, parts.count == 2, let colon = label.lastIndex(of: ":"),
      colon != label.startIndex
    else {
      throw ArgumentError(
        "\(option) needs to know how far, as in \(option) \"Card:120,0@0.1+0.3\".")
    }
    let name = "The way of \(option) \"\(label[..<colon])\""
    let ways = OptionValue(option: name, text: parts.joined(separator: ","))
    let offset = try ways.numbers(in: Self.ways, unit: "points")
    label = String(label[..<colon])
    return Size(offset[0], offset[1])
  }

  /// How far a finger can go, in points.
  private static let ways = -4096.0...4096.0
}
