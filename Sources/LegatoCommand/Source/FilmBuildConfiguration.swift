import SwiftIfConfig
import SwiftSyntax

/// The conditions under which a film compiles a file: a debug build for this machine.
struct FilmBuildConfiguration: BuildConfiguration {
  /// What a film compiles with `-D`.
  static let conditions = ["DEBUG"]

  /// The modules that a film's file can import.
  static let modules: Set<String> = [
    "AVKit", "Charts", "Combine", "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "Glibc",
    "Legato", "LegatoMotion", "MapKit", "Observation", "PhotosUI", "QuartzCore", "RegexBuilder", "Swift",
    "SwiftUI", "SwiftUICore",
    "Synchronization", "UIKit", "WebKit", "_Concurrency",
  ]

  func isCustomConditionSet(name: String) -> Bool { Self.conditions.contains(name) }

  func hasFeature(name: String) -> Bool { true }

  func hasAttribute(name: String) -> Bool { true }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    importPath.first.map { Self.modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "Linux" }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(x86_64)
      name == "x86_64"
    #else
      name == "arm64"
    #endif
  }

  func isActiveTargetEnvironment(name: String) -> Bool { false }

  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }

  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { 64 }

  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }

  var endianness: Endianness { .little }

  var languageVersion: VersionTuple { VersionTuple(5) }

  var compilerVersion: VersionTuple { VersionTuple(6, 2) }
}
