import Foundation
import LegatoProject
import LegatoSlices

extension KnownNames {
  /// The names in the modules that films are compiled with, in those of the compiler, and those that are made for the assets of
  /// targets.
  convenience init(for targets: [ProjectTarget], _ installation: FilmInstallation) {
    // The compiler's own stand in folders of their names, a file for each kind of machine.
    let toolchain = installation.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
    let folders = Self.contents(of: toolchain).filter { $0.pathExtension == "swiftmodule" }
    let own = Self.contents(of: installation.modules).filter {
      !$0.deletingPathExtension().lastPathComponent.hasSuffix("Tests")
    }
    let sources = targets.compactMap(\.sources.first)
    self.init(
      modules: (own + folders.flatMap(Self.contents)).filter {
        $0.pathExtension == "swiftmodule"
      },
      more: { AssetConstants.names(in: AppResources.found(beside: sources).folders) })
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return found ?? []
  }
}
