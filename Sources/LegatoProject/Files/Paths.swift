/// Paths as texts: nothing here looks at the disk.
enum Paths {
  /// An absolute path without empty parts, `.` and `..`; one that is relative stays so.
  static func standard(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// A path below a folder, or the path itself where it is absolute.
  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? standard(path) : standard(path.isEmpty ? folder : folder + "/" + path)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name without its last ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return String(name[name.index(after: dot)...]).lowercased()
  }

  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The part of a path below a folder; the path where it lies elsewhere.
  static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
