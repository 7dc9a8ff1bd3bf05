import Foundation
import LegatoAudit
import LegatoFilm
import Synchronization

/// The programs that film and check what a gallery lists. Files are compiled many at a time, as one
/// program has their views as well as several do, and much sooner.
struct GalleryPrograms: Sendable {
  /// Where the views of a film are.
  struct Location: Sendable, Equatable {
    let program: URL
    /// The numbers of the program's subjects.
    let subjects: [Int]
    let file: String
    /// What the views have to do without, in words.
    var notes: [String] = []
  }

  /// A file with all that is shown of it.
  private struct Part: Sendable {
    var file: CheckFile
    /// The films of it, with the places of their views among the file's choices.
    var films: [Int: [Int]] = [:]
  }

  let compiler: FilmCompiler
  let jobs: Int
  /// The project that the files are part of.
  var code: ProjectCode?
  var progress: @Sendable (String) -> Void = { _ in }

  /// The location of each command's views, or why there is none.
  func locations(of commands: [FilmCommand]) -> [Result<Location, FilmFailure>] {
    var results: [Int: Result<Location, FilmFailure>] = [:]
    var parts: [String: Part] = [:]
    for (index, command) in commands.enumerated() {
      do throws(FilmFailure) {
        var part: Part
        if let known = parts[command.file] {
          part = known
        } else {
          part = Part(file: try CheckFile(reading: command.file))
        }
        part.films[index] = try Self.add(command, to: &part.file)
        parts[command.file] = part
      } catch {
        results[index] = .failure(error)
      }
    }
    let built = compile(parts.keys.sorted().compactMap { parts[$0] })
    for (part, program) in built {
      for (index, choices) in part.films {
        results[index] = program.map { compiled, first in
          Location(
            program: compiled.program, subjects: choices.map { first + $0 }, file: part.file.path,
            notes: compiled.notes)
        }
      }
    }
    return commands.indices.map { results[$0] ?? .failure(FilmFailure("It was not compiled.")) }
  }

  /// Adds what a command films to a file's choices; answers their places.
  private static func add(
    _ command: FilmCommand, to file: inout CheckFile
  ) throws(FilmFailure) -> [Int] {
    let summary = ViewFinder.summary(of: file.text)
    let asked = Set(command.film.previews)
    var choices: [CheckChoice] = []
    for (number, choice) in try FilmChoice.choices(in: summary, view: command.view).enumerated() {
      switch choice {
      case .expression(let code, let name):
        choices.append(CheckChoice(name: name, line: 0, kind: .expression(code)))
      case .preview(let block):
        choices.append(
          CheckChoice(
            name: block.name ?? "Preview \(number + 1)", line: block.line, kind: .preview(block)))
      }
    }
    let wanted = choices.filter { asked.contains($0.name) }
    var places: [Int] = []
    // Where none is called so, the program says what there is.
    for choice in wanted.isEmpty ? choices : wanted {
      if let known = file.choices.firstIndex(of: choice) {
        places.append(known)
      } else {
        places.append(file.choices.count)
        file.choices.append(choice)
      }
    }
    return places
  }

  // MARK: Compiling

  private typealias Built = (
    part: Part, program: Result<(CompiledSubject, first: Int), FilmFailure>
  )

  private func compile(_ parts: [Part]) -> [Built] {
    let groups = groups(parts)
    let built = Mutex<[Built]>([])
    let done = Mutex(0)
    Jobs.each(groups.count, jobs: jobs) { index in
      let group = groups[index]
      let result = together(group) ?? group.map(alone)
      built.withLock { $0 += result }
      let count = done.withLock { count in
        count += group.count
        return count
      }
      progress("compiled \(count) of \(parts.count) files")
    }
    return built.withLock { $0 }
  }

  /// As many groups as there are jobs, with about as much text each.
  private func groups(_ parts: [Part]) -> [[Part]] {
    var groups = Array(repeating: [Part](), count: max(1, min(jobs, parts.count)))
    var sizes = Array(repeating: 0, count: groups.count)
    for part in parts.sorted(by: { $0.file.text.utf8.count > $1.file.text.utf8.count }) {
      let least = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
      groups[least].append(part)
      sizes[least] += part.file.text.utf8.count
    }
    return groups
  }

  /// `nil` where they do not compile together.
  private func together(_ group: [Part]) -> [Built]? {
    guard group.count > 1, code == nil,
      let url = try? compiler.program(
        CheckSources(group.map(\.file), main: "GalleryMain"), companions: companions(of: group))
    else { return nil }
    var first = 0
    return group.map { part in
      defer { first += part.file.choices.count }
      return (part, .success((CompiledSubject(program: url), first)))
    }
  }

  /// What the files' targets have besides them: a screen may keep its data in another file.
  private func companions(of group: [Part]) -> Companions {
    var all = Companions()
    for part in group {
      let source = SourceFile(path: part.file.path, text: part.file.text)
      guard let own = Companions(of: source), own.isTarget else { continue }
      for file in own.files
      where !group.contains(where: { ProjectFiles.areSame($0.file.path, file.path) })
        && !all.files.contains(where: { ProjectFiles.areSame($0.path, file.path) })
      {
        all.files.append(file)
      }
      for module in own.modules where !all.modules.contains(module) { all.modules.append(module) }
    }
    return all
  }

  private func alone(_ part: Part) -> Built {
    do throws(FilmFailure) {
      let sources = SubjectSources(part.file, main: "GalleryMain")
      return (part, .success((try compiler.compiled(sources, code: code), 0)))
    } catch {
      return (part, .failure(error))
    }
  }
}

extension CheckFile {
  /// A file of which nothing has been chosen yet.
  fileprivate init(reading path: String) throws(FilmFailure) {
    let source = try SourceFile(reading: path)
    self.init(path: source.path, text: source.text, choices: [])
  }
}
