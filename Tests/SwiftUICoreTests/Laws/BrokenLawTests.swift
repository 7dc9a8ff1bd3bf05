import MotionLaws
import Testing

/// Each law can fail, and says so of the fault that it is about.
@MainActor @Suite("Laws of motion can be broken")
struct BrokenLawTests {
  /// The fault that breaks a law, by the law's name.
  private static let faults: [String: BrokenRun.Fault] = [
    "starts at the old value": .startsSomewhereElse,
    "ends exactly at the new value": .endsSomewhereElse,
    "is continuous": .jumpsOnTheWay,
    "starts an interruption from what is shown": .jumpsWhenInterrupted,
    "keeps its velocity when interrupted": .forgetsItsVelocity,
    "completes exactly once": .completesTwice,
    "seeking equals playing": .countsFrames,
    "60 and 120 Hz agree": .dependsOnTheFrameRate,
    "replays the same bytes": .isAnotherEveryTime,
    "is never without a number": .losesItsNumbers,
    "leaves nothing running": .neverRests,
    "has the same end state under Reduce Motion": .endsElsewhereWhenReduced,
    "ends the same where a flag is switched on the way": .missesTheFlag,
    "costs nothing but itself": .evaluatesBodies,
  ]

  private func subject(_ fault: BrokenRun.Fault?) -> MotionSubject {
    MotionSubject("broken", [.keepsVelocity]) { BrokenRun(fault, $0) }
  }

  @Test func aSoundMotionKeepsThemAll() {
    for law in MotionLaw.all { #expect(law.violations(of: subject(nil)) == [], "\(law)") }
  }

  @Test func everyLawNoticesItsFault() throws {
    #expect(MotionLaw.all.count == MotionLaw.count)
    for law in MotionLaw.all {
      let fault = try #require(Self.faults[law.description], "\(law)")
      #expect(!law.violations(of: subject(fault)).isEmpty, "\(law)")
    }
    #expect(Set(Self.faults.values).count == BrokenRun.Fault.allCases.count)
  }
}
