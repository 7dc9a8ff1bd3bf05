import SwiftUI
import Testing

@testable import LegatoAudit

private struct Revealing: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOpen = false
  let isBroken: Bool
  var body: some View {
    VStack {
      Button("Open") {
        if isBroken && reduceMotion { return }
        withAnimation(.easeOut(duration: 0.2)) { isOpen = true }
      }
      if isOpen { Text("Contents") }
    }
  }
}

private struct Feeling: View {
  @State private var count = 0
  let shows: Bool
  let isTwice: Bool
  var body: some View {
    Text(shows ? "Count \(count)" : "Count").onTapGesture { count += 1 }
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(trigger: count) { _, _ in isTwice ? .impact : nil }
  }
}

private struct Heavy: View {
  @State private var isOn = false
  let count: Int
  var body: some View {
    TimelineView(.animation) { context in
      VStack {
        ForEach(0..<count, id: \.self) { index in
          Part(phase: context.date.timeIntervalSinceReferenceDate + Double(index))
        }
      }
    }
  }

  struct Part: View {
    let phase: Double
    var body: some View { Circle().frame(width: 2, height: 2).offset(x: sin(phase) * 10) }
  }
}

@MainActor @Suite("Rules: ends, haptics, budgets and tokens")
struct OutcomeTests {
  @Test func tellsOfAnEndThatDependsOnReduceMotion() throws {
    let finding = try #require(try audit(EndStates.self) { Revealing(isBroken: true) }.first)
    #expect(
      finding.evidence.prefix(2).map(\.observation) == [
        "shows “Contents”", "does not show “Contents”",
      ])
    #expect(try audit(EndStates.self) { Revealing(isBroken: false) }.isEmpty)
  }

  @Test func tellsOfAHapticWithNothingToSee() throws {
    #expect(
      try audit(Haptics.self) { Feeling(shows: false, isTwice: false) }.map(\.message) == [
        "A haptic is played, and nothing on screen changes."
      ])
    #expect(try audit(Haptics.self) { Feeling(shows: true, isTwice: false) }.isEmpty)
  }

  @Test func tellsOfTwoHapticsForOneTouch() throws {
    #expect(
      try audit(Haptics.self) { Feeling(shows: true, isTwice: true) }.map(\.message) == [
        "One touch plays two haptics."
      ])
  }

  @Test func tellsOfFramesThatDoTooMuch() throws {
    let heavy = try audit(FrameBudget.self) { Heavy(count: 60) }
    #expect(heavy.first?.message == "More than 40 bodies are evaluated in every frame of a motion.")
    #expect(try audit(FrameBudget.self) { Heavy(count: 5) }.isEmpty)
  }

  @Test func tellsOfAnimationsThatAreNoToken() throws {
    let token = "\(Animation.easeInOut(duration: 0.25))"
    func fade(_ animation: Animation) throws -> [Finding] {
      try audit(OffToken.self, tokens: [token]) { Fading(animation: animation) }
    }
    #expect(try fade(.easeInOut(duration: 0.26)).map(\.severity) == [.note])
    #expect(try fade(.easeInOut(duration: 0.25).delay(0.1)).isEmpty)
  }

  private struct Fading: View {
    @State private var isDim = false
    let animation: Animation
    var body: some View {
      Button("Dim") { isDim.toggle() }.opacity(isDim ? 0.4 : 1).animation(animation, value: isDim)
    }
  }

  @Test func tellsWhatTheRuntimeReports() throws {
    let faults = try audit(RuntimeFault.self) { inputs in
      Text("Go").offset(x: inputs.value(0, Double.nan))
    }
    #expect(!faults.isEmpty)
    #expect(try audit(RuntimeFault.self) { Text("Go") }.isEmpty)
  }
}
