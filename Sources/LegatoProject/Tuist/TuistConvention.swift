/// The targets of a Tuist project whose manifest has them made by functions of its own: by the folders that such projects lie
/// in. `Sources` is a module, as is an `Interface` or a `Testing` beside it; an `Example` is an app.
///
/// A module is called what code imports: the names of the folders above it, as many as it takes, in a row.
struct TuistConvention {
  /// The project's folder and the workspace's, absolute.
  let folder: String
  let root: String
  /// What the manifest calls the project; `nil` where it is made by code, too.
  let name: String?
  /// The names of all modules that code in the workspace imports.
  private let imports: Set<String>
  private let disk: ProjectDisk

  /// Folders whose names say nothing of what is in them.
  private static let plain: Set<String> = [
    "Projects", "Modules", "Targets", "Packages", "Sources", "Source",
  ]
  private static let leftOut: Set<String> = [
    "Tuist", "Plugin", "Plugins", "Pods", "Carthage", "build", "DerivedData", "Derived", "Tests",
    "UnitTests", "UITests", "Resources", "Templates",
  ]

  init(_ folder: String, named name: String?, disk: ProjectDisk) {
    self.folder = folder
    self.name = name
    self.disk = disk
    root = Self.root(above: folder, disk)
    var problems: [ProjectProblem] = []
    var imports: Set<String> = []
    for entry in disk.walk(root, &problems) where FileSorting.isSource(entry.path) {
      if let text = try? disk.text(at: entry.path) {
        imports.formUnion(ImportLines.names(in: text))
      }
    }
    self.imports = imports
  }

  private static func root(above folder: String, _ disk: ProjectDisk) -> String {
    var place = folder
    for _ in 0..<8 where place != "/" && disk.holds(place) {
      if ProjectDisk.exists(place + "/Workspace.swift") || ProjectDisk.isFolder(place + "/Tuist") {
        return place
      }
      place = Paths.folder(of: place)
    }
    return folder
  }

  // MARK: Targets

  func targets(_ problems: inout [ProjectProblem]) -> [ProjectTarget] {
    var found: [ProjectTarget] = []
    look(folder, depth: 0, &found, &problems)
    if found.isEmpty, let whole = target(of: folder, base: folder, suffix: "", &problems) {
      found.append(whole)
    }
    return found
  }

  private func look(
    _ place: String, depth: Int, _ found: inout [ProjectTarget], _ problems: inout [ProjectProblem]
  ) {
    for name in disk.names(in: place).sorted() {
      let path = place + "/" + name
      guard ProjectDisk.isFolder(path), disk.holds(path), !name.hasPrefix("."),
        !Self.leftOut.contains(name), !name.hasSuffix("Tests"),
        // What has a manifest is a project of its own.
        !["Project.swift", "Package.swift"].contains(where: {
          ProjectDisk.exists(path + "/" + $0)
        })
      else { continue }
      switch name {
      case "Sources", "Source", "Src":
        if let target = target(of: path, base: place, suffix: "", &problems) {
          found.append(target)
        }
      case "Interface", "Interfaces", "Testing":
        let sources = ProjectDisk.isFolder(path + "/Sources") ? path + "/Sources" : path
        if let target = target(of: sources, base: place, suffix: name, &problems) {
          found.append(target)
        }
      case "Example", "Examples", "Demo":
        let sources = ProjectDisk.isFolder(path + "/Sources") ? path + "/Sources" : path
        if let target = target(of: sources, base: place, suffix: name, &problems) {
          found.append(target)
        }
      default:
        if depth < 4 { look(path, depth: depth + 1, &found, &problems) }
      }
    }
  }

  /// - Parameters:
  ///   - base: the folder that it is called after.
  ///   - suffix: what is added to that name.
  /// - Returns: `nil` where there is no code.
  private func target(
    of sources: String, base: String, suffix: String, _ problems: inout [ProjectProblem]
  ) -> ProjectTarget? {
    var files = OrderedPaths()
    var resources = OrderedPaths()
    var isApp = false
    let isWhole = sources == folder
    for entry in disk.walk(sources, &problems) {
      let isLeftOut = Paths.relative(entry.path, to: sources).split(separator: "/").dropLast()
        .contains { Self.leftOut.contains(String($0)) || $0.hasSuffix("Tests") }
      if FileSorting.isSource(entry.path) {
        guard !isWhole || (!isLeftOut && Paths.folder(of: entry.path) != folder) else { continue }
        files.append(entry.path)
        isApp = isApp || ((try? disk.text(at: entry.path))?.contains("@main") ?? false)
      } else if FileSorting.isResource(entry.path) {
        resources.append(entry.path)
      }
    }
    guard !files.paths.isEmpty else { return nil }
    if !isWhole {
      for entry in disk.walk(Paths.folder(of: sources) + "/Resources", &problems)
      where FileSorting.isResource(entry.path) { resources.append(entry.path) }
    }
    let names = names(of: base, suffix)
    let own = base == folder && suffix.isEmpty ? name : nil
    let called = names.first(where: imports.contains) ?? own ?? names.last ?? "App"
    var target = ProjectTarget(
      name: called, kind: isApp ? .application : .library, origin: folder + "/Project.swift")
    target.sources = files.paths
    target.resources = resources.paths
    target.settings = BuildSettings(["TARGET_NAME": called, "PRODUCT_NAME": called])
    return target
  }

  /// What the module of a folder may be called, the longest name first.
  private func names(of base: String, _ suffix: String) -> [String] {
    let parts = Paths.relative(base, to: root).split(separator: "/").map(String.init)
      .filter { !Self.plain.contains($0) && base != root }
    return parts.indices.map { parts[$0...].joined() + suffix }
  }
}
