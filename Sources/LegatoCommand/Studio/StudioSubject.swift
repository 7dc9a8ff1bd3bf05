import Foundation
import LegatoFilm
import LegatoStudio

/// A file that is shown: how it compiles, and the edits of it that have not been written.
@MainActor
final class StudioSubject {
  let path: String
  private let view: String?
  private unowned let studio: Studio
  /// What was compiled last.
  private(set) var build: StudioCompiler.Build?
  /// Grows with each build that succeeds.
  private(set) var generation = 0
  /// What the compiler says of the newest text; `nil` where it compiles.
  var messages: String? { unreadable ?? faults }
  /// Why the file cannot be read now.
  private var unreadable: String?
  /// The compiler's messages of the text that was compiled last.
  private var faults: String?
  private(set) var isBuilding = false
  /// Values of the source that the page has changed.
  private(set) var edits = SourceEdits()
  private(set) var literals: [SourceLiteral] = []
  private var isStale = false
  private var compiled: String?
  /// The library before the last one.
  private var oldest: URL?
  /// When the file was written, in milliseconds since 1970, and when the studio noticed.
  private(set) var written = 0.0
  private(set) var noticed = 0.0
  var didChange: () -> Void = {}

  init(_ path: String, view: String?, studio: Studio) {
    self.path = path
    self.view = view
    self.studio = studio
  }

  /// The files that it was compiled from.
  var files: [String] { build?.files ?? [path] }

  /// Files have changed.
  func noteChange(_ paths: Set<String>) {
    // A change behind a link is one of what leads there.
    let paths = Set(
      files.flatMap { file -> [String] in
        let url = URL(fileURLWithPath: file)
        let name = url.standardizedFileURL.path
        return paths.contains(url.resolvingSymlinksInPath().path) ? [name] : []
      }
    ).union(paths)
    let known = Set(files.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let own = URL(fileURLWithPath: path).standardizedFileURL.path
    let mayNeed = messages != nil && !paths.isEmpty
    guard paths.contains(own) || mayNeed || !paths.isDisjoint(with: known) else { return }
    if !paths.subtracting([own]).isDisjoint(with: known) || (mayNeed && !paths.contains(own)) {
      studio.compiler.forgetCompanions()
      compiled = nil
    }
    noticed = Self.now
    start()
  }

  /// Compiles what stands in the file, with the edits.
  func start() {
    guard !isBuilding else {
      isStale = true
      return
    }
    let file: SourceFile
    do throws(FilmFailure) {
      file = try SourceFile(reading: path)
    } catch {
      unreadable = error.message
      didChange()
      return
    }
    unreadable = nil
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    written = (changed?.timeIntervalSince1970 ?? 0) * 1000
    edits.follow(file.text)
    literals = SourceLiterals.literals(in: file.text)
    let text = edits.applied(to: file.text)
    guard text != compiled else {
      didChange()
      return
    }
    isBuilding = true
    didChange()
    let (compiler, view, path) = (studio.compiler, view, path)
    studio.queue.async {
      let result: Result<StudioCompiler.Build, FilmFailure> = Result { () throws(FilmFailure) in
        try compiler.build(SourceFile(path: path, text: text), view: view)
      }
      MainLoop.post { [weak self] in self?.finish(result, text) }
    }
  }

  private func finish(_ result: Result<StudioCompiler.Build, FilmFailure>, _ text: String) {
    isBuilding = false
    compiled = text
    switch result {
    case .success(let new):
      // A program that is about to load the last one still finds it.
      if let oldest { try? FileManager.default.removeItem(at: oldest.deletingLastPathComponent()) }
      oldest = build?.library
      build = new
      generation += 1
      faults = nil
    case .failure(let failure):
      faults = failure.message
    }
    didChange()
    if isStale {
      isStale = false
      start()
    }
  }

  // MARK: Values of the source

  /// Shows the file with a value changed.
  func edit(_ edit: SourceEdit) {
    edits.add(edit)
    noticed = Self.now
    start()
  }

  /// Forgets the edits.
  func revert() {
    edits.removeAll()
    start()
  }

  /// Writes the edits into the file.
  ///
  /// - Throws: where the file is not what they were made for any more.
  func writeEdits() throws(FilmFailure) {
    let file = try SourceFile(reading: path)
    try edits.write(to: path, file.text)
    start()
  }

  /// Takes the last write back.
  func undoWrite() throws(FilmFailure) {
    let file = try SourceFile(reading: path)
    try edits.undo(at: path, file.text)
    start()
  }

  /// Milliseconds since 1970.
  static var now: Double { Date().timeIntervalSince1970 * 1000 }
}
