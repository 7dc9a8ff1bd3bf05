import SwiftSyntax

/// What a `Package.swift` says. It is read, not run: what stands there as plain text counts, and that is nearly
/// always all.
struct PackageManifest {
  struct Target: Equatable {
    var name: String
    var kind: ProjectTarget.Kind
    var line: Int
    var path: String?
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    var dependencies: [String] = []
    var products: [String] = []
    var settings = BuildSettings()
  }

  private(set) var targets: [Target] = []
  private(set) var packages: [PackageReference] = []
  /// The targets of an app playground's app.
  private(set) var appTargets: Set<String> = []
  private(set) var platforms: Set<String> = []
  private(set) var deploymentTarget: String?
  /// What holds for all targets.
  private(set) var settings = BuildSettings()

  private static let kinds: [String: ProjectTarget.Kind] = [
    "target": .library, "executableTarget": .library, "testTarget": .tests, "macro": .tool,
    "plugin": .tool,
    "binaryTarget": .tool, "systemLibrary": .tool,
  ]

  init(_ source: String, folder: String) {
    let literals = Literals(source)
    let tools = Self.toolsVersion(of: source)
    var usual = BuildSettings(["SWIFT_VERSION": tools >= 6 ? "6" : "5"])
    for call in CallFinder(["Package"], in: literals.file).calls {
      for version in literals.elements(call["swiftLanguageModes"] ?? call["swiftLanguageVersions"])
        ?? []
      {
        usual["SWIFT_VERSION"] = Self.version(version) ?? usual["SWIFT_VERSION"]
      }
      for platform in literals.elements(call["platforms"]) ?? [] {
        guard let call = LiteralCall(platform) else { continue }
        platforms.insert(call.name)
        if call.name == "iOS" { deploymentTarget = Self.platformVersion(call.node, literals) }
      }
    }
    settings = usual
    for call in CallFinder(["iOSApplication"], in: literals.file).calls {
      appTargets.formUnion(literals.texts(call["targets"]))
    }
    let inner = CallFinder(Set(Self.kinds.keys).union(["package", "Package"]), in: literals.file)
      .calls.flatMap { call in
        call.name == "Package"
          ? CallFinder(Set(Self.kinds.keys).union(["package"]), in: call.node.arguments).calls
          : [call]
      }
    for call in inner {
      if call.name == "package" {
        addPackage(call, literals, folder: folder)
      } else if let kind = Self.kinds[call.name], let name = literals.text(call["name"]) {
        // A dependency on a target is written like a target; it stands inside of one, which was not looked into.
        targets.append(Self.target(name, kind, call, literals, usual))
      }
    }
  }

  private mutating func addPackage(_ call: LiteralCall, _ literals: Literals, folder: String) {
    if let path = literals.text(call["path"]) {
      let name = literals.text(call["name"]) ?? Paths.name(of: path)
      packages.append(PackageReference(name: name, location: .local(Paths.join(folder, path))))
    } else if let url = literals.text(call["url"]) {
      packages.append(
        PackageReference(
          name: literals.text(call["name"]) ?? Paths.stem(of: url), location: .remote(url)))
    }
  }

  private static func target(
    _ name: String, _ kind: ProjectTarget.Kind, _ call: LiteralCall, _ literals: Literals,
    _ usual: BuildSettings
  ) -> Target {
    var target = Target(name: name, kind: kind, line: literals.line(of: call.node))
    target.path = literals.text(call["path"])
    target.sources = literals.texts(call["sources"])
    target.excluded = literals.texts(call["exclude"])
    target.resources = (literals.elements(call["resources"]) ?? []).compactMap {
      literals.text(LiteralCall($0)?[nil])
    }
    for dependency in literals.elements(call["dependencies"]) ?? [] {
      if let name = literals.text(dependency) {
        target.dependencies.append(name)
      } else if let call = LiteralCall(dependency), let name = literals.text(call["name"]) {
        if call.name == "product" {
          target.products.append(name)
        } else {
          target.dependencies.append(name)
        }
      }
    }
    target.settings = usual
    var features: [String] = []
    var conditions: [String] = []
    for setting in literals.elements(call["swiftSettings"]) ?? [] {
      guard let call = LiteralCall(setting) else { continue }
      switch call.name {
      case "enableUpcomingFeature", "enableExperimentalFeature":
        if let name = literals.text(call[nil]) { features.append(name) }
      case "define":
        if let name = literals.text(call[nil]) { conditions.append(name) }
      case "defaultIsolation":
        if call[nil]?.trimmedDescription.hasPrefix("MainActor") ?? false {
          target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
        }
      case "swiftLanguageMode", "swiftLanguageVersion":
        if let version = call[nil].flatMap(version) { target.settings["SWIFT_VERSION"] = version }
      default: break
      }
    }
    if !features.isEmpty {
      target.settings["SWIFT_UPCOMING_FEATURES"] = features.joined(separator: " ")
    }
    if !conditions.isEmpty {
      target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = conditions.joined(separator: " ")
    }
    return target
  }

  private static func toolsVersion(of source: String) -> Int {
    guard
      let line = source.split(separator: "\n").first(where: { $0.contains("swift-tools-version") }),
      let colon = line.firstIndex(of: ":")
    else { return 5 }
    return Int(line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber }) ?? 5
  }

  /// `.v6` and `.version("6")`.
  private static func version(_ expression: ExprSyntax) -> String? {
    let digits = expression.trimmedDescription.drop { !$0.isNumber }.prefix { $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
  }

  private static func platformVersion(_ call: FunctionCallExprSyntax, _ literals: Literals)
    -> String?
  {
    guard let argument = call.arguments.first?.expression else { return nil }
    if let text = literals.text(argument) { return text }
    return argument.trimmedDescription.split(separator: "v").last.map {
      String($0.map { $0 == "_" ? "." : $0 })
    }
  }
}
