import SwiftUI
import Testing

@testable import LegatoAudit

private struct Slider: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOut = false
  let obeys: Bool

  var body: some View {
    Button("Slide") { isOut.toggle() }
      .offset(x: isOut ? 80 : 0)
      .animation(obeys && reduceMotion ? nil : .easeInOut(duration: 0.3), value: isOut)
  }
}

private struct Fader: View {
  @State private var isDim = false

  var body: some View {
    Button("Dim") { isDim.toggle() }
      .opacity(isDim ? 0.4 : 1)
      .animation(.easeInOut(duration: 0.3), value: isDim)
  }
}

@MainActor @Suite("Rule: reduced motion")
struct ReducedMotionTests {
  @Test func tellsWhatStillMovesAndOnWhat() throws {
    let findings = try audit(ReducedMotion.self) { Slider(obeys: false) }
    let finding = try #require(findings.first)
    #expect(finding.severity == .error)
    #expect(finding.path.hasSuffix("Text"))
    #expect(finding.message == "Still moves on a touch although Reduce Motion is on.")
    #expect(finding.criteria == [.animationFromInteractions, .reducedMotionLabel])
    let evidence = try #require(finding.evidence.first)
    #expect(evidence.run.hasPrefix("reduced motion: tap “Slide”"))
    #expect(evidence.end - evidence.start > 0.28 && evidence.end - evidence.start < 0.32)
    #expect(evidence.observation.contains("easeInOut(duration: 0.3)"))
  }

  @Test func hasNothingAgainstWhatObeys() throws {
    #expect(try audit(ReducedMotion.self) { Slider(obeys: true) }.isEmpty)
  }

  @Test func letsFadesGoOn() throws {
    #expect(try audit(ReducedMotion.self) { Fader() }.isEmpty)
  }

  @Test("A counter and a progress that have no regard for the setting are told of")
  func numbers() throws {
    let findings = try audit(ReducedMotion.self) { inputs in
      Capsule().frame(width: 200 * inputs.value(0.3, 1.0), height: 8)
        .animation(.easeInOut(duration: 0.25), value: inputs.value(0.3, 1.0))
    }
    #expect(
      findings.map(\.message) == [
        "Still resizes when its values change although Reduce Motion is on."
      ])
  }
}
