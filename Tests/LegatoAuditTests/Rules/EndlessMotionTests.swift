import SwiftUI
import Testing

@testable import LegatoAudit

private struct Pulse: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isBig = false
  let obeys: Bool
  var isHidden = false

  var body: some View {
    Circle().frame(width: 40, height: 40)
      .scaleEffect(isBig ? 1.2 : 1)
      .opacity(isHidden ? 0 : 1)
      .onAppear {
        guard !(obeys && reduceMotion) else { return }
        withAnimation(.easeInOut(duration: 1).repeatForever()) { isBig = true }
      }
  }
}

@MainActor @Suite("Rule: endless motion")
struct EndlessMotionTests {
  @Test func tellsOfALoopThatNothingStops() throws {
    let finding = try #require(try audit(EndlessMotion.self) { Pulse(obeys: false) }.first)
    #expect(finding.severity == .error)
    #expect(finding.criteria == [.reducedMotionLabel])
    #expect(finding.evidence.first?.end == .infinity)
  }

  @Test func aLoopThatReduceMotionStopsIsNoErrorAndOneInLowPowerModeIsANote() throws {
    let findings = try audit(EndlessMotion.self) { Pulse(obeys: true) }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message == "The loop goes on in Low Power Mode.")
  }

  @Test func tellsOfALoopThatNobodySees() throws {
    let findings = try audit(EndlessMotion.self) { Pulse(obeys: true, isHidden: true) }
    #expect(findings.contains { $0.message.hasPrefix("The loop goes on where nobody sees it") })
  }

  @Test func hasNothingAgainstMotionThatEnds() throws {
    struct Once: View {
      @State private var isBig = false
      var body: some View {
        Circle().frame(width: 40, height: 40).scaleEffect(isBig ? 1.2 : 1)
          .onAppear { withAnimation(.easeInOut(duration: 1).repeatCount(3)) { isBig = true } }
      }
    }
    #expect(try audit(EndlessMotion.self) { Once() }.isEmpty)
  }
}
