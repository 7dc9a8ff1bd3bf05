/// The targets of a package whose manifest has them made by code of its own, as by the cases of an enum: by the folders in
/// `Sources`. A folder is a module where code imports its name, or where files lie in it; else those in it are.
struct PackageConvention {
  /// The package's folder, absolute.
  let folder: String
  let disk: ProjectDisk

  /// How deep modules lie in `Sources`.
  private static let deepest = 4

  /// The targets as the manifest could have declared them.
  func targets(_ problems: inout [ProjectProblem]) -> [PackageManifest.Target] {
    let places = ["Sources", "Source", "src"].map { folder + "/" + $0 }
    guard let sources = places.first(where: ProjectDisk.isFolder) else { return [] }
    var imports: Set<String> = []
    for entry in disk.walk(sources, &problems) where FileSorting.isSource(entry.path) {
      if let text = try? disk.text(at: entry.path) {
        imports.formUnion(ImportLines.names(in: text))
      }
    }
    var found: [PackageManifest.Target] = []
    look(sources, depth: 1, imports, &found)
    return found
  }

  private func look(
    _ place: String, depth: Int, _ imports: Set<String>, _ found: inout [PackageManifest.Target]
  ) {
    for name in disk.names(in: place).sorted() {
      let path = place + "/" + name
      guard ProjectDisk.isFolder(path), disk.holds(path), !name.hasPrefix(".") else { continue }
      let holdsFiles = disk.names(in: path).contains { FileSorting.isSource(path + "/" + $0) }
      if holdsFiles || imports.contains(ProjectTarget.moduleName(of: name)) {
        var target = PackageManifest.Target(name: name, kind: .library, line: 1)
        target.path = Paths.relative(path, to: folder)
        found.append(target)
      } else if depth < Self.deepest {
        look(path, depth: depth + 1, imports, &found)
      }
    }
  }
}
