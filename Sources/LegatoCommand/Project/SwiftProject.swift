import Foundation

/// A package on disk, with the packages beside it that it depends on: which targets there are, and
/// which of them a file needs.
struct SwiftProject {
  let root: String
  /// Its own targets.
  let targets: [SwiftTarget]
  /// Those of packages beside it.
  private let others: [SwiftTarget]

  /// What a film is linked with: a target of one of these names is never compiled beside it.
  private static let own = FilmBuildConfiguration.modules.union([
    "LegatoAudit", "LegatoDisplay", "LegatoFilm", "LegatoRaster", "LegatoResources",
    "SwiftUIMacros",
  ])

  /// - Returns: `nil` where there is no manifest.
  init?(root: String) {
    var seen: Set<String> = []
    guard let (targets, others) = Self.read(root, &seen) else { return nil }
    self.root = root
    self.targets = targets
    self.others = others
  }

  /// The package that a file is part of.
  static func containing(_ file: String) -> SwiftProject? {
    for folder in ProjectFiles.ancestors(of: file)
    where ProjectFiles.exists(folder + "/Package.swift") {
      return SwiftProject(root: folder)
    }
    return nil
  }

  private static func read(
    _ root: String, _ seen: inout Set<String>
  ) -> (targets: [SwiftTarget], others: [SwiftTarget])? {
    let real = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    guard seen.count < 32, seen.insert(real).inserted,
      let file = ProjectFiles.read(ProjectFiles.join(root, "Package.swift"))
    else { return nil }
    let manifest = ManifestReader(file.text)
    var targets = manifest.targets.compactMap { target(of: $0, in: root) }
    if targets.isEmpty { targets = folders(in: root) }
    var others: [SwiftTarget] = []
    for path in manifest.packages {
      let folder = path.hasPrefix("/") ? path : ProjectFiles.join(root, path)
      if let found = read(folder, &seen) { others += found.targets + found.others }
    }
    return (targets, others)
  }

  private static func target(of target: ManifestReader.Target, in root: String) -> SwiftTarget? {
    let usual = (target.kind == .test ? ["Tests"] : ["Sources", "Source", "src", "Plugins"]).map {
      "\($0)/\(target.name)"
    }
    // A package of one target may have its files in Sources itself.
    let places = target.path.map { [$0] } ?? usual + ["Sources"]
    let folders = places.map { place in
      place == "." || place.isEmpty
        ? root : ProjectFiles.join(root, place.hasSuffix("/") ? String(place.dropLast()) : place)
    }
    guard let folder = folders.first(where: ProjectFiles.exists) else { return nil }
    return SwiftTarget(
      name: target.name, kind: target.kind, folder: folder, sources: target.sources,
      excluded: target.excluded, resources: target.resources, copied: target.copied)
  }

  /// Where the manifest says nothing that can be read: a target for each folder of sources.
  private static func folders(in root: String) -> [SwiftTarget] {
    let sources = ProjectFiles.join(root, "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return names.sorted().compactMap { name in
      let folder = "\(sources)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { return nil }
      return SwiftTarget(name: name, folder: folder)
    }
  }

  /// The target that a file is part of: the one with the deepest folder.
  func target(of file: String) -> SwiftTarget? {
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    return targets.filter { target in
      target.kind != .tool
        && path.hasPrefix(URL(fileURLWithPath: target.folder).standardizedFileURL.path + "/")
    }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The modules of the project that files import, those first that others import.
  func modules(for files: [SourceFile], of name: String) -> [SourceModule] {
    var modules: [SourceModule] = []
    // A target that imports itself by a way round would have no end.
    var seen: Set<String> = [name]
    func add(_ files: [SourceFile]) {
      let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      for name in imports.sorted() where !Self.own.contains(name) && seen.insert(name).inserted {
        guard
          let target = (targets + others).first(where: {
            $0.moduleName == name && $0.kind == .regular
          })
        else { continue }
        let contents = target.contents
        add(contents)
        if !contents.isEmpty { modules.append(SourceModule(name: name, files: contents)) }
      }
    }
    add(files)
    return modules
  }
}

extension SwiftTarget {
  /// The name by which code imports it.
  var moduleName: String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension SourceFile {
  /// Whether it needs nothing that only tests and manifests have.
  var isCompilable: Bool {
    imports.isDisjoint(with: ["XCTest", "Testing", "PackageDescription"])
  }
}
