/// The shared schemes of an Xcode project or workspace.
enum XcodeSchemes {
  static func read(in container: String, disk: ProjectDisk) -> [ProjectScheme] {
    let folder = container + "/xcshareddata/xcschemes"
    return disk.names(in: folder).filter { $0.hasSuffix(".xcscheme") }.prefix(500).compactMap {
      name in
      guard let text = try? disk.text(at: folder + "/" + name) else { return nil }
      return scheme(named: Paths.stem(of: name), text)
    }
  }

  static func scheme(named name: String, _ text: String) -> ProjectScheme {
    var launched: [String] = []
    var built: [String] = []
    var isLaunch = false
    for tag in Tags(text) {
      if tag.name == "LaunchAction" { isLaunch = !tag.closes }
      guard tag.name == "BuildableReference", let target = tag.attributes["BlueprintName"] else {
        continue
      }
      if isLaunch { launched.append(target) } else { built.append(target) }
    }
    var targets = OrderedPaths()
    for target in launched + built { targets.append(target) }
    return ProjectScheme(name: name, targets: targets.paths)
  }
}
