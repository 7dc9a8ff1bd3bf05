import Foundation

@testable import LegatoProject

/// The projects that tests read, and folders that tests make.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  static func project(_ name: String) throws -> Project {
    try ProjectReader.read(folder + "/" + name)
  }

  /// Makes files below a new folder, which is removed afterwards.
  static func with<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let root = NSTemporaryDirectory() + "legato-project-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (name, text) in files {
      let path = root + "/" + name
      try FileManager.default.createDirectory(
        atPath: Paths.folder(of: path), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return try body(ProjectDisk.real(root) ?? root)
  }
}

extension Project {
  func target(_ name: String) throws -> ProjectTarget {
    guard let target = targets.first(where: { $0.name == name }) else {
      throw ProjectProblem(root, "no target \(name) among \(targets.map(\.name))")
    }
    return target
  }
}

extension ProjectTarget {
  /// The names of its files, in order.
  var sourceNames: [String] { sources.map(Paths.name) }
  var resourceNames: [String] { resources.map(Paths.name).sorted() }
}
