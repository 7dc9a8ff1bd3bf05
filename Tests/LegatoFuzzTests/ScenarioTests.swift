import LegatoMotion
import LegatoRaster
import Testing

@testable import LegatoFuzz

@MainActor @Suite("Random scenarios", .serialized)
struct ScenarioTests {
  @Test func aScenarioIsTheSameInEveryRun() {
    #expect(
      FuzzScenario(number: 7, seed: 3).description == FuzzScenario(number: 7, seed: 3).description)
    #expect(
      FuzzScenario(number: 7, seed: 3).description != FuzzScenario(number: 8, seed: 3).description)
  }

  /// A part of what `legato-fuzz` plays; `CONTRIBUTING.md` says how to play the rest.
  @Test(arguments: 0..<15)
  func nothingTrapsHangsOrIsLeftOver(_ part: Int) throws {
    let check = ScenarioCheck(textEngine: try HarfBuzzTextEngine())
    for number in part * 10..<part * 10 + 10 {
      let faults = check.faults(of: FuzzScenario(number: number, seed: 2))
      #expect(faults == [], "legato-fuzz --seed 2 --scenario \(number)")
    }
  }

  @Test(arguments: 0..<3)
  func norDoScreens(_ part: Int) throws {
    let check = ScenarioCheck(textEngine: try HarfBuzzTextEngine())
    for number in part * 10..<part * 10 + 10 {
      let faults = check.faults(of: FuzzScenario(number: number, seed: 2, hasScreens: true))
      #expect(faults == [], "legato-fuzz --seed 2 --screens --scenario \(number)")
    }
  }

  /// What has once failed: a motion that ended before a deferred change of place took it over, a source of matched
  /// geometry that counted for as long as its memory, a sheet that went under the finger that held it, and a step of
  /// less than a pixel, made after a barrier had come, that counted as rounding, a change of place that an element
  /// had not followed before its transition took it over, places that were put on the
  /// pixels of another scale, a view that left unseen while its neighbour, which had gone, was asked for its size, and a
  /// stack that moved where it could not be seen, so that nothing was waited for.
  @Test(arguments: [
    (992_611, 1104, false), (20_261_125, 2246, false), (992_612, 591, true),
    (20_261_130, 1012, false), (20_261_130, 1530, false),
    (20_261_131, 3663, true), (1_128_910, 1212, true),
    (1_140_001, 1255, false),
  ])
  func norDoesWhatFailedOnce(_ seed: UInt64, _ number: Int, _ hasScreens: Bool) throws {
    let check = ScenarioCheck(textEngine: try HarfBuzzTextEngine())
    let faults = check.faults(of: FuzzScenario(number: number, seed: seed, hasScreens: hasScreens))
    #expect(
      faults == [],
      "legato-fuzz --seed \(seed)\(hasScreens ? " --screens" : "") --scenario \(number)")
  }

  @Test func rowsOfRowsAreBounded() {
    var random = SeededGenerator(seed: 5)
    var most = 1
    for _ in 0..<2_000 {
      var specs = RandomSpec(
        random: random.split(), budget: 30, isDriven: false, hasScreens: false)
      most = max(most, specs.tree().repetitions)
    }
    #expect((300...600).contains(most), "\(most)")
  }
}

extension Spec {
  /// How many rows its lazy containers make of one view at most, those of lists left out.
  fileprivate var repetitions: Int {
    let below = parts.map(\.0.repetitions).max() ?? 1
    if case .lazy(let lazy, _) = self { return max(1, lazy.more) * below }
    return below
  }
}
