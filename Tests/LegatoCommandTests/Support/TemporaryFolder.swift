import Foundation

/// A folder of a test's own.
struct TemporaryFolder {
  let url: URL

  init() throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory() + "legato-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var path: String { url.path }

  /// Writes a file, with the folders that it needs; answers its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// Does something in a folder that is gone afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try body(folder.url)
}
