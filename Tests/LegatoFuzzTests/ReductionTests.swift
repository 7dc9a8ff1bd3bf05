import Testing

@testable import LegatoFuzz

@MainActor @Suite("Making scenarios smaller")
struct ReductionTests {
  private let scenario = FuzzScenario(number: 0, seed: 1)

  @Test func stepsAreWrittenAndRead() {
    for step in [Reduction.operations(from: 3, count: 2), .tree(7)] {
      #expect(Reduction(Substring(step.description)) == step)
    }
    #expect(Reduction("x1") == nil)
    #expect(Reduction("o1") == nil)
  }

  @Test func stepsThatDoNotFitChangeNothing() {
    let same = scenario.reduced(by: [.operations(from: 900, count: 4), .tree(-1), .tree(1_000_000)])
    #expect(same.description == scenario.description)
  }

  @Test func whatIsNotNeededToFailGoes() {
    func fails(_ scenario: FuzzScenario) -> Bool {
      scenario.operations.contains { if case .write = $0 { true } else { false } }
    }
    #expect(fails(scenario))
    let steps = Shrinker(scenario: scenario) { steps in
      fails(scenario.reduced(by: steps)) ? "fault" : nil
    }.shrink()
    let small = scenario.reduced(by: steps)
    #expect(small.operations.count == 1)
    guard case .leaf(.nothing) = small.tree else {
      Issue.record("\(small.tree)")
      return
    }
  }
}
