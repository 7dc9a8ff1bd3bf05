import Foundation
import SwiftParser
import SwiftSyntax

/// The sources of a module, and which of its files need which.
///
/// A file needs another one of whose types it mentions the name: see ``TypeMentions``. Names that several files
/// declare at their top level are left out, as are functions, and the members that extensions give to types
/// of other files: no name says where those are. What is found is therefore the least that a file needs.
package struct ModuleSources: Sendable {
  /// The module's name.
  package let name: String
  /// The paths of its files from the module's folder, in order.
  package let files: [String]
  /// In the order of the files, of the lines and of the names.
  package let needs: [FileNeed]

  /// - Parameters:
  ///   - name: the module's name.
  ///   - sources: the text of each file, by its path from the module's folder.
  package init(name: String, sources: [String: String]) {
    self.name = name
    files = sources.keys.sorted()
    let trees = files.map { Parser.parse(source: sources[$0] ?? "") }
    let types = trees.map(DeclaredTypes.init)
    var places: [String: [String]] = [:]
    var nested: [String: Set<String>] = [:]
    for (file, types) in zip(files, types) {
      for name in types.visible { places[name, default: []].append(file) }
      nested.merge(types.nested) { $0.union($1) }
    }
    let homes = places.compactMapValues { $0.count == 1 ? $0[0] : nil }
    let all = Set(homes.keys)
    var needs: [FileNeed] = []
    for (index, file) in files.enumerated() {
      let mentions = TypeMentions(
        of: all, except: types[index].visible.union(types[index].hidden), module: name,
        nested: nested,
        converter: SourceLocationConverter(fileName: file, tree: trees[index]))
      mentions.walk(trees[index])
      needs += mentions.lines.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        .compactMap { name, line in
          homes[name].map { FileNeed(file: file, line: line, name: name, declaredIn: $0) }
        }
    }
    self.needs = needs
  }

  /// The sets of files in which each needs every other, the largest first.
  package var knots: [[String]] {
    let needs = Dictionary(grouping: needs, by: \.file).mapValues { Set($0.map(\.declaredIn)) }
    return Knots.find(files, needs: needs)
  }

  /// Reads a module's files.
  ///
  /// - Parameter folder: the module's folder.
  /// - Returns: `nil` where there is no such folder, or a file of it cannot be read.
  package init?(name: String, folder: String) {
    guard let paths = SwiftFiles.files(at: folder) else { return nil }
    var sources: [String: String] = [:]
    for path in paths {
      guard let text = SwiftFiles.text(of: path) else { return nil }
      sources[String(path.dropFirst(folder.count + 1))] = text
    }
    self.init(name: name, sources: sources)
  }
}
