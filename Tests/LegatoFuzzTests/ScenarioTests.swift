import LegatoRaster
import Testing

@testable import LegatoFuzz

@MainActor @Suite("Random scenarios", .serialized)
struct ScenarioTests {
  @Test func aScenarioIsTheSameInEveryRun() {
    #expect(
      Scenario(number: 7, seed: 3).description == Scenario(number: 7, seed: 3).description)
    #expect(
      Scenario(number: 7, seed: 3).description != Scenario(number: 8, seed: 3).description)
  }

  /// A part of what `legato-fuzz` plays; `CONTRIBUTING.md` says how to play the rest.
  @Test(arguments: 0..<15)
  func nothingTrapsHangsOrIsLeftOver(_ part: Int) throws {
    let check = ScenarioCheck(textEngine: try PangoTextEngine())
    for number in part * 10..<part * 10 + 10 {
      let faults = check.faults(of: Scenario(number: number, seed: 2))
      #expect(faults == [], "legato-fuzz --seed 2 --scenario \(number)")
    }
  }
}
