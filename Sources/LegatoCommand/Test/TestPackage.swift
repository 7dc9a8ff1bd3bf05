import Foundation
import LegatoFilm
import LegatoSlices

/// The package that runs a folder of tests against an app: the slice of the app that they name, and the tests.
struct TestPackage {
  let slice: Slice
  let tests: [SourceFile]
  /// How each module is compiled.
  let settings: [String: CompileSettings]
  /// The folder of Legato's own package.
  let legato: String

  static let testTarget = "MotionTests"

  var manifest: String {
    var targets: [String] = []
    var earlier: [String] = []
    for module in slice.modules {
      let dependencies =
        earlier.map(Self.literal) + Self.products(["SwiftUI", "Legato", "LegatoFilm"])
      targets.append(
        ".target(name: \(Self.literal(module.name)), dependencies: [\(dependencies.joined(separator: ", "))],"
          + " swiftSettings: [\(swiftSettings(module.name))])")
      earlier.append(module.name)
    }
    let dependencies =
      earlier.map(Self.literal) + Self.products(["SwiftUI", "Legato", "LegatoTesting"])
    targets.append(
      ".testTarget(name: \(Self.literal(Self.testTarget)), dependencies: [\(dependencies.joined(separator: ", "))],"
        + " swiftSettings: [.swiftLanguageMode(.v5)])")
    return """
      // swift-tools-version: 6.2
      // Written by `legato test`: changes are lost.
      \("import PackageDescription")

      let package = Package(
        name: "MotionTests",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [.package(name: "Legato", path: \(Self.literal(legato)))],
        targets: [
          \(targets.joined(separator: ",\n    "))
        ]
      )

      """
  }

  private static func products(_ names: [String]) -> [String] {
    names.map { ".product(name: \"\($0)\", package: \"Legato\")" }
  }

  private func swiftSettings(_ module: String) -> String {
    let settings = settings[module] ?? .usual
    var parts = [".swiftLanguageMode(\(settings.languageVersions.first == "6" ? ".v6" : ".v5"))"]
    parts += (FilmBuildConfiguration.conditions + settings.defines).map {
      ".define(\(Self.literal($0)))"
    }
    if !settings.flags.isEmpty {
      parts.append(".unsafeFlags([\(settings.flags.map(Self.literal).joined(separator: ", "))])")
    }
    return parts.joined(separator: ", ")
  }

  private static func literal(_ text: String) -> String { FilmSources.literal(text) }

  /// A file of an app as one of a library, which has no start of its own.
  static func library(_ text: String) -> String {
    text.replacing(/@main\b/, with: "     ")
  }

  /// Writes the package. Files that are as they were are left alone, so that only what has changed is built again.
  func write(to folder: String) throws(FilmFailure) {
    var files = ["Package.swift": manifest]
    for module in slice.modules {
      let names = SourceFile.uniqueNames(module.files.map(\.path))
      for (name, file) in zip(names, module.files) {
        files["Sources/\(module.name)/\(name)"] = Self.library(file.text)
      }
    }
    for (name, file) in zip(SourceFile.uniqueNames(tests.map(\.path)), tests) {
      files["Tests/\(Self.testTarget)/\(name)"] = file.text
    }
    do {
      let manager = FileManager.default
      for name in ["Sources", "Tests"] {
        for case let path as String in manager.enumerator(atPath: "\(folder)/\(name)") ?? .init() {
          let whole = "\(name)/\(path)"
          if whole.hasSuffix(".swift"), files[whole] == nil {
            try manager.removeItem(atPath: "\(folder)/\(whole)")
          }
        }
      }
      for (name, text) in files {
        let url = URL(fileURLWithPath: "\(folder)/\(name)")
        if manager.contents(atPath: url.path) == Data(text.utf8) { continue }
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    } catch {
      throw FilmFailure(
        "\(folder) cannot be written: \(FilmFailure.reason(error)).", exitCode: FilmFailure.machine)
    }
  }
}
