import LegatoArguments
import LegatoFilm

/// A command of `legato` that has read its arguments.
protocol Command: SendableMetatype {
  /// What the arguments are read into.
  associatedtype Target

  /// The command's arguments, and its help.
  static var syntax: CommandSyntax<Target> { get }

  /// - Parameter arguments: those after the command's name.
  /// - Throws: the first error in them.
  init(_ arguments: [String]) throws(FilmFailure)

  /// - Returns: the exit code.
  @MainActor func run() throws(FilmFailure) -> Int32
}
