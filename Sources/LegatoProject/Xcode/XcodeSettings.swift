/// The settings of a target, from its configuration, the project's, and the files that both are based on.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let groups: XcodeGroups
  private let disk: ProjectDisk
  private let file: String

  init(_ objects: XcodeObjects, _ groups: XcodeGroups, disk: ProjectDisk, file: String) {
    self.objects = objects
    self.groups = groups
    self.disk = disk
    self.file = file
  }

  /// The settings of the configuration that is run from Xcode: `Debug`, or the first whose name holds it, or the
  /// usual one.
  func settings(of target: XcodeObjects.Object, _ problems: inout [ProjectProblem]) -> [String:
    String]
  {
    var names = SettingsTable([
      "TARGET_NAME": target["name"] ?? "", "PROJECT_DIR": Paths.folder(of: file),
    ])
    names.values["PRODUCT_NAME"] = target["productName"] ?? target["name"] ?? ""
    names.values["SRCROOT"] = Paths.folder(of: Paths.folder(of: file))
    for owner in [objects.root, target] {
      guard let configuration = configuration(of: owner) else { continue }
      names.values["CONFIGURATION"] = configuration["name"]
      if let path = base(of: configuration) {
        names.apply(
          XCConfig(path, disk: disk, &problems).settings, configuration: configuration["name"] ?? ""
        )
      }
      var own: [(String, String)] = []
      for (key, value) in configuration.properties["buildSettings"]?.table ?? [:] {
        own.append((key, value.texts.joined(separator: " ")))
      }
      // Those with a condition stand behind those without.
      own.sort { ($0.0.contains("[") ? 1 : 0, $0.0) < ($1.0.contains("[") ? 1 : 0, $1.0) }
      names.apply(own, configuration: configuration["name"] ?? "")
    }
    return names.expanded()
  }

  private func configuration(of owner: XcodeObjects.Object) -> XcodeObjects.Object? {
    guard let list = objects[owner["buildConfigurationList"]] else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    return all.first { $0["name"] == "Debug" } ?? all.first {
      $0["name"]?.lowercased().contains("debug") ?? false
    }
      ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
  }

  private func base(of configuration: XcodeObjects.Object) -> String? {
    if let id = configuration["baseConfigurationReference"] { return groups.paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"],
      let folder = groups.paths[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return Paths.join(folder, path)
  }
}

/// Settings that build on one another.
struct SettingsTable {
  var values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  /// Sets values over those that are there, which `$(inherited)` stands for.
  mutating func apply(_ settings: [(String, String)], configuration: String) {
    for (key, value) in settings {
      guard let name = Self.name(key, configuration: configuration) else { continue }
      let known = values[name] ?? ""
      var text = value
      for inherited in ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"] {
        text = text.split(separator: inherited, omittingEmptySubsequences: false).joined(
          separator: known)
      }
      values[name] = String(text.prefix(1 << 16))
    }
  }

  /// The name of a setting whose condition holds for a debug build for the iPhone's simulator; else `nil`.
  private static func name(_ key: String, configuration: String) -> String? {
    guard let open = key.firstIndex(of: "[") else { return key }
    for condition in key[open...].split(whereSeparator: { "[],".contains($0) }) {
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let value =
        parts[0] == "sdk" ? "iphonesimulator26.0" : parts[0] == "config" ? configuration : "arm64"
      guard Glob(parts[1]).matches(value) || (parts[0] == "sdk" && parts[1].hasPrefix("iphone"))
      else { return nil }
    }
    return String(key[..<open])
  }

  /// Every value with the names of others in `$(…)` replaced.
  func expanded() -> [String: String] { values.mapValues { expand($0, depth: 0) } }

  func expand(_ text: String, depth: Int = 0) -> String {
    guard depth < 12, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, let close = ["(": ")", "{": "}"][rest[open]] as Character?,
        let end = rest[open...].firstIndex(of: close)
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      let parts = rest[rest.index(after: open)..<end].split(separator: ":").map(String.init)
      var value = values[parts.first ?? ""].map { expand($0, depth: depth + 1) } ?? ""
      for operation in parts.dropFirst() {
        switch operation {
        case "c99extidentifier", "identifier": value = ProjectTarget.moduleName(of: value)
        case "lower": value = value.lowercased()
        case "upper": value = value.uppercased()
        case _ where operation.hasPrefix("default="):
          if value.isEmpty { value = String(operation.dropFirst(8)) }
        default: break
        }
      }
      result += value
      guard result.utf8.count < 1 << 16 else { return result }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// The settings of an `.xcconfig` file and of those that it includes, in order.
struct XCConfig {
  private(set) var settings: [(String, String)] = []

  init(_ path: String, disk: ProjectDisk, _ problems: inout [ProjectProblem]) {
    var open: Set<String> = []
    var found: [ProjectProblem] = []
    var settings: [(String, String)] = []
    func read(_ path: String, isOptional: Bool) {
      if isOptional, !ProjectDisk.exists(path) { return }
      guard open.count < 64, open.insert(path).inserted else {
        found.append(ProjectProblem(path, "it includes itself: it was read once"))
        return
      }
      defer { open.remove(path) }
      let text: String
      do {
        text = try disk.text(at: path)
      } catch {
        found.append(error)
        return
      }
      for line in text.split(whereSeparator: \.isNewline) {
        let line = Self.trimmed(Self.withoutComment(line))
        if line.hasPrefix("#include") {
          let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
          guard quoted.count >= 2 else { continue }
          read(
            Paths.join(Paths.folder(of: path), String(quoted[1])),
            isOptional: line.hasPrefix("#include?"))
        } else if let equals = Self.equals(in: line), settings.count < 10_000 {
          settings.append(
            (
              String(Self.trimmed(line[..<equals])),
              String(Self.trimmed(line[line.index(after: equals)...]))
            ))
        }
      }
    }
    read(path, isOptional: false)
    self.settings = settings
    problems += found
  }

  /// The sign between name and value, not one inside the name's condition.
  private static func equals(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" || last == ";" { text.removeLast() }
    return text
  }
}
