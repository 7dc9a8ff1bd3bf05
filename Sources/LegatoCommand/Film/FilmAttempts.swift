import LegatoFilm

/// Runs the program of a film until it comes to its end: it is made anew where it does not have a value when it runs, and
/// without code that crashes.
struct FilmAttempts<Result> {
  enum End {
    /// By itself.
    case ended(Result)
    /// For want of a value.
    case missing(MissingValue)
    case crashed(Crash)
  }

  /// Whether what crashes may go, rather than that the film ends with it.
  let survivesCrashes: Bool
  /// Runs the program once.
  ///
  /// - Parameter reports: whether a crash is to come with its places.
  let play: (_ compiled: CompiledSubject, _ reports: Bool) throws(FilmFailure) -> End
  /// Makes the program anew, with what is known of it.
  ///
  /// - Parameter keepsLines: whether a crash is to be found in it.
  let make:
    (_ earlier: CompiledSubject, _ missing: MissingValue?, _ keepsLines: Bool) throws(FilmFailure)
      -> CompiledSubject

  /// - Returns: the program that was run last, how it ended, and why it could not be made anew where that was worth trying.
  func run(
    _ first: CompiledSubject
  ) throws(FilmFailure) -> (compiled: CompiledSubject, end: End, failure: FilmFailure?) {
    var compiled = first
    var wanted = MissingValues()
    var crashes = 0
    var keepsLines = false
    while true {
      let end = try play(compiled, keepsLines)
      do throws(FilmFailure) {
        switch end {
        case .ended: return (compiled, end, nil)
        case .missing(let missing):
          guard wanted.add(missing) else { return (compiled, end, nil) }
          compiled = try make(compiled, missing, keepsLines)
        case .crashed(let crash) where !survivesCrashes || !crash.isOfCode:
          return (compiled, end, nil)
        case .crashed where !keepsLines:
          // Where it was is known by a program that costs more to make.
          keepsLines = true
          compiled = try make(compiled, nil, true)
        case .crashed(let crash):
          guard crashes < Crash.limit, let known = compiled.known(without: crash) else {
            return (compiled, end, nil)
          }
          crashes += 1
          compiled.known = known
          compiled = try make(compiled, nil, true)
        }
      } catch {
        return (compiled, end, error)
      }
    }
  }
}
