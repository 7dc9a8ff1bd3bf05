/// Holds the folders of modules against a table of their layers: see ``FolderTable``.
package enum FolderLint {
  /// What is wrong with a module and with its part of the table, in the order of the files and of their lines.
  package static func findings(
    in sources: ModuleSources, _ module: FolderTable.Module
  ) -> [LintFinding] {
    FolderCheck(sources, module).findings
  }

  /// Reads a module and checks it.
  ///
  /// - Parameter root: the package's folder.
  package static func findings(in module: FolderTable.Module, root: String) -> [LintFinding] {
    let folder = "\(root)/Sources/\(module.name)"
    guard let sources = ModuleSources(name: module.name, folder: folder) else {
      return [
        LintFinding(
          rule: FolderCheck.rule, severity: .error, file: FolderTable.path, line: module.line,
          column: 1,
          message: "There is no module \(module.name), or a file of it cannot be read.",
          fix: "Remove its section, or restore the module.")
      ]
    }
    return findings(in: sources, module)
  }
}
