/// Why a command ends early: what to tell, and with which exit code.
struct FilmFailure: Error, Equatable {
  /// The request is wrong: a missing file, no view to film.
  static let usage: Int32 = 1

  /// The file does not compile.
  static let doesNotCompile: Int32 = 2

  let message: String
  let exitCode: Int32

  init(_ message: String, exitCode: Int32 = FilmFailure.usage) {
    self.message = message
    self.exitCode = exitCode
  }
}
