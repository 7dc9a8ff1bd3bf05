import LegatoDisplay

/// Reads options and their values: `--name value`, `--name=value`, `--flag`.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var option = ""
  /// What stands behind the `=` of the option read last, until it is taken.
  private var attached: String?

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  var hasUnusedValue: Bool { attached != nil }

  mutating func nextOption() throws(FilmFailure) -> String? {
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-"), argument != "-" else {
      throw FilmFailure("What is \(argument)? All options: legato film --help")
    }
    option = argument
    if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
      option = String(argument[..<sign])
      attached = String(argument[argument.index(after: sign)...])
    }
    return option
  }

  mutating func value() throws(FilmFailure) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw FilmFailure("\(option) needs a value.")
    }
    attached = nil
    return value
  }

  mutating func number(
    in range: ClosedRange<Double>, unit: String
  ) throws(FilmFailure) -> Double {
    try Self.number(try value(), in: range, unit: unit, option)
  }

  mutating func numbers(
    in range: ClosedRange<Double>, unit: String
  ) throws(FilmFailure) -> [Double] {
    var numbers: [Double] = []
    for part in try value().split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try Self.number(String(part), in: range, unit: unit, option))
    }
    return numbers
  }

  mutating func integer(in range: ClosedRange<Int>) throws(FilmFailure) -> Int {
    let text = try value()
    guard let number = Int(text), range.contains(number) else {
      throw FilmFailure(
        "\(option) is \(text): it takes a whole number from \(range.lowerBound) to"
          + " \(range.upperBound).")
    }
    return number
  }

  /// Two lengths in points, as `320x200`.
  mutating func size(in range: ClosedRange<Double>) throws(FilmFailure) -> Size {
    let text = try value()
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map {
      Double($0)
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], range.contains(width),
      range.contains(height)
    else {
      throw FilmFailure(
        "\(option) is \(text): it takes a width and a height from \(readable(range.lowerBound)) to"
          + " \(readable(range.upperBound)) points, as in 320x200.")
    }
    return Size(width, height)
  }

  mutating func choice<Choice>(of choices: [(name: String, Choice)]) throws(FilmFailure) -> Choice {
    let text = try value()
    guard let choice = choices.first(where: { $0.name.lowercased() == text.lowercased() }) else {
      throw FilmFailure(
        "\(option) is \(text): it takes one of \(choices.map(\.name).joined(separator: ", ")).")
    }
    return choice.1
  }

  static func number(
    _ text: String, in range: ClosedRange<Double>, unit: String, _ option: String
  ) throws(FilmFailure) -> Double {
    // Not a number is in no range.
    guard let number = Double(text), range.contains(number) else {
      throw FilmFailure(
        "\(option) is \(text): it takes a number from \(readable(range.lowerBound)) to"
          + " \(readable(range.upperBound)) (\(unit)).")
    }
    return number
  }
}
