/// What paths of views have in common.
package enum ViewPath {
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

  package static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last step without its number.
  package static func name(_ path: String) -> String {
    let last = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return unnumbered(String(last))
  }
}
