import LegatoFilm
import LegatoSlices

/// What is compiled in the place of modules that are not there: the folders that were named, and a shelf of small ones
/// that come along.
struct StandIns: Equatable, Sendable {
  /// Folders, by the names of modules.
  var folders: [String: String] = [:]

  /// The sources that stand in for a module; `nil` where there are none.
  ///
  /// - Parameter texts: the files that may import it. Of symbols there are thousands: those are made that are named.
  func module(_ name: String, for texts: () -> [String]) -> SourceModuleText? {
    if let folder = folders[name] {
      let files = ProjectFiles.swiftFiles(at: folder).compactMap(ProjectFiles.read)
      return SourceModuleText(
        name: name, files: files.map { SourceText(path: $0.path, text: $0.text) })
    }
    return StandInShelf.text(of: name).map { text in
      let text = name == "SFSafeSymbols" ? text + Self.symbols(in: texts()) : text
      return SourceModuleText(
        name: name, files: [.standIn(for: name, text)])
    }
  }

  /// A constant for each name behind a dot in files that have to do with symbols: `.starFill` is found by it. Members need no
  /// import where another file of the module has it.
  private static func symbols(in texts: [String]) -> String {
    var names: Set<String> = []
    for text in texts
    where ["SFSafeSymbols", "SFSymbol", "systemSymbol"].contains(where: text.contains) {
      for match in text.matches(of: /\.([a-z_][A-Za-z0-9]*)/) {
        names.insert(String(match.output.1))
      }
    }
    names.subtract([
      "rawValue", "init", "self", "default", "in", "is", "as", "for", "if", "case", "repeat",
      "return", "allSymbols",
    ])
    let constants = names.sorted().map {
      "  public static let `\($0)` = SFSymbol(named: \"\($0)\")"
    }
    return "\nextension SFSymbol {\n" + constants.joined(separator: "\n") + "\n}\n"
  }
}
