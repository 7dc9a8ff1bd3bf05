import Foundation

/// The folder of the package, for tests that read its files.
package enum PackageFolder {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder, by its path in the package.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The Swift files below a folder, by their paths.
  package static func swiftFiles(in folder: String) throws -> [URL] {
    let files = FileManager.default.enumerator(at: url(folder), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
