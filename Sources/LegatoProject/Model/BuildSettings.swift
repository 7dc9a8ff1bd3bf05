/// The settings of a target that change what its Swift code means.
public struct BuildSettings: Equatable, Sendable {
  /// Every setting that was read, expanded, by its Xcode name.
  public var values: [String: String] = [:]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// `SWIFT_VERSION` as the compiler takes it: `5` or `6`; `nil` where nothing says.
  public var languageVersion: String? {
    guard let version = values["SWIFT_VERSION"], let first = version.first else { return nil }
    if version.hasPrefix("4.2") { return "4.2" }
    return first.isNumber ? String(version.prefix { $0.isNumber }) : nil
  }

  /// Whether declarations belong to the main actor where nothing else is said
  /// (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
  public var isolatesToMainActor: Bool {
    values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
  }

  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, without those that have a value.
  public var conditions: [String] {
    words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").map {
      $0.starts(with: "-D") ? String($0.dropFirst(2)) : $0
    }
    .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  }

  /// The upcoming features that are on, by the compiler's names.
  public var upcomingFeatures: [String] {
    var features = words("SWIFT_UPCOMING_FEATURES")
    for (name, value) in values where value == "YES" {
      guard name.hasPrefix("SWIFT_UPCOMING_FEATURE_") else {
        if name == "SWIFT_APPROACHABLE_CONCURRENCY" {
          features += [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
            "InferIsolatedConformances",
            "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
          ]
        }
        continue
      }
      if let feature = Self.features[String(name.dropFirst("SWIFT_UPCOMING_FEATURE_".count))] {
        features.append(feature)
      }
    }
    return Set(features).sorted()
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET`, as in `17.0`.
  public var deploymentTarget: String? { values["IPHONEOS_DEPLOYMENT_TARGET"] }

  private func words(_ name: String) -> [String] {
    (values[name] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.map(String.init)
  }

  /// Xcode writes the names of features with underscores.
  private static let features: [String: String] = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
}
