/// A function's type in source, without white space: how many values it takes, and the type that it answers.
struct FunctionShape {
  private let parameterCount: Int
  let answer: String

  /// - Parameter type: a type, as in `@Sendable(Int,String)asyncthrows->Bool`.
  /// - Returns: `nil` where it is not a function's; also of one that is optional.
  init?(_ type: String) {
    var rest = type[...]
    if rest.hasPrefix("("), rest.hasSuffix(")"), let whole = Self.parenthesised(rest),
      whole.endIndex == rest.index(before: rest.endIndex), let inner = FunctionShape(String(whole))
    {
      self = inner
      return
    }
    while rest.first == "@" {
      guard let attribute = Self.attributes.first(where: { rest.dropFirst().hasPrefix($0) }) else {
        return nil
      }
      rest = rest.dropFirst(1 + attribute.count)
    }
    guard rest.first == "(", let parameters = Self.parenthesised(rest) else { return nil }
    rest = rest[parameters.endIndex...].dropFirst()
    for effect in ["async", "throws", "rethrows"] where rest.hasPrefix(effect) {
      rest = rest.dropFirst(effect.count)
      if rest.first == "(", let error = Self.parenthesised(rest) {
        rest = rest[error.endIndex...].dropFirst()
      }
    }
    guard rest.starts(with: "->") else { return nil }
    answer = String(rest.dropFirst(2))
    parameterCount = Self.count(parameters)
  }

  /// A function that leaves what it is given alone.
  func closure(answering value: String) -> String {
    let names = Array(repeating: "_", count: parameterCount).joined(separator: ", ")
    let body = value == "()" ? "" : value + " "
    return names.isEmpty ? "{ \(body)}" : "{ \(names) in \(body)}"
  }

  private static let attributes = ["escaping", "Sendable", "MainActor", "concurrent"]

  /// What stands between the first parenthesis and the one that closes it.
  private static func parenthesised(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
      default: break
      }
    }
    return nil
  }

  /// How many types are listed.
  private static func count(_ list: Substring) -> Int {
    if list.isEmpty { return 0 }
    var depth = 0
    var count = 1
    var last: Character = " "
    for character in list {
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where last == "-": break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0: count += 1
      default: break
      }
      last = character
    }
    return count
  }
}
