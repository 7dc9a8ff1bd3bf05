/// The files of an Xcode project's targets: those of build phases, and those of synchronized folders.
struct XcodeTargets {
  let objects: XcodeObjects
  let groups: XcodeGroups
  let disk: ProjectDisk
  let file: String

  /// What lies below each synchronized folder, by its identifier.
  private var contents: [String: [ProjectDisk.Entry]] = [:]
  private(set) var problems: [ProjectProblem] = []

  init(_ objects: XcodeObjects, _ groups: XcodeGroups, disk: ProjectDisk, file: String) {
    self.objects = objects
    self.groups = groups
    self.disk = disk
    self.file = file
    for id in groups.synchronized {
      guard let folder = groups.paths[id] else { continue }
      if let problem = disk.problem(with: folder, "folder", from: file) {
        problems.append(problem)
        continue
      }
      contents[id] = disk.walk(folder, &problems)
    }
  }

  /// The targets, in order, without their settings.
  mutating func targets() -> [(target: ProjectTarget, object: XcodeObjects.Object)] {
    var results: [(ProjectTarget, XcodeObjects.Object)] = []
    for id in objects.root.list("targets") {
      guard let object = objects[id] else {
        problems.append(ProjectProblem(file, "a target (\(id)) does not exist"))
        continue
      }
      guard object.isa == "PBXNativeTarget" else { continue }
      var target = ProjectTarget(
        name: object["name"] ?? id, kind: Self.kind(object["productType"] ?? ""), origin: file)
      addFiles(of: object, to: &target)
      addDependencies(of: object, to: &target)
      results.append((target, object))
    }
    return results
  }

  static func kind(_ product: String) -> ProjectTarget.Kind {
    switch product.split(separator: ".").last ?? "" {
    case "application", "on-demand-install-capable": .application
    case "framework", "static", "dynamic", "bundle": product.contains("test") ? .tests : .library
    case "unit-test", "ui-testing": .tests
    case "tool": .tool
    default:
      product.contains("test")
        ? .tests
        : product.contains("extension")
          ? .appExtension
          : product.contains("application")
            ? .application : product.contains("library") ? .library : .tool
    }
  }

  // MARK: Files

  private mutating func addFiles(of object: XcodeObjects.Object, to target: inout ProjectTarget) {
    var sources = OrderedPaths()
    var resources = OrderedPaths()
    var missing = 0
    for phase in objects.objects("buildPhases", of: object) {
      let isSources = phase.isa == "PBXSourcesBuildPhase"
      guard isSources || phase.isa == "PBXResourcesBuildPhase" else { continue }
      for build in objects.objects("files", of: phase) {
        for path in paths(of: objects[build["fileRef"]]) {
          if isSources, !FileSorting.isSource(path) {
            // Models and string catalogues are compiled, and are data to whoever runs the code.
            if FileSorting.isResource(path), disk.holds(path) { resources.append(path) }
            continue
          }
          if let problem = disk.problem(with: path, from: file) {
            missing += 1
            if missing <= 20 { problems.append(problem) }
          } else if isSources {
            sources.append(path)
          } else {
            resources.append(path)
          }
        }
      }
    }
    if missing > 20 {
      problems.append(
        ProjectProblem(
          file, "\(missing - 20) more files of \(target.name) are missing or lie outside"))
    }
    for id in groups.synchronized { addFolder(id, of: object, to: &sources, &resources) }
    target.sources = sources.paths
    target.resources = resources.paths
  }

  /// A file's path; those of all languages of a variant group.
  private func paths(of object: XcodeObjects.Object?, depth: Int = 0) -> [String] {
    guard let object, depth < 8 else { return [] }
    if object.isa == "PBXVariantGroup" {
      return objects.objects("children", of: object).flatMap { paths(of: $0, depth: depth + 1) }
    }
    return (groups.paths[object.id]).map { [$0] } ?? []
  }

  private func addFolder(
    _ id: String, of target: XcodeObjects.Object, to sources: inout OrderedPaths,
    _ resources: inout OrderedPaths
  ) {
    guard let group = objects[id], let folder = groups.paths[id], let entries = contents[id] else {
      return
    }
    let isMember = target.list("fileSystemSynchronizedGroups").contains(id)
    // The exceptions of a folder's own target leave out; those of others put in.
    var exceptions: Set<String> = []
    for set in objects.objects("exceptions", of: group)
    where set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && set["target"] == target.id
    {
      exceptions.formUnion(set.list("membershipExceptions").map { Paths.standard($0) })
    }
    guard isMember || !exceptions.isEmpty else { return }
    for entry in entries {
      let name = Paths.relative(entry.path, to: folder)
      // An exception may be a folder with all that lies in it.
      let isException =
        exceptions.contains(name) || exceptions.contains { name.hasPrefix($0 + "/") }
        || exceptions.contains { $0.hasPrefix("/Localized") && name.hasSuffix(Paths.name(of: $0)) }
      guard isMember != isException else { continue }
      if FileSorting.isSource(entry.path) {
        sources.append(entry.path)
      } else if FileSorting.isResource(entry.path) {
        resources.append(entry.path)
      }
    }
  }

  // MARK: Dependencies

  private func addDependencies(of object: XcodeObjects.Object, to target: inout ProjectTarget) {
    for dependency in objects.objects("dependencies", of: object) {
      if let product = objects[dependency["productRef"]]?["productName"] {
        target.products.append(product)
        continue
      }
      let name =
        objects[dependency["target"]]?["name"] ?? objects[dependency["targetProxy"]]?["remoteInfo"]
        ?? dependency["name"]
      if let name, name != target.name { target.dependencies.append(name) }
    }
    for product in objects.objects("packageProductDependencies", of: object) {
      if let name = product["productName"] { target.products.append(name) }
    }
    // Older projects name packages only where they are linked.
    for phase in objects.objects("buildPhases", of: object)
    where phase.isa == "PBXFrameworksBuildPhase" {
      for build in objects.objects("files", of: phase) {
        if let name = objects[build["productRef"]]?["productName"] { target.products.append(name) }
      }
    }
    target.products = Set(target.products).sorted()
  }
}
