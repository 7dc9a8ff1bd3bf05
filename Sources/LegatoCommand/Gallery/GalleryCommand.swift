import Foundation
import LegatoFilm
import Synchronization

/// `legato gallery`: films what a list names, each onto a page with its filmstrip beside it, and
/// writes the index of all.
struct GalleryCommand {
  static let help = """
    legato gallery [options]

    Films every view of a list onto a page of its own that plays it, with and without Reduce
    Motion, and writes an index of all pages and of the motion tokens.

      --list FILE      the list (Gallery/films.txt); a line is name|file|options, the file
                       relative to the list, the options those of legato film
      --out FOLDER     where the pages go (build/gallery)
      --only TEXT      only films whose name or file contains it
      --jobs N         how many are filmed at once, 1 to 64 (as many as there are processors)

    Exit codes
      0  all films were made
      1  a film failed, or the machine is in the way
      2  what was asked for cannot be done

    Examples
      legato gallery
      legato gallery --only buttons --out buttons
    """

  private var list = "Gallery/films.txt"
  private var folder = "build/gallery"
  private var filter = ""
  private var jobs = min(ProcessInfo.processInfo.activeProcessorCount, 64)

  init(_ arguments: [String]) throws(FilmFailure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--list", "--out", "--only", "--jobs"].contains(option) else {
        throw FilmFailure("There is no option \(option). All options: legato gallery --help")
      }
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw FilmFailure("\(option) needs a value.")
      }
      switch option {
      case "--list": list = value
      case "--out": folder = value
      case "--only": filter = value.lowercased()
      default:
        guard let number = Int(value), (1...64).contains(number) else {
          throw FilmFailure("--jobs is \(value): it takes a whole number from 1 to 64.")
        }
        jobs = number
      }
    }
  }

  /// - Returns: the exit code.
  func run() throws(FilmFailure) -> Int32 {
    guard let data = FileManager.default.contents(atPath: list) else {
      throw FilmFailure("\(list) cannot be read: it lists what to film.")
    }
    let entries = try GalleryList(String(decoding: data, as: UTF8.self)).entries.filter {
      filter.isEmpty || "\($0.name) \($0.file)".lowercased().contains(filter)
    }
    guard !entries.isEmpty else { throw FilmFailure("There is nothing to film in \(list).") }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FilmFailure("\(folder) cannot be made: \(error)", exitCode: FilmFailure.machine)
    }
    let home = URL(fileURLWithPath: list).deletingLastPathComponent().path
    let commands = try entries.map { entry throws(FilmFailure) in
      try FilmCommand(["\(home)/\(entry.file)"] + entry.options)
    }
    // Each program once, before the films that it makes: several films have one program.
    let programs = try compile(commands)
    let films = Mutex<[Int: GalleryFilm]>([:])
    let done = Mutex(0)
    each(entries.count) { index in
      let film = GalleryFilm(
        entry: entries[index], command: commands[index], program: programs[index], folder: folder)
      let result = film.made()
      films.withLock { $0[index] = result }
      let number = done.withLock { count in
        count += 1
        return count
      }
      Terminal.say("gallery: \(number) of \(entries.count) \(entries[index].name)")
    }
    let made = films.withLock { films in entries.indices.compactMap { films[$0] } }
    try GalleryPage(made).write(to: folder + "/index.html")
    let failed = made.filter { $0.failure != nil }
    for film in failed { Terminal.say("gallery: \(film.entry.name) failed: \(film.failure ?? "")") }
    print(folder + "/index.html")
    return failed.isEmpty ? 0 : 1
  }

  /// The program of each command, where it compiles.
  private func compile(_ commands: [FilmCommand]) throws(FilmFailure) -> [Result<URL, FilmFailure>]
  {
    let keys = commands.map { "\($0.file)\n\($0.view ?? "")" }
    let first = keys.indices.filter { keys.firstIndex(of: keys[$0]) == $0 }
    let compiled = Mutex<[String: Result<URL, FilmFailure>]>([:])
    let done = Mutex(0)
    each(first.count) { place in
      let index = first[place]
      let result = Result { () throws(FilmFailure) in try commands[index].program() }
      compiled.withLock { $0[keys[index]] = result }
      let number = done.withLock { count in
        count += 1
        return count
      }
      Terminal.say("gallery: compiled \(number) of \(first.count) \(commands[index].file)")
    }
    return compiled.withLock { compiled in
      keys.map { compiled[$0] ?? .failure(FilmFailure("It was not compiled.")) }
    }
  }

  /// Does something for each number below `count`, as many at once as there are jobs.
  private func each(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < count else { return }
        body(index)
      }
    }
  }
}
