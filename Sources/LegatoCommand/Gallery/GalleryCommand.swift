import Foundation
import LegatoFilm
import Synchronization

/// `legato gallery`: films what a list names, each onto a page with its filmstrip beside it, and
/// writes the index of all.
struct GalleryCommand {
  static let help = """
    legato gallery [FILE.swift… | FOLDER…] [options]

    Films every view of a list, or every preview of files and folders, onto a page of its own that
    plays it, with and without Reduce Motion, checks the view as legato check does, and writes an
    index of all pages, with what the audit says of each, and of the motion tokens.

      --list FILE      the list (Gallery/films.txt); a line is name|file|options, the file
                       relative to the list, the options those of legato film
      --out FOLDER     where the pages go (build/gallery)
      --only TEXT      only films whose name or file contains it
      --no-audit       films only, and does not check
      --jobs N         how many are filmed at once, 1 to 64 (as many as there are processors)

    Exit codes
      0  all films were made
      1  a film failed, or the machine is in the way
      2  what was asked for cannot be done

    Examples
      legato gallery
      legato gallery --only buttons --out buttons
      legato gallery Sources
    """

  private var list = "Gallery/films.txt"
  /// Files and folders whose previews are filmed, in place of a list.
  private var paths: [String] = []
  private var folder = "build/gallery"
  private var filter = ""
  private var audited = true
  private var jobs = Jobs.usual

  init(_ arguments: [String]) throws(FilmFailure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--no-audit" {
        audited = false
        continue
      }
      guard option.hasPrefix("-") else {
        paths.append(option)
        continue
      }
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
    let source = paths.isEmpty ? list : paths.joined(separator: ", ")
    let entries = try readList().entries.filter {
      filter.isEmpty || "\($0.name) \($0.file)".lowercased().contains(filter)
    }
    guard !entries.isEmpty else { throw FilmFailure("There is nothing to film in \(source).") }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FilmFailure(
        "\(folder) cannot be made: \(FilmFailure.reason(error)).", exitCode: FilmFailure.machine)
    }
    let home = URL(fileURLWithPath: list).deletingLastPathComponent().path
    let commands = try entries.map { entry throws(FilmFailure) in
      try FilmCommand([paths.isEmpty ? "\(home)/\(entry.file)" : entry.file] + entry.options)
    }
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    let programs = GalleryPrograms(compiler: compiler, jobs: jobs) { Self.say($0) }
    let places = programs.places(of: commands)
    let films = Mutex<[Int: GalleryFilm]>([:])
    let audits = Mutex<[URL: [Int: GalleryAudit]]>([:])
    let done = Mutex(0)
    let checks = audited ? Self.checks(places) : []
    // Checks take longest, and begin first.
    Jobs.each(checks.count + entries.count, jobs: jobs) { job in
      if job < checks.count {
        let (place, subjects) = checks[job]
        let found = GalleryAudit.audits(of: subjects, place)
        audits.withLock { $0[place.program, default: [:]].merge(found) { $1 } }
        Self.say("checked \(place.file)")
        return
      }
      let index = job - checks.count
      let film = GalleryFilm(
        entry: entries[index], command: commands[index], place: places[index], folder: folder)
      let result = film.made()
      films.withLock { $0[index] = result }
      let number = done.withLock { count in
        count += 1
        return count
      }
      Self.say("\(number) of \(entries.count) \(entries[index].name)")
    }
    let found = audits.withLock { $0 }
    let made = films.withLock { films in entries.indices.compactMap { films[$0]?.audited(found) } }
    try GalleryPage(made).write(to: folder + "/index.html")
    let failed = made.filter { $0.failure != nil }
    for film in failed { Terminal.say("gallery: \(film.entry.name) failed: \(film.failure ?? "")") }
    print(folder + "/index.html")
    return failed.isEmpty ? 0 : 1
  }

  private func readList() throws(FilmFailure) -> GalleryList {
    guard paths.isEmpty else { return try GalleryList(previewsIn: paths) }
    guard let data = FileManager.default.contents(atPath: list) else {
      throw FilmFailure(
        "\(list) cannot be read: it lists what to film. The previews of a folder are filmed by:"
          + " legato gallery FOLDER")
    }
    return try GalleryList(String(decoding: data, as: UTF8.self))
  }

  /// What is checked: the views of each file that is filmed, each once.
  private static func checks(
    _ places: [Result<GalleryPrograms.Place, FilmFailure>]
  ) -> [(place: GalleryPrograms.Place, subjects: [Int])] {
    var subjects: [String: Set<Int>] = [:]
    var byFile: [String: GalleryPrograms.Place] = [:]
    for case .success(let place) in places {
      subjects[place.file, default: []].formUnion(place.subjects)
      byFile[place.file] = place
    }
    return byFile.keys.sorted().compactMap { file in
      byFile[file].map { ($0, (subjects[file] ?? []).sorted()) }
    }
  }

  private static func say(_ text: String) { Terminal.say("gallery: " + text) }
}
