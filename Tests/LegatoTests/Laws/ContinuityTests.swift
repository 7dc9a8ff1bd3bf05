import LegatoDisplay
import LegatoFilm
import MotionLaws
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// What is drawn never jumps, but where a jump is declared by name.
@MainActor @Suite("Continuity")
struct ContinuityTests {
  private nonisolated static let parts = 8

  /// Every component, modifier and transition, both ways, turned back at ten moments and again.
  @Test(
    "S2.34 S4.24 S4.26 S4.27 X.6 nothing that is drawn jumps, turned back at ten moments",
    arguments: 0..<parts, [false, true])
  func jumps(part: Int, isReduced: Bool) {
    let subjects = ComponentSubjects.all.enumerated().filter { $0.offset % Self.parts == part }
    for (_, subject) in subjects {
      let study = ContinuityStudy(subject: subject, flags: isReduced ? [.reducedMotion] : [])
      let found = withoutInvariantChecks { study.findings(moments: isReduced ? 4 : 10) }
        .filter { finding in !DeclaredJump.all.contains { $0.permits(finding) } }
      report(found)
    }
  }

  /// One issue for each layer and quantity that jumps.
  private func report(_ found: [ContinuityStudy.Finding]) {
    var told: Set<String> = []
    for finding in found
    where told.insert("\(finding.jump.layer) \(finding.jump.quantity)").inserted {
      Issue.record("\(finding)")
    }
  }

  @Test("each kind of jump is found, and said of the component that jumps", arguments: 0..<8)
  func broken(index: Int) {
    #expect(BrokenSubjects.jumping.count == 8)
    let (subject, quantity, onlyTurnedBack) = BrokenSubjects.jumping[index]
    let found = ContinuityStudy(subject: subject).findings(moments: 3)
    let jumps = found.filter { $0.jump.quantity == quantity }
    #expect(!jumps.isEmpty, "\(subject.name): \(quantity) is not found")
    #expect(jumps.allSatisfy { $0.description.contains(subject.name) })
    if onlyTurnedBack {
      #expect(jumps.allSatisfy { $0.story.contains("back") }, "\(jumps)")
    }
  }

  @Test("a fast motion is no jump", arguments: [2000.0, 20_000])
  func speed(pointsPerSecond: Double) {
    let motion = AppTransitions.slide
    let fast = ComponentSubject("moves fast", [motion]) { state in
      Color.blue.frame(width: 40, height: 40).offset(x: state.isOn ? 100 : -100)
        .animation(.linear(duration: 200 / pointsPerSecond), value: state.value)
    }
    #expect(ContinuityStudy(subject: fast).findings(moments: 3).isEmpty)
  }
}
