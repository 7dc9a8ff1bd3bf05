import Foundation

/// Where the references of a test file lie, and what is written beside them.
package struct ReferenceFolder {
  /// The one environment variable that takes over what was recorded as the new reference.
  package static let variable = "LEGATO_BLESS"
  /// What to do about a difference that is meant.
  package static let blessing =
    "If it is meant to be so, take it over: \(variable)=1 swift test"

  package let folder: URL
  /// Whether what was recorded becomes the reference.
  package let isBlessing: Bool

  package init(
    _ folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.folder = folder
    isBlessing = !["", "0", "false", "no"].contains(
      environment[Self.variable, default: ""].lowercased())
  }

  /// `Recordings/NAME OF THE TEST FILE/` beside the test file.
  init(
    besides testFile: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let file = URL(fileURLWithPath: testFile)
    self.init(
      file.deletingLastPathComponent()
        .appendingPathComponent("Recordings", isDirectory: true)
        .appendingPathComponent(
          file.deletingPathExtension().lastPathComponent, isDirectory: true),
      environment: environment)
  }

  func reference(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// `submit.txt` beside which there are `submit.new.txt` and `submit.diff.txt`.
  func companion(_ name: String, _ kind: String) -> URL {
    let url = reference(name)
    return url.deletingPathExtension().appendingPathExtension(kind)
      .appendingPathExtension(url.pathExtension)
  }

  func read(_ name: String) -> Data? { FileManager.default.contents(atPath: reference(name).path) }

  func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Takes away what an earlier failure left.
  func removeCompanions(of name: String) {
    for kind in ["new", "diff"] {
      try? FileManager.default.removeItem(at: companion(name, kind))
    }
  }
}
