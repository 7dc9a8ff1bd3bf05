import Foundation
import MotionLaws
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// The laws hold wherever a component stands: every component in every surrounding, by every group of
/// laws.
@MainActor @Suite("Surroundings")
struct SurroundingTests {
  /// Every component of the registry, in one surrounding.
  private func cells(_ surrounding: Surrounding) -> [(row: Int, subject: ComponentSubject)] {
    ComponentSubjects.all.enumerated().map { ($0.offset, $0.element.placed(in: surrounding)) }
  }

  /// What is known to be off: the beginning of the component's name, where, and the law.
  private static let known: [(subject: String, Surrounding, ComponentLaw, reason: String)] = [
    (
      "InboxView, last one", .threeHundredRows, .nothingMovesWhenReduced,
      "The rows around stand on whole pixels, and what is scrolled does not: 0.4 points."
    )
  ]

  @Test(
    "S2.42 S4.57 components keep the laws in every surrounding", arguments: Surrounding.allCases)
  func laws(surrounding: Surrounding) {
    let column = Surrounding.allCases.firstIndex(of: surrounding) ?? 0
    for (row, subject) in cells(surrounding) {
      for group in LawGroup.allCases where group.speaks(in: surrounding) {
        let law = group.law(for: row, in: column)
        let violations = withoutInvariantChecks { law.check(subject) }
        if violations.isEmpty { continue }
        let told = violations.prefix(2).joined(separator: "; ").prefix(900)
        let comment: Comment = "\(subject.name), \(surrounding): \(law): \(told)"
        let known = Self.known.first {
          subject.name.hasPrefix($0.subject) && $0.1 == surrounding
            && $0.2.description == law.description
        }
        if let known {
          withKnownIssue("\(known.reason)") { _ = Issue.record(comment) }
        } else {
          Issue.record(comment)
        }
      }
    }
  }

  @Test("S2.22 S3.1 every motion of the registry is looked at in every surrounding")
  func complete() {
    for surrounding in Surrounding.allCases {
      let looked = Set(cells(surrounding).flatMap(\.subject.motions).map(\.id))
      #expect(looked.isSuperset(of: MotionRegistry.declarations.map(\.id)), "\(surrounding)")
    }
  }

  @Test("each law of a group has its turn in each surrounding", arguments: LawGroup.allCases)
  func turns(group: LawGroup) {
    for column in Surrounding.allCases.indices {
      let laws = (0..<group.laws.count).map { group.law(for: $0, in: column).description }
      #expect(Set(laws).count == group.laws.count)
    }
  }

  @Test("what opaque neighbours hide is found among them, and not alone")
  func hidden() {
    // Drawn below its place, where the row after it covers it.
    let subject = ComponentSubject("fades below the next row", [AppTransitions.slide]) { state in
      Text("A").offset(y: 40).opacity(state.isOn ? 1 : 0)
        .animation(.linear(duration: 0.3), value: state.value)
    }
    #expect(ComponentLaw.isSeen.check(subject).isEmpty)
    #expect(!ComponentLaw.isSeen.check(subject.placed(in: .opaqueSiblings)).isEmpty)
  }

  @Test("a container that moves a component's row at once is no fault of the component")
  func containers() {
    let subject = ComponentSubject("grows its frame", [CardHeroMotion.grow]) { state in
      Color.red.frame(width: 60, height: state.isOn ? 80 : 20)
        .animation(.linear(duration: 0.3), value: state.value)
    }
    #expect(ComponentLaw.isContinuous.check(subject.placed(in: .list)).isEmpty)
  }
}
