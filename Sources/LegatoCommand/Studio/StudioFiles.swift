import Foundation
import LegatoFilm
import LegatoStudio

/// The files that the studio can show: one, or those of a folder or a package that have previews or views.
@MainActor
final class StudioFiles {
  /// A file with what it shows.
  struct Entry: Sendable, Codable {
    /// The whole path, as the studio knows the file.
    var path: String
    /// As people call it: from the folder that was asked for.
    var name: String
    /// Its previews, or its views.
    var previews: [String]
  }

  /// Where the names begin.
  private let root: String
  private let isFolder: Bool
  private(set) var entries: [Entry] = []
  /// The folders below the one that was asked for.
  private var subfolders: [String] = []

  /// - Throws: where there is nothing at the path.
  init(_ path: String) throws(FilmFailure) {
    var isFolder: ObjCBool = false
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else {
      throw FilmFailure("There is no file or folder \(path).")
    }
    self.isFolder = isFolder.boolValue
    root = whole
    if !isFolder.boolValue {
      guard path.hasSuffix(".swift") else {
        throw FilmFailure("\(path) is no Swift file: legato studio Card.swift")
      }
      entries = [Entry(path: whole, name: FilmSources.fileName(of: whole), previews: [])]
    }
  }

  /// The file, where it is one.
  var only: String? { isFolder ? nil : root }

  /// The folders in which files may come, go and change.
  var folders: Set<String> {
    guard isFolder else { return [URL(fileURLWithPath: root).deletingLastPathComponent().path] }
    return Set(
      entries.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path } + subfolders
        + [root])
  }

  /// Whether a page may ask for a file.
  func has(_ path: String) -> Bool { entries.contains { $0.path == path } }

  /// Whether a folder has come or gone: what there is has to be read again.
  func mayBeFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return self.isFolder && (isFolder.boolValue || subfolders.contains(path))
  }

  /// Reads what there is, on a queue, and says when it is known.
  func read(on queue: DispatchQueue, _ done: @escaping @MainActor @Sendable () -> Void) {
    let (root, isFolder) = (root, isFolder)
    queue.async {
      let paths = ProjectFiles.swiftFiles(at: root)
      let found = paths.compactMap { path -> Entry? in
        Self.entry(path, root: root, always: !isFolder)
      }
      let subfolders = isFolder ? ProjectFiles.folders(below: root) : []
      MainLoop.post { [weak self] in
        self?.entries = found
        self?.subfolders = subfolders
        done()
      }
    }
  }

  private nonisolated static func entry(_ path: String, root: String, always: Bool) -> Entry? {
    guard let file = ProjectFiles.read(path) else { return nil }
    let mayShow = ["#Preview", "View", "PreviewProvider", "App"].contains { file.text.contains($0) }
    guard always || mayShow else { return nil }
    let choices = (try? StudioSources.choices(in: file.text, view: nil)) ?? []
    guard always || !choices.isEmpty else { return nil }
    let prefix = root + "/"
    let name =
      path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : FilmSources.fileName(of: path)
    return Entry(path: path, name: name, previews: choices.map(\.title))
  }

  /// Files have come, gone or changed.
  func noteChange(
    _ paths: Set<String>, on queue: DispatchQueue,
    _ done: @escaping @MainActor @Sendable () -> Void
  ) {
    guard isFolder, !paths.isEmpty else { return }
    let root = root
    queue.async {
      let found = paths.map { ($0, Self.entry($0, root: root, always: false)) }
      MainLoop.post { [weak self] in
        guard let self else { return }
        let before = entries.map(\.name)
        for (path, entry) in found {
          entries.removeAll { $0.path == path }
          if let entry, path.hasPrefix(root + "/") { entries.append(entry) }
        }
        entries.sort { $0.path < $1.path }
        if entries.map(\.name) != before { done() }
      }
    }
  }
}
