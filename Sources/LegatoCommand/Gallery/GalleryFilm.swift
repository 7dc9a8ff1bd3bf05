import Foundation
import LegatoFilm

/// A film of a gallery: its page, and the filmstrip that the index shows of it.
struct GalleryFilm: Sendable {
  let entry: GalleryList.Entry
  let command: FilmCommand
  let program: Result<URL, FilmFailure>
  let folder: String
  /// The pages and strips that were made, by their names: a file with several previews makes several.
  private(set) var parts: [String] = []
  private(set) var failure: String?

  init(
    entry: GalleryList.Entry, command: FilmCommand, program: Result<URL, FilmFailure>,
    folder: String
  ) {
    self.entry = entry
    self.command = command
    self.program = program
    self.folder = folder
  }

  /// The film once it was made.
  func made() -> GalleryFilm {
    var film = self
    do {
      let process = Process()
      process.executableURL = try program.get()
      process.arguments =
        Array(command.arguments.dropFirst()) + [
          "--out", "\(folder)/\(entry.name).html", "--out", "\(folder)/\(entry.name).png",
        ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let said = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if process.terminationStatus != 0 { film.failure = said }
      film.parts = said.split(separator: "\n").filter { $0.hasSuffix(".html") }.map { path in
        String(path.split(separator: "/").last?.dropLast(5) ?? "")
      }
    } catch {
      film.failure = (error as? FilmFailure)?.message ?? "\(error)"
    }
    return film
  }
}
