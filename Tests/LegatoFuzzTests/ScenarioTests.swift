import LegatoRaster
import Testing

@testable import LegatoFuzz

@MainActor @Suite("Random scenarios")
struct ScenarioTests {
  @Test func aScenarioIsTheSameInEveryRun() {
    #expect(
      Scenario(number: 7, seed: 3).description == Scenario(number: 7, seed: 3).description)
    #expect(
      Scenario(number: 7, seed: 3).description != Scenario(number: 8, seed: 3).description)
  }
}
