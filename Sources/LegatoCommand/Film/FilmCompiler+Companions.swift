import Foundation
import LegatoFilm

extension FilmCompiler {
  /// Compiles something by itself or, where it does not compile so, with what it belongs to: the other
  /// files of its target or app, and the targets that they import.
  ///
  /// - Parameters:
  ///   - file: the file that is asked for.
  ///   - kept: what was compiled of it by itself before; then nothing is parsed, and no other file is read.
  ///   - compile: compiles it with companions.
  func withCompanions<Result>(
    of file: SourceFile, kept: () -> Result? = { nil },
    _ compile: (Companions) throws(FilmFailure) -> Result
  ) throws(FilmFailure) -> Result {
    // What its package has, it is compiled with, even where it could do without.
    if Companions(inTargetOf: file)?.modules.isEmpty ?? true, let kept = kept() { return kept }
    // Told of the file as it is: what is added at its end would be at fault for a brace that is open.
    if let messages = syntaxErrors(in: file) {
      throw FilmFailure(messages, exitCode: FilmFailure.doesNotCompile)
    }
    let companions = Companions(of: file)
    // What its package has, it cannot do without.
    if let companions, !companions.modules.isEmpty { return try compile(companions) }
    do {
      return try compile(.none)
    } catch {
      guard error.exitCode == FilmFailure.doesNotCompile, let companions else { throw error }
      do {
        return try compile(companions)
      } catch let second {
        // Files that only lie beside it may have faults of their own.
        throw companions.isTarget ? second : error
      }
    }
  }
}
