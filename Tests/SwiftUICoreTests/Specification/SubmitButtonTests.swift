import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A button that goes from its label to a spinner to a check mark, as S1 has it.
private struct SubmitButton: View {
  enum Stage { case idle, loading, success }
  @State private var stage = Stage.idle

  var body: some View {
    Button {
      stage = .loading
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { stage = .success }
    } label: {
      ZStack {
        if stage == .idle { Text("Submit").transition(.opacity.combined(with: .scale)) }
        if stage == .loading { ProgressView().transition(.opacity.combined(with: .scale)) }
        if stage == .success {
          Image(systemName: "checkmark").transition(.opacity.combined(with: .scale))
        }
      }
    }
    .frame(width: 150, height: 44)
    .background(stage == .success ? Color.green : .blue)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .animation(.spring(duration: 0.3), value: stage)
  }
}

/// FEATURES V5, V11 and C8, C9: a submit button tapped at 0.
@MainActor @Suite("Submit button (S1)")
struct SubmitButtonTests {
  /// `spring(duration: 0.3)` at milliseconds.
  private static let spring: [(Double, Double)] = [
    (16.67, 0.0484), (33.33, 0.1552), (50, 0.2816), (100, 0.6189), (150, 0.8210), (200, 0.9213),
    (300, 0.9864), (400, 0.9978),
  ]

  @Test func labelGoesAndSpinnerComesOnTheSpring() throws {
    let probe = try Probe(SubmitButton())
    probe.tap("Submit")
    for (milliseconds, expected) in Self.spring {
      probe.host.advance(to: milliseconds / 1000)
      for property in ["opacity", "scale"] {
        #expect(isClose(probe.value("ProgressView[1]", property), expected))
        #expect(isClose(probe.value("Text[0]", property), 1 - expected))
      }
    }
  }

  @Test func successComesTwoSecondsLater() throws {
    let probe = try Probe(SubmitButton())
    probe.tap("Submit")
    probe.host.advance(to: 1.9999)
    #expect(probe.value("Image[2]", "opacity") == nil)
    for (milliseconds, expected) in Self.spring {
      #expect(isClose(probe.value("Image[2]", "opacity", at: 2 + milliseconds / 1000), expected))
    }
  }

  @Test func blueTurnsToGreenMonotonicallyInOklab() throws {
    let probe = try Probe(SubmitButton())
    probe.tap("Submit")
    probe.host.advance(to: 2)
    var roots: [SIMD3<Double>] = []
    for frame in 0...60 {
      probe.host.advance(to: 2 + Double(frame) / 60)
      let shown = try #require(
        probe.host.values.first { $0.path.hasSuffix("Rectangle") && $0.property == "fill" }
      ).shown
      roots.append(Oklab.roots(DisplayColor(shown[0], shown[1], shown[2], shown[3])))
    }
    for component in 0..<3 {
      let steps = zip(roots, roots.dropFirst()).map { $1[component] - $0[component] }
      let rises = steps.allSatisfy { $0 >= -1e-9 }
      let falls = steps.allSatisfy { $0 <= 1e-9 }
      #expect(rises || falls)
    }
    let last = try #require(roots.last)
    let green = Oklab.roots(SystemColor.green.display(.light))
    for component in 0..<3 { #expect(abs(last[component] - green[component]) < 1e-6) }
  }

  @Test func nothingIsLeftBehind() throws {
    let probe = try Probe(SubmitButton())
    probe.tap("Submit")
    probe.host.advance(to: 5)
    #expect(probe.host.motions.isEmpty)
    #expect(probe.host.semantics.map(\.label) == ["checkmark"])
    #expect(!probe.host.isWaiting)
  }
}
