import Foundation
import LegatoFilm

/// Compiled films, kept under a name made of everything that they were compiled from.
struct FilmCache {
  /// How many programs are kept, and how many modules: a report on a large project makes some hundred of these, small ones,
  /// and none may go while another is compiled with it.
  private static let capacity = (programs: 128, modules: 1024)
  /// How old work that nobody has finished has to be to be thrown away, in seconds.
  private static let forgotten = 3600.0

  let folder: URL

  /// The user's cache folder, or a temporary one where there is none to write to.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FilmCache {
    let home = environment["HOME"].map { "\($0)/.cache" }
    let candidates = [environment["XDG_CACHE_HOME"], home, NSTemporaryDirectory()]
    for candidate in candidates.compactMap({ $0 }) where candidate.hasPrefix("/") {
      let folder = URL(fileURLWithPath: candidate).appendingPathComponent("legato")
      let made: Void? = try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      if made != nil, FileManager.default.isWritableFile(atPath: folder.path) {
        return FilmCache(folder: folder)
      }
    }
    return FilmCache(folder: URL(fileURLWithPath: NSTemporaryDirectory()))
  }

  /// Where the compiler keeps what it learns about system modules.
  var compilerModules: URL { folder.appendingPathComponent("modules") }

  private var films: URL { folder.appendingPathComponent("films") }

  /// The program compiled from exactly `parts`, if it is kept.
  func program(for parts: [String]) -> URL? {
    let program = location(for: parts)
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }

  /// Keeps `program` for `parts` and answers where it now is.
  func store(_ program: URL, for parts: [String]) throws -> URL {
    let kept = location(for: parts)
    try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
    // A rename replaces in one step, so that no other command sees half a program.
    guard rename(program.path, kept.path) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    prune(films, to: Self.capacity.programs)
    return kept
  }

  /// The folder with what was compiled from exactly `parts`, if it is kept: a module that films
  /// import.
  func module(for parts: [String]) -> URL? {
    let folder = moduleLocation(for: parts)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// Keeps a folder for `parts` and answers where it now is.
  func store(module folder: URL, for parts: [String]) throws -> URL {
    let kept = moduleLocation(for: parts)
    try FileManager.default.createDirectory(at: shelf(of: kept), withIntermediateDirectories: true)
    // Where another command was faster, its folder holds the same.
    guard rename(folder.path, kept.path) == 0 || module(for: parts) != nil else {
      throw CocoaError(.fileWriteUnknown)
    }
    prune(shelf(of: kept), to: Self.capacity.modules)
    return kept
  }

  /// The text that was kept for exactly `parts`.
  func note(for parts: [String]) -> Data? { try? Data(contentsOf: noteLocation(for: parts)) }

  /// Keeps a text for `parts`. Where it cannot be written, what it says is found out again.
  func keep(_ note: Data, for parts: [String]) {
    let kept = noteLocation(for: parts)
    try? FileManager.default.createDirectory(at: shelf(of: kept), withIntermediateDirectories: true)
    try? note.write(to: kept, options: .atomic)
    prune(shelf(of: kept), to: Self.capacity.programs)
  }

  private func noteLocation(for parts: [String]) -> URL {
    folder.appendingPathComponent("notes").appendingPathComponent(Self.digest(of: parts))
  }

  private func location(for parts: [String]) -> URL {
    films.appendingPathComponent(Self.digest(of: parts))
  }

  private func moduleLocation(for parts: [String]) -> URL {
    folder.appendingPathComponent("parts").appendingPathComponent(Self.digest(of: parts))
  }

  private func shelf(of module: URL) -> URL { module.deletingLastPathComponent() }

  /// A new folder to compile in. What was left behind long before, by commands that were ended while
  /// they compiled, is thrown away.
  func makeWorkFolder() throws -> URL {
    let work = folder.appendingPathComponent("work-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    removeForgottenWork(now: Self.date(of: work))
    return work
  }

  private func removeForgottenWork(now: Date) {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for work in found ?? [] where work.lastPathComponent.hasPrefix("work-") {
      if now.timeIntervalSince(Self.date(of: work)) > Self.forgotten {
        try? FileManager.default.removeItem(at: work)
      }
    }
  }

  /// Throws the oldest away where there are more than `capacity`, an eighth of all in one turn: so long as there is room,
  /// which is nearly always, names are counted, and no file is asked how old it is.
  private func prune(_ folder: URL, to capacity: Int) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      names.count > capacity
    else { return }
    let files = names.map { name in
      let file = folder.appendingPathComponent(name)
      return (file: file, date: Self.date(of: file))
    }
    for old in files.sorted(by: { $0.date > $1.date }).dropFirst(capacity - capacity / 8) {
      try? FileManager.default.removeItem(at: old.file)
    }
  }

  private static func date(of file: URL) -> Date {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }

  /// A text that another list of parts does not have, of hexadecimal digits. The parts are kept apart.
  static func digest(of parts: [String]) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes += part.utf8
      // No byte of UTF-8 is 0xFF.
      bytes.append(0xFF)
    }
    return SHA256.hexadecimalDigest(bytes)
  }
}
