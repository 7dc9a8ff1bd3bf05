import Foundation

/// The built `legato`, whose commands are measured.
struct BuiltLegato {
  let program: String
  /// `release` or `debug`.
  let configuration: String

  /// - Parameter folder: where it lies; `nil` for the package's own builds, the release before the debug.
  static func find(_ folder: String?) -> BuiltLegato? {
    let builds = package.appendingPathComponent(".build")
    let folders =
      folder.map { [URL(fileURLWithPath: $0)] }
      ?? ["release", "debug"].map { builds.appendingPathComponent($0) }
    for folder in folders {
      let program = folder.appendingPathComponent("legato").path
      let runtime = folder.appendingPathComponent("libLegatoRuntime.so").path
      // Without the runtime it films nothing.
      guard FileManager.default.isExecutableFile(atPath: program),
        FileManager.default.fileExists(atPath: runtime)
      else { continue }
      let name = folder.resolvingSymlinksInPath().lastPathComponent
      return BuiltLegato(program: program, configuration: name == "release" ? name : "debug")
    }
    return nil
  }

  /// What a person should know where there is none.
  static func missing(_ folder: String?) -> String {
    let place = folder ?? "\(package.path)/.build/release or .build/debug"
    return
      "No legato with its runtime in \(place): `swift build -c release` makes it. Its commands are left out."
  }

  /// Legato's package, which this program's package is in.
  static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
