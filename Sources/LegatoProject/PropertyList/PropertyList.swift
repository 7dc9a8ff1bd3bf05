import Foundation

/// A value of a property list: what project files and `Info.plist`s hold.
enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  subscript(key: String) -> PropertyList? { table?[key] }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [PropertyList] {
    if case .list(let list) = self { list } else { [] }
  }

  var table: [String: PropertyList]? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The texts of a list; a text alone is a list of one.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// Reads a list in the form of its own: text, XML or binary.
  ///
  /// - Throws: with the line, where it is broken.
  init(_ data: Data, path: String) throws(ProjectProblem) {
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
      || data.starts(with: Array("\u{FEFF}<?xml".utf8))
      || data.starts(with: Array("<!DOCTYPE".utf8))
      || data.starts(with: Array("<plist".utf8))
    {
      guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
        throw ProjectProblem(path, "it is not a property list that can be read")
      }
      self = Self(foundation: value, depth: 0)
      return
    }
    var parser = PropertyListParser(Array(data), path: path)
    self = try parser.parse()
  }

  private init(foundation value: Any, depth: Int) {
    switch value {
    case _ where depth > 64: self = .text("")
    case let table as [String: Any]:
      self = .table(table.mapValues { Self(foundation: $0, depth: depth + 1) })
    case let list as [Any]: self = .list(list.map { Self(foundation: $0, depth: depth + 1) })
    case let text as String: self = .text(text)
    case let flag as Bool: self = .text(flag ? "YES" : "NO")
    default: self = .text("\(value)")
    }
  }
}
