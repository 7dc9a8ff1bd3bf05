import Foundation

/// Reads an `.xcodeproj`.
enum XcodeProject {
  /// - Parameter path: the `.xcodeproj`, absolute.
  /// - Throws: where its project file cannot be read at all.
  static func read(_ path: String, disk: ProjectDisk) throws(ProjectProblem) -> Project {
    let file = path + "/project.pbxproj"
    let objects = try XcodeObjects(PropertyList(try disk.data(at: file), path: file), path: file)
    var folder = Paths.folder(of: path)
    if let inner = objects.root["projectDirPath"], !inner.isEmpty {
      folder = Paths.join(folder, inner)
    }
    let groups = XcodeGroups(objects, folder: folder, file: file, disk: disk)
    var reader = XcodeTargets(objects, groups, disk: disk, file: file)
    let settings = XcodeSettings(objects, groups, disk: disk, file: file)
    var project = Project(kind: .xcode, root: Paths.folder(of: path), name: Paths.stem(of: path))
    let targets = reader.targets()
    project.problems = groups.problems + reader.problems
    for (target, object) in targets {
      var target = target
      var values = settings.settings(of: object, &project.problems)
      values["SRCROOT"] = nil
      values["PROJECT_DIR"] = nil
      target.apply(values, folder: folder, disk: disk, &project.problems)
      project.targets.append(target)
    }
    project.problems = ProjectProblem.once(project.problems)
    project.packages = packages(objects, groups, folder: folder)
    project.schemes = XcodeSchemes.read(in: path, disk: disk)
    return project
  }

  private static func packages(_ objects: XcodeObjects, _ groups: XcodeGroups, folder: String)
    -> [PackageReference]
  {
    var packages: [PackageReference] = []
    for reference in objects.objects("packageReferences", of: objects.root) {
      if let url = reference["repositoryURL"] {
        packages.append(PackageReference(name: Paths.stem(of: url), location: .remote(url)))
      } else if let path = reference["relativePath"] {
        packages.append(
          PackageReference(name: Paths.name(of: path), location: .local(Paths.join(folder, path))))
      }
    }
    // Before Xcode 15 a local package was a folder among the files.
    for path in groups.paths.values.sorted()
    where !packages.contains(where: { $0.location == .local(path) })
      && ProjectDisk.exists(path + "/Package.swift")
    {
      packages.append(PackageReference(name: Paths.name(of: path), location: .local(path)))
    }
    return packages
  }
}

extension ProjectTarget {
  /// Takes over what settings say: the module's name, the platforms, the `Info.plist`.
  mutating func apply(
    _ values: [String: String], folder: String, disk: ProjectDisk,
    _ problems: inout [ProjectProblem]
  ) {
    settings = BuildSettings(values)
    if let name = values["PRODUCT_MODULE_NAME"], !name.isEmpty {
      moduleName = Self.moduleName(of: name)
    } else if let name = values["PRODUCT_NAME"], !name.isEmpty {
      moduleName = Self.moduleName(of: name)
    }
    let supported = values["SUPPORTED_PLATFORMS"] ?? values["SDKROOT"] ?? ""
    for (sdk, platform) in [
      ("iphone", "iOS"), ("macosx", "macOS"), ("watch", "watchOS"), ("appletv", "tvOS"),
      ("xros", "visionOS"),
    ] where supported.contains(sdk) || (supported == "auto" && sdk == "iphone") {
      platforms.insert(platform)
    }
    for (key, value) in values where key.hasPrefix("INFOPLIST_KEY_") {
      info[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
    }
    if let path = values["INFOPLIST_FILE"], !path.isEmpty {
      readInfo(Paths.join(folder, path), values, disk: disk, &problems)
    }
  }

  mutating func readInfo(
    _ path: String, _ values: [String: String], disk: ProjectDisk,
    _ problems: inout [ProjectProblem]
  ) {
    do {
      let list = try PropertyList(try disk.data(at: path), path: path)
      let names = SettingsTable(values)
      for (key, value) in list.table ?? [:] {
        if let text = value.text { info[key] = names.expand(text) }
      }
      fonts = (list["UIAppFonts"]?.list ?? []).compactMap(\.text)
    } catch {
      problems.append(error)
    }
  }
}

extension ProjectProblem {
  /// The problems, each once.
  static func once(_ problems: [ProjectProblem]) -> [ProjectProblem] {
    var seen: Set<String> = []
    return problems.filter { seen.insert($0.description).inserted }
  }
}
