/// Why filming ends early: the message, and the exit code.
package struct FilmFailure: Error, Equatable, CustomStringConvertible {
  /// What was asked for cannot be done: a bad option, a missing file, no such label.
  package static let usage: Int32 = 2

  /// The file does not compile.
  package static let doesNotCompile: Int32 = 2

  /// Something was not as expected.
  package static let unmet: Int32 = 3

  /// The machine is in the way: a file that cannot be written, a font that is missing.
  package static let machine: Int32 = 1

  package let message: String
  package let exitCode: Int32

  package var description: String { message }

  package init(_ message: String, exitCode: Int32 = FilmFailure.usage) {
    self.message = message
    self.exitCode = exitCode
  }
}
