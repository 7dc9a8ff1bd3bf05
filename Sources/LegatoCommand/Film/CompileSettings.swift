import LegatoProject

/// What of a target's settings changes how its files are compiled.
struct CompileSettings: Hashable, Sendable {
  /// The language modes that are tried, in order. Most public SwiftUI code is written for Swift 5; newer code may need
  /// 6.
  var languageVersions = ["5", "6"]
  var defines: [String] = []
  var flags: [String] = []

  static let usual = CompileSettings()

  init() {}

  /// What of the Swift 6 mode changes what code means. The rest of it, errors where data may race, depends on what
  /// libraries say of themselves, and those of Linux say less: such code is compiled in the Swift 5 mode first.
  private static let ofSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
    "ImplicitOpenExistentials",
    "DisableOutwardActorInference", "IsolatedDefaultValues", "InferSendableFromCaptures",
    "GlobalActorIsolatedTypesUsability",
  ]

  init(_ settings: BuildSettings) {
    switch settings.languageVersion {
    case "6":
      languageVersions = ["5", "6"]
      flags += Self.ofSwift6.flatMap { ["-enable-upcoming-feature", $0] }
    default: languageVersions = ["5", "6"]
    }
    defines = settings.conditions.filter { !FilmBuildConfiguration.conditions.contains($0) }
    if settings.isolatesToMainActor { flags += ["-default-isolation", "MainActor"] }
    let others = settings.upcomingFeatures.filter {
      settings.languageVersion != "6" || !Self.ofSwift6.contains($0)
    }
    flags += others.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// The same with the first language mode alone, or only the others.
  func only(_ versions: ArraySlice<String>) -> CompileSettings {
    var settings = self
    settings.languageVersions = Array(versions)
    return settings
  }

  /// The compiler's arguments, but for the language mode.
  var arguments: [String] {
    flags + (FilmBuildConfiguration.conditions + defines).flatMap { ["-D", $0] }
  }
}
