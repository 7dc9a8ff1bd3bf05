/// Reads an XcodeGen `project.yml`.
enum XcodeGenProject {
  /// - Parameter path: the description, absolute.
  static func read(_ path: String, disk: ProjectDisk) throws(ProjectProblem) -> Project {
    var problems: [ProjectProblem] = []
    let spec = try XcodeGenSpec.read(path, disk: disk, &problems)
    let root = Paths.folder(of: path)
    var project = Project(
      kind: .xcodeGen, root: root, name: spec["name"]?.text ?? Paths.name(of: root))
    let builder = Builder(spec: spec, root: root, file: path, disk: disk)
    for pair in spec["targets"]?.pairs ?? [] {
      project.targets += builder.targets(pair.key, pair.value, &problems)
    }
    for pair in spec["packages"]?.pairs ?? [] {
      if let local = pair.value["path"]?.text {
        project.packages.append(
          PackageReference(name: pair.key, location: .local(Paths.join(root, local))))
      } else if let url = pair.value["url"]?.text ?? pair.value["github"]?.text {
        project.packages.append(PackageReference(name: pair.key, location: .remote(url)))
      }
    }
    for local in spec["localPackages"]?.texts ?? [] {
      project.packages.append(
        PackageReference(name: Paths.name(of: local), location: .local(Paths.join(root, local))))
    }
    for pair in spec["schemes"]?.pairs ?? [] {
      let built = pair.value["build"]?["targets"]?.pairs.map(\.key) ?? []
      project.schemes.append(ProjectScheme(name: pair.key, targets: built))
    }
    project.problems = ProjectProblem.once(problems)
    return project
  }

  private struct Builder {
    let spec: YAML
    let root: String
    let file: String
    let disk: ProjectDisk

    /// A target; one for each platform where it names several.
    func targets(_ name: String, _ declared: YAML, _ problems: inout [ProjectProblem])
      -> [ProjectTarget]
    {
      var names: [String] = []
      let value = withTemplates(declared, name: name, depth: 0, &names, &problems)
      let platforms = value["platform"]?.texts ?? []
      guard platforms.count > 1 else { return [target(name, value, platforms.first, &problems)] }
      return platforms.map { platform in
        let suffix = value["platformSuffix"]?.text ?? "_\(platform)"
        var target = target(
          name + suffix, Self.filled(value, ["platform": platform]), platform, &problems)
        target.moduleName =
          target.settings["PRODUCT_MODULE_NAME"] ?? ProjectTarget.moduleName(of: name)
        return target
      }
    }

    /// A target's own description over those of its templates, with their names filled in.
    private func withTemplates(
      _ value: YAML, name: String, depth: Int, _ names: inout [String],
      _ problems: inout [ProjectProblem]
    ) -> YAML {
      var base = YAML.table([])
      for template in value["templates"]?.texts ?? [] {
        guard depth < 16, !names.contains(template) else {
          problems.append(ProjectProblem(file, "the template \(template) uses itself"))
          continue
        }
        guard let found = spec["targetTemplates"]?[template] else {
          problems.append(
            ProjectProblem(
              file, "the target \(name) uses the template \(template), which does not exist"))
          continue
        }
        names.append(template)
        base = XcodeGenSpec.merge(
          withTemplates(found, name: name, depth: depth + 1, &names, &problems), onto: base,
          depth: 0)
      }
      var values = ["target_name": name]
      for pair in value["templateAttributes"]?.pairs ?? [] { values[pair.key] = pair.value.text }
      return Self.filled(XcodeGenSpec.merge(value, onto: base, depth: 0), values)
    }

    private static func filled(_ value: YAML, _ values: [String: String]) -> YAML {
      switch value {
      case .text(let text):
        var text = text
        guard text.contains("${") else { return value }
        for (name, value) in values {
          text = text.split(separator: "${\(name)}", omittingEmptySubsequences: false).joined(
            separator: value)
        }
        return .text(text)
      case .list(let list): return .list(list.map { filled($0, values) })
      case .table(let pairs):
        return .table(pairs.map { YAML.Pair(key: $0.key, value: filled($0.value, values)) })
      case .null: return .null
      }
    }

