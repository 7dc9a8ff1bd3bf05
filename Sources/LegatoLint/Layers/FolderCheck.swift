/// One module, held against its section of a table.
struct FolderCheck {
  static let rule = "folders"

  private let sources: ModuleSources
  private let module: FolderTable.Module
  /// The folder of each file that has one in the table.
  private let folders: [String: String]
  /// The needs that go from folder to folder.
  private let arrows: [Arrow]

  private struct Arrow {
    let need: FileNeed
    let from: String
    let to: String

    func isAlong(_ knotted: FolderTable.Knotted) -> Bool {
      from == knotted.from && to == knotted.to
    }
  }

  init(_ sources: ModuleSources, _ module: FolderTable.Module) {
    self.sources = sources
    self.module = module
    let folders = module.folders(of: sources.files)
    self.folders = folders
    arrows = sources.needs.compactMap { need in
      guard let from = folders[need.file], let to = folders[need.declaredIn], from != to else {
        return nil
      }
      return Arrow(need: need, from: from, to: to)
    }
  }

  var findings: [LintFinding] { unlisted + upward + unused + knot }

  // MARK: Folders

  /// Folders that the table has no line for: one finding each, at their first file.
  private var unlisted: [LintFinding] {
    var seen: Set<String> = []
    return sources.files.filter { folders[$0] == nil }.compactMap { file in
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
      guard seen.insert(folder).inserted else { return nil }
      return finding(
        file, 1, "The folder \(folder) of \(module.name) has no line in \(FolderTable.path).",
        fix: "Add one, with the folders that it may name.")
    }
  }

  /// Lines of the table that the code does not need: a folder without files, an exception that nothing uses.
  private var unused: [LintFinding] {
    let used = Set(folders.values)
    let empty = module.layers.flatMap { layer in
      layer.folders.filter { !used.contains($0) }.map {
        inTable(layer.line, "\(module.name) has no file in \($0).", fix: "Remove the folder.")
      }
    }
    let untied = module.knotted.filter { knotted in
      module.allows(knotted.from, toName: knotted.to) || !arrows.contains { $0.isAlong(knotted) }
    }
    return empty
      + untied.map {
        inTable(
          $0.line, "\($0.from) of \(module.name) needs no exception to name \($0.to).",
          fix: "Remove the line, so that the arrow cannot come back.")
      }
  }

  // MARK: Arrows

  /// Types that a folder names and may not.
  private var upward: [LintFinding] {
    let upward = arrows.filter { !module.allows($0.from, toName: $0.to) }
    return upward.compactMap { arrow in
      let knotted = module.knotted.first(where: arrow.isAlong)
      let count = upward.count { $0.from == arrow.from && $0.to == arrow.to }
      if let knotted, count <= knotted.limit { return nil }
      let need = arrow.need
      return finding(
        need.file, need.line,
        "\(arrow.from) names \(need.name) (\(need.declaredIn)), which is not below it"
          + (knotted.map { "; the table excuses \($0.limit) such names of \(count)." } ?? "."),
        fix:
          "Let \(arrow.from) own what it needs of \(need.name), as a protocol or a value, or move"
          + " one of the two files to where it belongs. A new arrow in \(FolderTable.path) is a"
          + " change of the design.")
    }
  }

  /// The largest knot, where it has more files than it may.
  private var knot: [LintFinding] {
    guard let (limit, line) = module.knot, let largest = sources.knots.first,
      largest.count > limit
    else { return [] }
    return [
      inTable(
        line,
        "\(largest.count) files of \(module.name) need each other in a circle, \(limit) may: "
          + largest.joined(separator: ", ") + ".",
        fix: "Let the lower file own what the upper one gives it, as a protocol or a value.")
    ]
  }

  // MARK: Findings

  private func finding(_ file: String, _ line: Int, _ message: String, fix: String) -> LintFinding {
    LintFinding(
      rule: Self.rule, severity: .error, file: "Sources/\(module.name)/\(file)", line: line,
      column: 1, message: message, fix: fix)
  }

  private func inTable(_ line: Int, _ message: String, fix: String) -> LintFinding {
    LintFinding(
      rule: Self.rule, severity: .error, file: FolderTable.path, line: line, column: 1,
      message: message, fix: fix)
  }
}
