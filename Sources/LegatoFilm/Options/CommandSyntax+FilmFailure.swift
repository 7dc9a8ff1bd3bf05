import LegatoArguments

extension CommandSyntax {
  /// Reads the arguments of one of legato's commands.
  ///
  /// - Parameter defaults: what the command does without any arguments.
  /// - Returns: the defaults as the arguments have changed them, and the arguments, sorted.
  /// - Throws: the first error in the arguments, and what is allowed.
  package func read(
    _ words: [String], onto defaults: Target
  ) throws(FilmFailure) -> (target: Target, arguments: ParsedArguments) {
    var target = defaults
    do {
      let arguments = try read(words, into: &target)
      return (target, arguments)
    } catch let failure as FilmFailure {
      throw failure
    } catch {
      throw FilmFailure("\(error)")
    }
  }
}
