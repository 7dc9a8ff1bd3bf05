/// A pattern of paths: `*` and `?` within a name, `**` over folders, `[abc]`, `{a,b}`.
struct Glob {
  private let alternatives: [[[Character]]]

  /// How many patterns the braces of one may make.
  private static let maxAlternatives = 64

  init(_ pattern: String) {
    alternatives = Self.expand(Array(pattern)).prefix(Self.maxAlternatives).map { pattern in
      pattern.split(separator: "/").filter { $0 != ["."] }.map(Array.init)
    }
  }

  /// Whether a text holds anything that is not plain.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

  /// The folder that everything that matches lies in: the parts before the first that is a pattern.
  static func base(of pattern: String) -> String {
    var parts: [Substring] = []
    for part in pattern.split(separator: "/", omittingEmptySubsequences: false) {
      if isPattern(String(part)) { break }
      parts.append(part)
    }
    return parts.joined(separator: "/")
  }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return alternatives.contains { Self.matches(names, $0) }
  }

  /// Table by table, so that no pattern takes longer than its length times that of the path.
  private static func matches(_ names: [[Character]], _ pattern: [[Character]]) -> Bool {
    var reached = [true] + Array(repeating: false, count: names.count)
    for part in pattern {
      var next = Array(repeating: false, count: names.count + 1)
      if part == ["*", "*"] {
        var isOpen = false
        for index in reached.indices {
          isOpen = isOpen || reached[index]
          next[index] = isOpen
        }
      } else {
        for index in names.indices where reached[index] {
          next[index + 1] = next[index + 1] || matchesName(names[index], part)
        }
      }
      reached = next
    }
    return reached[names.count]
  }

  private static func matchesName(_ name: [Character], _ pattern: [Character]) -> Bool {
    var reached = [true] + Array(repeating: false, count: name.count)
    var position = 0
    while position < pattern.count {
      var next = Array(repeating: false, count: name.count + 1)
      if pattern[position] == "*" {
        var isOpen = false
        for index in reached.indices {
          isOpen = isOpen || reached[index]
          next[index] = isOpen
        }
        position += 1
      } else {
        var set: Set<Character>?
        var end = position + 1
        if pattern[position] == "[", let close = pattern[position...].firstIndex(of: "]") {
          set = Set(pattern[(position + 1)..<close])
          end = close + 1
        }
        for index in name.indices where reached[index] {
          let isMatch =
            set?.contains(name[index])
            ?? (pattern[position] == "?" || pattern[position] == name[index])
          if isMatch { next[index + 1] = true }
        }
        position = end
      }
      reached = next
    }
    return reached[name.count]
  }

  private static func expand(_ pattern: [Character]) -> [[Character]] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}")
    else {
      return [pattern]
    }
    var results: [[Character]] = []
    for choice in pattern[(open + 1)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    {
      guard results.count < maxAlternatives else { break }
      results += expand(Array(pattern[..<open]) + choice + Array(pattern[(close + 1)...]))
    }
    return results
  }
}
