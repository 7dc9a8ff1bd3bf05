import Foundation

/// Holds the folders of modules against a table of their layers: see ``FolderTable``.
package enum FolderLint {
  package static let rule = "folders"
  /// Where the table of this package lies, from its root.
  package static let table = "Documentation/folders.txt"

  /// What is wrong with the modules of a package.
  ///
  /// - Parameter root: the package's folder.
  /// - Throws: a ``FolderTable/Fault`` where the table is none, and an error where it cannot be read.
  package static func findings(root: String) throws -> [LintFinding] {
    let text = try String(contentsOfFile: "\(root)/\(table)", encoding: .utf8)
    return try FolderTable(text).modules.flatMap { module in
      guard
        let sources = ModuleSources(
          name: module.name, folder: "\(root)/Sources/\(module.name)")
      else {
        return [
          inTable(
            module.line, "There is no module \(module.name) that can be read.",
            fix: "Take its lines out.")
        ]
      }
      return findings(in: sources, module)
    }
  }

  /// What is wrong with a module, in the order of its files; what is wrong with the table at the end.
  package static func findings(
    in sources: ModuleSources, _ module: FolderTable.Module
  ) -> [LintFinding] {
    unknown(sources, module) + upward(sources, module) + left(sources, module)
      + knot(sources, module)
  }

  // MARK: Arrows

  /// What names something that its folder may not name.
  private static func upward(
    _ sources: ModuleSources, _ module: FolderTable.Module
  ) -> [LintFinding] {
    let needs = arrows(sources, module).filter { need, from, to in
      !module.allows(from, toName: to)
        && !module.knotted.contains { $0.from == from && $0.to == to }
    }
    return needs.map { need, from, to in
      LintFinding(
        rule: rule, severity: .error, file: "Sources/\(module.name)/\(need.file)",
        line: need.line, column: 1,
        message: "\(from) names \(need.name) of \(need.declaredIn), which is not below it.",
        fix:
          "Let \(from) own what it needs of it, as a protocol or a value, or move one of the two"
          + " to where it belongs. A new arrow in \(table) is a change of the design.")
    }
  }

  /// The needs that go from folder to folder.
  private static func arrows(
    _ sources: ModuleSources, _ module: FolderTable.Module
  ) -> [(need: FileNeed, from: String, to: String)] {
    var folders: [String: String] = [:]
    for file in sources.files { folders[file] = module.folder(of: file) }
    return sources.needs.compactMap { need in
      guard let from = folders[need.file], let to = folders[need.declaredIn], from != to else {
        return nil
      }
      return (need, from, to)
    }
  }

  // MARK: The table

  /// Folders without a line, and lines without a folder.
  private static func unknown(
    _ sources: ModuleSources, _ module: FolderTable.Module
  ) -> [LintFinding] {
    var seen: Set<String> = []
    var used: Set<String> = []
    var findings: [LintFinding] = []
    for file in sources.files {
      if let folder = module.folder(of: file) {
        used.insert(folder)
        continue
      }
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      guard seen.insert(folder).inserted else { continue }
      findings.append(
        LintFinding(
          rule: rule, severity: .error, file: "Sources/\(module.name)/\(file)", line: 1, column: 1,
          message: "\(folder) of \(module.name) has no line in \(table).",
          fix: "Write one, with the folders that it may name."))
    }
    return findings
      + module.layers.flatMap { layer in
        layer.folders.filter { !used.contains($0) }.map {
          inTable(
            layer.line, "\(module.name) has no file in \($0).", fix: "Take the folder out.")
        }
      }
  }

  /// Arrows against the layers that nothing needs any longer.
  private static func left(
    _ sources: ModuleSources, _ module: FolderTable.Module
  ) -> [LintFinding] {
    let arrows = arrows(sources, module)
    return module.knotted.filter { knotted in
      module.allows(knotted.from, toName: knotted.to)
        || !arrows.contains { $0.from == knotted.from && $0.to == knotted.to }
    }.map {
      inTable(
        $0.line, "\($0.from) of \(module.name) does not need \($0.to) as an exception.",
        fix: "Take the line out, so that it does not come back.")
    }
  }

  /// More files that need each other in a circle than may.
  private static func knot(
    _ sources: ModuleSources, _ module: FolderTable.Module
  ) -> [LintFinding] {
    guard let (limit, line) = module.knot, let largest = sources.knots.first,
      largest.count > limit
    else { return [] }
    return [
      inTable(
        line,
        "\(largest.count) files of \(module.name) need each other in a circle, and \(limit) may: "
          + largest.joined(separator: ", ") + ".",
        fix:
          "Let the lower of two files own what the upper one gives it, as a protocol or a value.")
    ]
  }

  private static func inTable(_ line: Int, _ message: String, fix: String) -> LintFinding {
    LintFinding(
      rule: rule, severity: .error, file: table, line: line, column: 1, message: message, fix: fix)
  }
}
