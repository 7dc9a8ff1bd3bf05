/// Where something ends that is filled anew with every level: whole turns, and the share of the one
/// under way. A full one and an empty one are the same number of turns.
struct LevelGoal: Hashable, Sendable {
  /// Turns.
  let end: Double
  /// What is to be shown there, 0…1.
  let share: Double
  /// Whether it is on its way up to the end.
  var isRising = true
  /// Where the round ended, in turns, beyond which a spring of the other way has gone before it was
  /// turned back: as long as it is there nothing, or all, is shown.
  var turnedAt: Double?

  /// The round that the end is in: where it begins and where it is full, in turns.
  private var round: (bottom: Double, top: Double) {
    let top = share >= 1 ? end : end.rounded(.down) + 1
    return (top - 1, top)
  }

  /// The way to another end, from wherever this one has come to.
  func turned(to end: Double, share: Double, isRising: Bool) -> LevelGoal {
    LevelGoal(
      end: end, share: share, isRising: isRising,
      turnedAt: isRising == self.isRising ? turnedAt : isRising ? round.bottom : round.top)
  }

  /// What is shown after a number of turns, 0…1. A spring that passes the end by a little does not
  /// begin another round, nor does it go back into the one before.
  func share(at turns: Double) -> Double {
    guard turns.isFinite, abs(turns - end) > 1e-9 else { return Fraction(share).value }
    let reach = 0.3
    if isRising, turns >= round.top, turns < round.top + reach { return 1 }
    if !isRising, turns < round.bottom, turns > round.bottom - reach { return 0 }
    if let turnedAt, abs(turns - turnedAt) < reach {
      if isRising, turns < turnedAt { return 0 }
      if !isRising, turns > turnedAt { return 1 }
    }
    return turns == 0 ? 0 : turns - (turns.rounded(.up) - 1)
  }
}

/// Counts the turns of a level that goes up and down: a level more finishes the turn and begins the
/// next one, in a ring as in a bar. It goes backwards only where the level goes down.
struct LevelTurns: Hashable, Sendable {
  /// What is filled: whole turns, and the share of the one under way.
  private(set) var filled = 0.0
  private(set) var goal = LevelGoal(end: 0, share: 0)
  private var rounds = 0.0
  private var level: Int?

  /// More rounds at a time than that are a flicker.
  private static let maxRounds = 3.0

  /// Goes on to a level and a share of it. The first level is the first round.
  mutating func go(to level: Int, _ fraction: Fraction) {
    let step = Double(level) - Double(self.level ?? level)
    rounds += min(max(step, -Self.maxRounds), Self.maxRounds)
    self.level = level
    let target = rounds + fraction.value
    goal = goal.turned(to: target, share: fraction.value, isRising: target >= filled)
    filled = target
  }
}
