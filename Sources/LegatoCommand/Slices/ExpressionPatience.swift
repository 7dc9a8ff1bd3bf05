import LegatoSlices

/// How long expressions may take, from one compilation to the next.
///
/// What takes long is looked at again, with more patience, once nothing else is wrong: a name that is not there may be why,
/// and has gone by then.
struct ExpressionPatience {
  private static let levels = [
    FilmCompiler.briefPatience, FilmCompiler.shortPatience, FilmCompiler.longPatience,
  ]

  private var level = 0
  /// What was needed once, which is what is begun with from then on.
  private var needed = 0

  var seconds: Double { Self.levels[level] }

  /// Takes note that nothing was wrong.
  mutating func succeeded() { needed = level }

  /// What to do something about; `nil` where all are of expressions that are to be tried again.
  mutating func faults(_ found: [CompilerFault]) -> [CompilerFault]? {
    let others = found.filter { !$0.isOutOfTime }
    guard others.isEmpty, !found.isEmpty else {
      level = needed
      return others
    }
    guard level < Self.levels.count - 1 else { return found }
    level += 1
    return nil
  }
}