    private func target(
      _ name: String, _ value: YAML, _ platform: String?, _ problems: inout [ProjectProblem]
    ) -> ProjectTarget {
      let type = value["type"]?.text ?? ""
      let product = type.hasPrefix("com.apple") ? type : "com.apple.product-type." + type
      var target = ProjectTarget(name: name, kind: XcodeTargets.kind(product), origin: file)
      var table = SettingsTable([
        "TARGET_NAME": name, "PRODUCT_NAME": name, "CONFIGURATION": "Debug",
      ])
      for owner in [spec, value] {
        if let config = owner["configFiles"]?["Debug"]?.text
          ?? owner["configFiles"]?.pairs.first?.value.text
        {
          table.apply(
            XCConfig(Paths.join(root, config), disk: disk, &problems).settings,
            configuration: "Debug")
        }
        table.apply(settings(owner["settings"], depth: 0), configuration: "Debug")
      }
      if let deployment = value["deploymentTarget"] {
        let version = deployment.text ?? deployment["iOS"]?.text
        if let version { table.values["IPHONEOS_DEPLOYMENT_TARGET"] = version }
      } else if let version = spec["options"]?["deploymentTarget"]?["iOS"]?.text {
        table.values["IPHONEOS_DEPLOYMENT_TARGET"] =
          table.values["IPHONEOS_DEPLOYMENT_TARGET"] ?? version
      }
      let info = value["info"]
      // The file of `info` is made by XcodeGen, and may not be there.
      target.apply(table.expanded(), folder: root, disk: disk, &problems)
      for pair in info?["properties"]?.pairs ?? [] {
        if let text = pair.value.text { target.info[pair.key] = table.expand(text) }
      }
      target.fonts += info?["properties"]?["UIAppFonts"]?.texts ?? []
      if let platform, platform != "auto" { target.platforms = [platform] }
      addFiles(value, to: &target, &problems)
      for dependency in value["dependencies"]?.elements ?? [] {
        if let other = dependency["target"]?.text {
          target.dependencies.append(other.split(separator: "/").last.map(String.init) ?? other)
        }
        if let package = dependency["package"]?.text {
          let products =
            (dependency["products"]?.texts ?? []) + (dependency["product"]?.texts ?? [])
          target.products += products.isEmpty ? [package] : products
        }
        if let framework = dependency["framework"]?.text {
          target.products.append(Paths.stem(of: framework))
        }
      }
      return target
    }

    /// Settings in any of the forms: plain, `base`, those of a configuration, and groups.
    private func settings(_ value: YAML?, depth: Int) -> [(String, String)] {
      guard let value, depth < 16 else { return [] }
      var settings: [(String, String)] = []
      for group in value["groups"]?.texts ?? [] {
        settings += self.settings(spec["settingGroups"]?[group], depth: depth + 1)
      }
      let isStructured = ["base", "configs", "groups"].contains { value[$0] != nil }
      for pair in (isStructured ? value["base"] : value)?.pairs ?? [] {
        settings.append((pair.key, pair.value.texts.joined(separator: " ")))
      }
      for pair in value["configs"]?.pairs ?? [] where pair.key.lowercased().contains("debug") {
        settings += pair.value.pairs.map { ($0.key, $0.value.texts.joined(separator: " ")) }
      }
      return settings.map { ($0.0, ["true": "YES", "false": "NO"][$0.1] ?? $0.1) }
    }

    private func addFiles(
      _ value: YAML, to target: inout ProjectTarget, _ problems: inout [ProjectProblem]
    ) {
      var sources = OrderedPaths()
      var resources = OrderedPaths()
      for (source, isResource) in (value["sources"]?.elements ?? []).map({ ($0, false) })
        + (value["resources"]?.elements ?? []).map({ ($0, true) })
      {
        guard let path = source.text ?? source["path"]?.text else { continue }
        let phase = source["buildPhase"]?.text
        if phase == "none" { continue }
        let excludes = globs(source["excludes"])
        let includes = globs(source["includes"])
        let full = Paths.join(root, path)
        let base = Paths.standard(Glob.isPattern(full) ? Glob.base(of: full) : full)
        let isOptional = source["optional"]?.text == "true"
        if let problem = disk.problem(with: base, "source", from: file) {
          if !isOptional { problems.append(problem) }
          continue
        }
        let pattern = Glob.isPattern(full) ? Glob(full + "{,/**}") : nil
        let isWhole =
          source["type"]?.text == "folder" || ProjectDisk.bundles.contains(Paths.ending(of: full))
        let entries =
          ProjectDisk.isFolder(base) && !isWhole
          ? disk.walk(base, &problems).map(\.path) : [base]
        for entry in entries where pattern?.matches(entry) ?? true {
          let relative = Paths.relative(entry, to: base)
          func isNamed(by globs: [Glob]) -> Bool { globs.contains { $0.matches(relative) } }
          if isNamed(by: excludes) || (!includes.isEmpty && !isNamed(by: includes)) { continue }
          if FileSorting.isSource(entry), !isResource, phase == nil || phase == "sources" {
            sources.append(entry)
          } else if isResource || phase == "resources" || FileSorting.isResource(entry) || isWhole {
            if Paths.name(of: entry) != "Info.plist" { resources.append(entry) }
          }
        }
      }
      target.sources = sources.paths
      target.resources = resources.paths
    }

    /// A pattern that names a folder holds for all below it.
    private func globs(_ value: YAML?) -> [Glob] {
      (value?.texts ?? []).flatMap { [Glob($0), Glob($0 + "/**")] }
    }
  }
}
