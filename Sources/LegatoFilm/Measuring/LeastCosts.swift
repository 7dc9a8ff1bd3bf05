/// What each frame of a story takes at least, over several runs of it.
///
/// On a machine that does other things as well a frame is sometimes measured too long, and never too
/// short. A story is the same in every run, so the least of several readings of *one frame* is what
/// this frame takes. Readings are of the same frame only where all frames before it were begun at the
/// same refreshes: a run that dropped a frame does other work from there on.
struct LeastCosts {
  private struct Reading {
    let refresh: Int
    let cost: Double
  }

  private var runs: [[Reading]] = []
  private var current: [Reading] = []
  /// The runs before that did the same so far.
  private var candidates: [Int] = []
  /// How many readings each frame of the current run has at least.
  private(set) var samples = 0

  /// Begins another run of the story.
  mutating func beginRun() {
    if !current.isEmpty { runs.append(current) }
    current = []
    candidates = Array(runs.indices)
    samples = runs.count + 1
  }

  /// Takes a reading in. Returns the least of those that are known of the frame; readings that are
  /// not numbers, or negative, count only where there is no other.
  mutating func record(_ cost: Double, at refresh: Int) -> Double {
    let place = current.count
    candidates.removeAll { !runs[$0].indices.contains(place) || runs[$0][place].refresh != refresh }
    current.append(Reading(refresh: refresh, cost: cost))
    let readings = candidates.map { runs[$0][place].cost } + [cost]
    samples = min(samples, readings.count)
    return readings.filter { $0 >= 0 }.min() ?? cost
  }
}
