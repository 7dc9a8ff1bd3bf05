/// What paths of views have in common.
package enum PathOps {
  /// The path without the numbers of rows and branches, so that a hundred rows have one.
  package static func unnumbered(_ path: String) -> String {
    var result = ""
    var depth = 0
    for character in path {
      if character == "[" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == "]" { depth = max(0, depth - 1) }
    }
    return result
  }

  /// Whether `path` is `ancestor` or below it.
  package static func isWithin(_ path: String, _ ancestor: String) -> Bool {
    path == ancestor || ancestor.isEmpty || path.hasPrefix(ancestor + "/")
      || path.hasPrefix(ancestor + "[")
  }

  /// Whether two views stand at the same place of the same container, as the branches of a condition
  /// do: where their paths part, the steps have the same number, or none.
  package static func areInOnePlace(_ one: String, _ other: String) -> Bool {
    for (a, b) in zip(one.split(separator: "/"), other.split(separator: "/")) where a != b {
      return a.firstIndex(of: "[").map { a[$0...] } == b.firstIndex(of: "[").map { b[$0...] }
    }
    return one == other
  }

  package static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last step without its number.
  package static func name(_ path: String) -> String {
    let last = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return unnumbered(String(last))
  }
}
