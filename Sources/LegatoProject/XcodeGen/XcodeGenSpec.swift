/// The whole description of an XcodeGen project: its file with those that it includes.
enum XcodeGenSpec {
  private static let maxFiles = 200

  static func read(_ path: String, disk: ProjectDisk, _ problems: inout [ProjectProblem])
    throws(ProjectProblem) -> YAML
  {
    var open: [String] = []
    var count = 0
    return try read(path, base: Paths.folder(of: path), disk: disk, &open, &count, &problems)
  }

  private static func read(
    _ path: String, base: String, disk: ProjectDisk, _ open: inout [String], _ count: inout Int,
    _ problems: inout [ProjectProblem]
  ) throws(ProjectProblem) -> YAML {
    guard !open.contains(path) else {
      throw ProjectProblem(path, "it includes itself, by \(open.count) files")
    }
    count += 1
    guard count <= maxFiles else {
      throw ProjectProblem(path, "more than \(maxFiles) files are included")
    }
    open.append(path)
    defer { open.removeLast() }
    var parser = YAMLParser(try disk.text(at: path), path: path)
    var own = try parser.parse()
    // Paths of an included file are relative to it.
    let folder = Paths.folder(of: path)
    if folder != base { own = moved(own, to: Paths.relative(folder, to: base)) }
    var merged = YAML.table([])
    for include in own["include"]?.elements ?? [] {
      let name = include.text ?? include["path"]?.text ?? ""
      if let isOn = include["enable"]?.text, ["false", "no", "NO"].contains(isOn) { continue }
      let file = Paths.join(folder, name)
      do {
        let keeps = include["relativePaths"]?.text == "false"
        let inner = try read(
          file, base: keeps ? Paths.folder(of: file) : base, disk: disk, &open, &count, &problems)
        merged = merge(inner, onto: merged, depth: 0)
      } catch {
        problems.append(error)
      }
    }
    return merge(own, onto: merged, depth: 0)
  }

  /// Tables are merged, lists joined, and everything else replaced; so is what has `:REPLACE` in its name.
  static func merge(_ value: YAML, onto base: YAML, depth: Int) -> YAML {
    guard depth < 64 else { return value }
    switch (base, value) {
    case (.table(var pairs), .table(let new)):
      for pair in new {
        let replaces = pair.key.hasSuffix(":REPLACE")
        let key = replaces ? String(pair.key.dropLast(8)) : pair.key
        if let index = pairs.firstIndex(where: { $0.key == key }) {
          pairs[index].value =
            replaces ? pair.value : merge(pair.value, onto: pairs[index].value, depth: depth + 1)
        } else {
          pairs.append(YAML.Pair(key: key, value: pair.value))
        }
      }
      return .table(pairs)
    case (.list(let list), .list(let new)): return .list(list + new)
    case (_, .null) where depth > 0: return base
    default: return value
    }
  }

  /// A description with the paths of its targets and packages put below a folder.
  private static func moved(_ value: YAML, to folder: String) -> YAML {
    guard case .table(let pairs) = value else { return value }
    func path(_ text: String) -> String {
      text.hasPrefix("/") ? text : Paths.standard(folder + "/" + text)
    }
    func moved(_ source: YAML) -> YAML {
      switch source {
      case .text(let text): .text(path(text))
      case .table(let pairs):
        .table(
          pairs.map {
            $0.key == "path"
              ? YAML.Pair(key: "path", value: source["path"]?.text.map { .text(path($0)) } ?? .null)
              : $0
          })
      case .list(let list): .list(list.map { moved($0) })
      case .null: .null
      }
    }
    func inside(_ value: YAML, _ keys: Set<String>) -> YAML {
      .table(
        value.pairs.map { pair in
          YAML.Pair(
            key: pair.key,
            value: .table(
              pair.value.pairs.map { inner in
                keys.contains(inner.key)
                  ? YAML.Pair(key: inner.key, value: moved(inner.value)) : inner
              }))
        })
    }
    return .table(
      pairs.map { pair in
        switch pair.key {
        case "targets", "targetTemplates":
          YAML.Pair(key: pair.key, value: inside(pair.value, ["sources", "resources", "info"]))
        case "packages", "localPackages":
          YAML.Pair(key: pair.key, value: inside(pair.value, ["path"]))
        default: pair
        }
      })
  }
}
