import MotionLaws
import SwiftUI
import Testing

/// One suite for everything that moves; SWIFTUI-FACTS 18, and the rules of the runtime.
@MainActor @Suite("Laws of motion")
struct MotionLawTests {
  @Test(arguments: 0..<MotionLaw.count)
  func everyAnimationKeeps(_ law: Int) { check(law, AnimationSubjects.all) }

  @Test(arguments: 0..<MotionLaw.count)
  func everyTransitionKeeps(_ law: Int) { check(law, TransitionSubjects.all) }

  @Test(arguments: 0..<MotionLaw.count)
  func everyAnimatableValueKeeps(_ law: Int) { check(law, AnimatableSubjects.all) }

  @Test(arguments: 0..<MotionLaw.count)
  func everyContentTransitionKeeps(_ law: Int) { check(law, ContentSubjects.all) }

  @Test(arguments: 0..<MotionLaw.count)
  func everythingInStepsKeeps(_ law: Int) { check(law, StepSubjects.all) }

  private func check(_ index: Int, _ subjects: [MotionSubject]) {
    let law = MotionLaw.all[index]
    for subject in subjects {
      let violations = law.violations(of: subject)
      if violations.isEmpty { continue }
      Issue.record("\(subject) \(law): \(violations.prefix(3).joined(separator: "; "))")
    }
  }
}
