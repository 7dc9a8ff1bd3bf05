import Foundation

/// The library's own sources, for tests that read them.
enum Sources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files below a folder of the package, by their paths.
  static func files(in folder: String) throws -> [URL] {
    let root = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// The names of the files of `Legato` that hold a text, without their endings.
  static func files(containing text: String) throws -> [String] {
    try files(in: "Sources/Legato").filter {
      try String(contentsOf: $0, encoding: .utf8).contains(text)
    }.map { $0.deletingPathExtension().lastPathComponent }
  }
}
