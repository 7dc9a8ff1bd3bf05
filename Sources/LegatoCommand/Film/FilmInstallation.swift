import Foundation
import LegatoFilm

/// Where the parts are that a film is compiled with.
struct FilmInstallation {
  /// The Swift compiler.
  let compiler: URL

  /// The folder of the running command; the modules and libraries lie beside it.
  let folder: URL

  var modules: URL { folder.appendingPathComponent("Modules") }
  var runtime: URL { folder.appendingPathComponent("libLegatoRuntime.so") }
  var macros: URL { folder.appendingPathComponent("SwiftUIMacros-tool") }

  /// Finds the parts around the running command and in the environment.
  static func current(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FilmFailure) -> FilmInstallation {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    let installation = FilmInstallation(
      compiler: try findCompiler(environment),
      folder: URL(fileURLWithPath: path).deletingLastPathComponent())
    let parts = [installation.modules, installation.runtime, installation.macros]
    for part in parts where !FileManager.default.fileExists(atPath: part.path) {
      throw FilmFailure(
        "\(part.path) is missing: build all of the package with `swift build`.")
    }
    return installation
  }

  private static func findCompiler(_ environment: [String: String]) throws(FilmFailure) -> URL {
    if let chosen = environment["SWIFTC"], !chosen.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: chosen) else {
        throw FilmFailure("SWIFTC is \(chosen), which cannot be run.")
      }
      return URL(fileURLWithPath: chosen)
    }
    for folder in environment["PATH", default: ""].split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: candidate) {
        return URL(fileURLWithPath: candidate)
      }
    }
    throw FilmFailure(
      "No Swift compiler: put the folder of swiftc on the PATH, or its path into SWIFTC.")
  }

  /// A text that changes when a part is built again.
  var identity: String {
    [compiler, runtime, macros].map { part in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: part.resolvingSymlinksInPath().path)
      let size = (attributes?[.size] as? NSNumber)?.int64Value ?? 0
      let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(part.path) \(size) \(changed)"
    }.joined(separator: "\n")
  }
}
