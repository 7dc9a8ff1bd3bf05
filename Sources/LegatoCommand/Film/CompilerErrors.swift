import Foundation
import LegatoFilm
import LegatoSlices

/// What the compiler says of files that it cannot compile, with their own names.
struct CompilerErrors: Error {
  let faults: [CompilerFault]
  /// Whether the compiler was ended because its time was over.
  var isLate = false
  private let text: String
  private let paths: [String: String]

  /// What is said of a compiler that was ended.
  static var late: CompilerErrors {
    var errors = CompilerErrors("The compiler took too long, and was ended.\n", paths: [:])
    errors.isLate = true
    return errors
  }

  /// - Parameters:
  ///   - text: what the compiler has written.
  ///   - paths: the users' names of the files that it was given.
  init(_ text: String, paths: [String: String]) {
    self.text = text
    self.paths = paths
    // Code of a person's that a macro has moved stands in a file of its module and its name.
    let names = Dictionary(
      paths.map { (FilmSources.fileName(of: $0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    faults = CompilerFault.faults(in: text).map { fault in
      var fault = fault
      let parts = fault.path.split(separator: "/", omittingEmptySubsequences: false)
      let moved = parts.count == 2 ? names[String(parts[1])] : nil
      fault.path = paths[fault.path] ?? moved ?? fault.path
      return fault
    }
  }

  /// Of what two language versions say of the same, what is less: a newer one may object to what an older one takes.
  static func least(_ one: CompilerErrors?, _ other: CompilerErrors) -> CompilerErrors {
    guard let one else { return other }
    return other.faults.isEmpty || (1...other.faults.count).contains(one.faults.count) ? one : other
  }

  /// What the compiler has written, with the users' names of the files: of a project's first rounds that is megabytes, which
  /// nobody reads.
  var messages: String { Self.replacing(paths, in: text) }

  /// Replaces each name by its value, the longest of those that begin at a place, in one pass.
  private static func replacing(_ names: [String: String], in text: String) -> String {
    let names = names.map { (key: Array($0.key.utf8), value: Array($0.value.utf8)) }
      .filter { !$0.key.isEmpty }.sorted { $0.key.count > $1.key.count }
    guard let first = names.first?.key else { return text }
    // Nearly all are files of one folder: its name says whether to look at any of them.
    let common = names.reduce(first.count) { count, name in
      zip(name.key.prefix(count), first).prefix { $0 == $1 }.count
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: first.prefix(common)),
        let name = names.first(where: { rest.starts(with: $0.key) })
      {
        result += name.value
        index += name.key.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether it is the disk that is full.
  var isOutOfSpace: Bool { text.contains(String(cString: strerror(ENOSPC))) }

  /// What a person reads.
  var failure: FilmFailure {
    isOutOfSpace
      ? FilmFailure(
        messages + "XDG_CACHE_HOME and TMPDIR name folders with more space.",
        exitCode: FilmFailure.machine)
      : FilmFailure(messages + advice, exitCode: FilmFailure.doesNotCompile)
  }

  /// What a person should know of a module that is not there.
  private var advice: String {
    guard let name = text.firstMatch(of: /no such module '([^']+)'/)?.output.1 else {
      return ""
    }
    return
      "Note: \(name) is neither part of legato nor a target of the file's project or of a package"
      + " beside it. What other packages have, and what only Apple's systems have, is not compiled.\n"
  }
}
