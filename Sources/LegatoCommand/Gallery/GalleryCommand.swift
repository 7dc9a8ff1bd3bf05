import Foundation
import LegatoArguments
import LegatoFilm
import LegatoProject
import Synchronization

/// `legato gallery`: films what a list names, each onto a page with its filmstrip beside it, and
/// writes the index of all.
struct GalleryCommand {
  static var syntax: CommandSyntax<GalleryOptions> { GalleryOptions.syntax }

  private let options: GalleryOptions

  init(_ arguments: [String]) throws(FilmFailure) {
    options = try GalleryOptions(arguments)
  }

  /// - Returns: the exit code.
  func run() throws(FilmFailure) -> Int32 {
    let (paths, folder) = (options.paths, options.folder)
    let source = paths.isEmpty ? options.list : paths.joined(separator: ", ")
    let compiler = try options.project.compiler()
    let code = try code(compiler)
    let entries = try readList(code).entries.filter {
      options.filter.isEmpty
        || "\($0.name) \($0.file)".lowercased().contains(options.filter)
    }
    guard !entries.isEmpty else {
      throw FilmFailure("There is nothing to film in “\(source)”: none of its files has a preview.")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FilmFailure(
        "\(folder) cannot be made: \(FilmFailure.reason(error)).", exitCode: FilmFailure.machine)
    }
    let home = URL(fileURLWithPath: options.list).deletingLastPathComponent().path
    let commands = try entries.map { entry throws(FilmFailure) in
      let file = paths.isEmpty ? "\(home)/\(entry.file)" : entry.file
      do throws(FilmFailure) {
        return try FilmCommand(entry.options + ["--", file])
      } catch {
        throw FilmFailure("\(entry.name) in \(source): \(error.message)")
      }
    }
    let programs = GalleryPrograms(compiler: compiler, jobs: options.jobs, code: code) {
      Self.say($0)
    }
    let locations = programs.locations(of: commands)
    let films = Mutex<[Int: GalleryFilm]>([:])
    let audits = Mutex<[URL: [Int: GalleryAudit]]>([:])
    let done = Mutex(0)
    let checks = options.isAudited ? Self.checks(locations) : []
    // Checks take longest, and begin first.
    Jobs.each(checks.count + entries.count, jobs: options.jobs) { job in
      if job < checks.count {
        let (location, subjects) = checks[job]
        let found = GalleryAudit.audits(of: subjects, location)
        audits.withLock { $0[location.program, default: [:]].merge(found) { $1 } }
        Self.say("checked \(location.file)")
        return
      }
      let index = job - checks.count
      let film = GalleryFilm(
        entry: entries[index], command: commands[index], location: locations[index], folder: folder)
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

  /// The project that is to be filmed, where the only path is one that is no package.
  private func code(_ compiler: FilmCompiler) throws(FilmFailure) -> ProjectCode? {
    guard options.paths.count == 1, ProjectSubject.isProject(options.paths[0]),
      let project = try? ProjectReader.read(options.paths[0]),
      project.kind != .package || options.project.target != nil
    else { return nil }
    let target = try ProjectSubject.target(of: project, named: options.project.target)
    return ProjectCode(project, target, compiler)
  }

  private func readList(_ code: ProjectCode?) throws(FilmFailure) -> GalleryList {
    if let code { return try GalleryList(previewsIn: code.target.sources.map(ShownPath.of)) }
    guard options.paths.isEmpty else { return try GalleryList(previewsIn: options.paths) }
    guard let data = FileManager.default.contents(atPath: options.list) else {
      throw FilmFailure(
        "\(options.list) cannot be read: it lists what to film. The previews of a folder are filmed by:"
          + " legato gallery FOLDER")
    }
    return try GalleryList(String(decoding: data, as: UTF8.self))
  }

  /// What is checked: the views of each file that is filmed, each once.
  private static func checks(
    _ locations: [Result<GalleryPrograms.Location, FilmFailure>]
  ) -> [(location: GalleryPrograms.Location, subjects: [Int])] {
    var subjects: [String: Set<Int>] = [:]
    var byFile: [String: GalleryPrograms.Location] = [:]
    for case .success(let location) in locations {
      subjects[location.file, default: []].formUnion(location.subjects)
      byFile[location.file] = location
    }
    return byFile.keys.sorted().compactMap { file in
      byFile[file].map { ($0, (subjects[file] ?? []).sorted()) }
    }
  }

  private static func say(_ text: String) { Terminal.say("gallery: " + text) }
}
