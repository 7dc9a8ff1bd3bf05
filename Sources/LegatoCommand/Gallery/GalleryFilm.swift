import Foundation
import LegatoFilm

/// A film of a gallery: its pages, and the filmstrips that the index shows of them.
struct GalleryFilm: Sendable {
  /// A page and a strip, by their name, and what the audit says of their view.
  struct Part: Sendable {
    let name: String
    var audit: GalleryAudit?
  }

  let entry: GalleryList.Entry
  let command: FilmCommand
  let location: Result<GalleryPrograms.Location, FilmFailure>
  let folder: String
  /// A file with several previews makes several.
  private(set) var parts: [Part] = []
  private(set) var failure: String?

  init(
    entry: GalleryList.Entry, command: FilmCommand,
    location: Result<GalleryPrograms.Location, FilmFailure>, folder: String
  ) {
    self.entry = entry
    self.command = command
    self.location = location
    self.folder = folder
  }

  /// The film once it was made.
  func made() -> GalleryFilm {
    var film = self
    do {
      let location = try location.get()
      let process = Process()
      process.executableURL = location.program
      process.arguments =
        ["film", location.subjects.map(String.init).joined(separator: ",")]
        + command.arguments.dropFirst() + location.notes.flatMap { ["--left-out", $0] }
        + ["--out", "\(folder)/\(entry.name).html", "--out", "\(folder)/\(entry.name).png"]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      let home = AppHome()
      defer { home.remove() }
      try Children.start(process, variables: home.variables)
      defer { Children.forget(process) }
      let said = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal {
        film.failure = said.isEmpty ? "The program that films it crashed." : said
      }
      film.parts = said.split(separator: "\n").filter { $0.hasSuffix(".html") }.map { path in
        Part(name: String(path.split(separator: "/").last?.dropLast(5) ?? ""))
      }
    } catch {
      film.failure = (error as? FilmFailure)?.message ?? "\(error)"
    }
    return film
  }

  /// The film with what the audit says of its views, on its pages as well.
  func audited(_ audits: [URL: [Int: GalleryAudit]]) -> GalleryFilm {
    guard case .success(let location) = location else { return self }
    var film = self
    for (index, subject) in location.subjects.enumerated() where parts.indices.contains(index) {
      guard let audit = audits[location.program]?[subject] else { continue }
      film.parts[index].audit = audit
      let path = "\(folder)/\(parts[index].name).html"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let page = FilmPage.adding(audit.section, to: String(decoding: data, as: UTF8.self))
      try? Data(page.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return film
  }
}
