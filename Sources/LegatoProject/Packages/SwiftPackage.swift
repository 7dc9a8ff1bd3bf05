/// Reads a Swift package or an app playground.
enum SwiftPackage {
  /// - Parameter folder: the folder with the manifest, absolute.
  /// - Throws: where there is no manifest that can be read.
  static func read(_ folder: String, disk: ProjectDisk) throws(ProjectProblem) -> Project {
    let file = folder + "/Package.swift"
    let manifest = PackageManifest(try disk.text(at: file), folder: folder)
    let isPlayground = folder.hasSuffix(".swiftpm") || !manifest.appTargets.isEmpty
    var project = Project(
      kind: isPlayground ? .playground : .package, root: folder, name: Paths.stem(of: folder))
    project.packages = manifest.packages
    var all = manifest.targets
    // What its targets are made with, such as a plugin, may stand in it all the same.
    let isMade = all.allSatisfy { $0.kind == .tool }
    if isMade {
      all = PackageConvention(folder: folder, disk: disk).targets(&project.problems)
      for index in all.indices { all[index].settings = manifest.settings }
    }
    for declared in all {
      guard let place = place(of: declared, in: folder, isOnly: all.count == 1) else {
        if declared.kind != .tool {
          project.problems.append(
            ProjectProblem(
              file, line: declared.line, "the folder of the target \(declared.name) does not exist")
          )
        }
        continue
      }
      if let problem = disk.problem(with: place, "folder", from: file, line: declared.line) {
        project.problems.append(problem)
        continue
      }
      var target = ProjectTarget(name: declared.name, kind: declared.kind, origin: file)
      if manifest.appTargets.contains(declared.name) { target.kind = .application }
      target.settings = declared.settings
      target.settings["IPHONEOS_DEPLOYMENT_TARGET"] = manifest.deploymentTarget
      target.platforms = manifest.platforms
      let known = Set(all.map(\.name))
      target.dependencies = declared.dependencies.filter(known.contains)
      target.products = declared.products + declared.dependencies.filter { !known.contains($0) }
      addFiles(
        of: declared, at: place, to: &target, disk: disk, others: all, in: folder, &project.problems
      )
      project.targets.append(target)
    }
    if isMade, manifest.targets.isEmpty || !project.targets.isEmpty {
      let found = all.map(\.name).joined(separator: ", ")
      project.problems.append(
        ProjectProblem(
          file,
          "no target stands in it as plain text: the manifest is read, not run"
            + (found.isEmpty ? "" : "; the folders in it are taken for targets: \(found)")))
    }
    return project
  }

  private static func place(of target: PackageManifest.Target, in folder: String, isOnly: Bool)
    -> String?
  {
    if let path = target.path { return Paths.join(folder, path) }
    let usual = target.kind == .tests ? ["Tests"] : ["Sources", "Source", "src", "Plugins"]
    let places =
      usual.map { "\(folder)/\($0)/\(target.name)" }
      + (isOnly ? usual.map { "\(folder)/\($0)" } : [])
    return places.first { ProjectDisk.isFolder($0) }
  }

  private static func addFiles(
    of declared: PackageManifest.Target, at place: String, to target: inout ProjectTarget,
    disk: ProjectDisk,
    others: [PackageManifest.Target], in folder: String, _ problems: inout [ProjectProblem]
  ) {
    let excluded = declared.excluded.map { Paths.join(place, $0) }
    // The folders of other targets may lie inside.
    let nested = others.filter { $0.name != declared.name }.compactMap {
      self.place(of: $0, in: folder, isOnly: false)
    }
    .filter { $0 != place && Paths.isBelow($0, place) }
    let chosen = declared.sources.map { Paths.join(place, $0) }
    let copied = declared.resources.map { Paths.join(place, $0) }
    for entry in disk.walk(place, &problems) {
      guard !(excluded + nested).contains(where: { Paths.isBelow(entry.path, $0) }) else {
        continue
      }
      if FileSorting.isSource(entry.path) {
        guard Paths.name(of: entry.path) != "Package.swift" else { continue }
        if chosen.isEmpty || chosen.contains(where: { Paths.isBelow(entry.path, $0) }) {
          target.sources.append(entry.path)
        }
      } else if copied.contains(where: { Paths.isBelow(entry.path, $0) })
        || ["xcassets", "xcstrings", "strings", "stringsdict"].contains(
          Paths.ending(of: entry.path))
      {
        target.resources.append(entry.path)
      }
    }
  }
}
