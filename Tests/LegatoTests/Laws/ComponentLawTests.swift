import Foundation
import MotionLaws
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// One suite for everything that moves in the system.
@MainActor @Suite("Laws of components")
struct ComponentLawTests {
  private func check(_ law: ComponentLaw, sourceLocation: SourceLocation = #_sourceLocation) {
    for subject in ComponentSubjects.all {
      let violations = law.check(subject)
      if violations.isEmpty { continue }
      Issue.record(
        "\(subject.name): \(violations.prefix(2).joined(separator: "; "))",
        sourceLocation: sourceLocation)
    }
  }

  @Test("S3.51 S4.56 S4.60 under Reduce Motion nothing moves, scales, rotates or blurs")
  func reduced() { check(.nothingMovesWhenReduced) }

  @Test("S0.38 S2.24 ends are the same with Reduce Motion, with Low Power Mode and without")
  func ends() { check(.reducedEndIsTheEnd) }

  @Test("S4.12 S2.23 X.6 Reduce Motion in the middle is obeyed on the next frame, on and off")
  func live() { check(.flagIsObeyedOnTheNextFrame) }

  @Test("S2.25 S4.74 in Low Power Mode decorations are still and essential motions stay")
  func lowPower() { check(.lowPowerStopsDecorations) }

  @Test("S0.32 S2.42 ten changes 50 ms apart end where one does, and nothing goes on")
  func hurry() { check(.settlesAfterTenTaps) }

  @Test("S0.31 X.6 reversed in the middle everything ends where it began, exactly")
  func reversed() { check(.comesBackFromTheMiddle) }

  @Test("S3.53 S4.55 loops stop on the frame on which they go, and begin anew")
  func loops() { check(.loopsStopOutOfSight) }

  @Test("S1.34 S3.38 what is removed on its way leaves nothing behind")
  func removed() { check(.removedLeavesNothing) }

  @Test("S4.68 memory is flat over cycles of each component")
  func memory() { check(.memoryStays) }

  @Test("S4.70 no property has two motions")
  func single() { check(.oneMotionForEachProperty) }

  @Test("S2.31 S2.33 S4.58 nothing costs more than it says")
  func costs() { check(.costsWhatItSays) }

  /// Components bring their own animations, so a change around them has no end of its own to tell.
  private static let others = MotionLaw.all.filter { $0.description != "completes exactly once" }

  @Test("X.1 X.6 S2.1 S2.48 what holds for every motion holds for components", arguments: 0..<13)
  func general(law: Int) {
    let law = Self.others[law]
    #expect(Self.others.count == 13)
    for subject in ComponentSubjects.all {
      let violations = law.violations(of: subject.motionSubject)
      if violations.isEmpty { continue }
      Issue.record("\(subject.name) \(law): \(violations.prefix(2).joined(separator: "; "))")
    }
  }

  @Test("S2.22 S3.1 S4.57 every motion of the registry has a subject that the laws look at")
  func complete() {
    let looked = Set(ComponentSubjects.all.flatMap(\.motions).map(\.id))
    for motion in MotionRegistry.declarations {
      #expect(looked.contains(motion.id), "\(motion.id)")
    }
    let names = ComponentSubjects.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// What rests: no law of motion says anything of it.
  private static let still: Set = [
    "LoadingView", "EmptyStateView", "FeedbackButton", "VerticalListButtonItemStyle",
    "AnimatedToggleStyle", "ToolCardExpandAnimation", "ErrorShakeModifier", "CollapsedCardView",
    "ExpandedCardView", "ThreadSeparator", "ItemRow", "ItemCard",
  ]

  @Test("S2.42 S4.57 every component, modifier and style that apps can use has a subject")
  func everyComponent() throws {
    let names = ComponentSubjects.all.map { String($0.name.split(separator: ",")[0]) }
    let declared =
      #/public struct ([A-Za-z]+)(?:<[^>]*>)?: (?:View|ViewModifier|ButtonStyle|ToggleStyle)[,\s{]/#
    var count = 0
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declared) {
        let name = String(match.output.1)
        count += 1
        let isKnown = Self.still.contains(name) || names.contains { $0.hasSuffix(name) }
        #expect(isKnown, "\(name)")
      }
    }
    #expect(count > 45)
  }

  @Test("S2.34 every transition that apps can use has a subject")
  func everyTransition() throws {
    let names = ComponentSubjects.transitions.map(\.name)
    let declared = #/public static (?:var|func) ([A-Za-z]+)[^\n]*AnyTransition/#
    var count = 0
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declared) {
        count += 1
        #expect(names.contains { $0.hasPrefix(match.output.1) }, "\(match.output.1)")
      }
    }
    #expect(count >= 7)
  }

  @Test("each law can fail, and says so of the component that breaks it", arguments: 0..<11)
  func broken(law: Int) throws {
    #expect(ComponentLaw.all.count == ComponentLaw.count)
    let law = ComponentLaw.all[law]
    // A runtime that keeps it cannot be made to break it from outside.
    if law.description == "no property has two motions" { return }
    let subject = try #require(BrokenSubjects.all[law.description])
    #expect(!law.check(subject).isEmpty, "\(law) does not notice a subject that \(subject.name)")
  }
}
