/// Imports of a part of a module, as in `import CoreImage.CIFilterBuiltins`. What Apple's headers have in parts is one module
/// here.
enum SubmoduleImports {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  /// The text with the names of parts as blanks: nothing changes its place. `import struct Kit.Card` stays.
  static func blanked(in text: String) -> String {
    guard text.hasBytes(of: "import ") else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      let line = lines[index]
      guard let range = line.firstRange(of: "import "),
        line[..<range.lowerBound].allSatisfy({
          $0 == " " || $0 == "@" || $0 == "_" || $0.isASCII && $0.isLetter
        }),
        case let path = line[range.upperBound...].prefix(while: { !$0.isWhitespace && $0 != ";" }),
        !kinds.contains(path), let point = path.firstIndex(of: ".")
      else { continue }
      let blanks = String(repeating: " ", count: path[point...].utf8.count)
      lines[index] = line[..<point] + blanks + line[path.endIndex...]
    }
    return lines.joined(separator: "\n")
  }
}
