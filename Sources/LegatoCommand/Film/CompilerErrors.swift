import Foundation
import LegatoFilm
import LegatoSlices

/// What the compiler says of files that it cannot compile, with their own names.
struct CompilerErrors: Error {
  let messages: String
  let faults: [CompilerFault]
  /// Whether the compiler was ended because its time was over.
  var isLate = false

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
    messages = paths.sorted { $0.key.utf8.count > $1.key.utf8.count }.reduce(text) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
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

  /// Whether it is the disk that is full.
  var isOutOfSpace: Bool { messages.contains(String(cString: strerror(ENOSPC))) }

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
    guard let name = messages.firstMatch(of: /no such module '([^']+)'/)?.output.1 else {
      return ""
    }
    return
      "Note: \(name) is neither part of legato nor a target of the file's project or of a package"
      + " beside it. What other packages have, and what only Apple's systems have, is not compiled.\n"
  }
}
