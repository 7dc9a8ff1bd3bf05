import SwiftUI
import Testing

@testable import LegatoAudit

private struct Panel: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isShown = false
  let answers: Bool

  var body: some View {
    VStack {
      Button("Open") { withAnimation { isShown.toggle() } }
      if isShown {
        Text("Panel").transition(
          answers && reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity))
      }
    }
  }
}

private struct Counter: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let value: Int
  let answers: Bool

  var body: some View {
    Text("\(value)").monospacedDigit().frame(width: 80)
      .contentTransition(.numericText())
      .animation(answers && reduceMotion ? nil : .easeInOut(duration: 0.25), value: value)
  }
}

/// Two faces in the same place, which share a frame.
private struct Card: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Namespace private var cards
  @State private var isOpen = false
  let answers: Bool

  var body: some View {
    Group {
      if isOpen {
        Color.blue.frame(width: 200, height: 200).matchedGeometryEffect(id: "card", in: cards)
      } else {
        Color.blue.frame(width: 100, height: 100).matchedGeometryEffect(id: "card", in: cards)
      }
    }
    .onTapGesture {
      withAnimation(answers && reduceMotion ? nil : .default) { isOpen.toggle() }
    }
  }
}

/// An animation that is over at once where less motion is asked for.
private struct Safe: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard !context.environment.accessibilityReduceMotion, time < 0.3 else { return nil }
    return value.scaled(by: time / 0.3)
  }
}

/// All three, moved by an animation that has the answer.
private struct SafeScreen: View {
  @Namespace private var cards
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(isOpen ? "12" : "3").monospacedDigit().contentTransition(.numericText())
      if isOpen { Text("Panel").transition(.move(edge: .bottom)) }
      Group {
        if isOpen {
          Color.blue.frame(width: 200, height: 200).matchedGeometryEffect(id: "card", in: cards)
        } else {
          Color.blue.frame(width: 100, height: 100).matchedGeometryEffect(id: "card", in: cards)
        }
      }
      .transition(.identity)
      Button("Open") { withAnimation(Animation(Safe())) { isOpen.toggle() } }
    }
  }
}

/// Fades where less motion is asked for by looking at the setting itself.
private struct OwnAnswer: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

@MainActor @Suite("Rule: left to the system")
struct LeftToSystemTests {
  @Test("C55: a transition, rolling digits and a matched view without an answer are told of")
  func withoutAnswer() throws {
    let panel = try audit(LeftToSystem.self) { Panel(answers: false) }
    #expect(panel.map(\.property) == ["transition"])
    #expect(panel.first?.severity == .note)
    #expect(panel.first?.criteria == [.reducedMotionLabel])
    #expect(panel.first?.evidence.first?.run.hasPrefix("reduced motion: tap “Open”") == true)
    let counter = try audit(LeftToSystem.self) { inputs in
      Counter(value: inputs.value(3, 12), answers: false)
    }
    #expect(counter.map(\.property) == ["content"])
    let card = try audit(LeftToSystem.self) { Card(answers: false) }
    #expect(Set(card.map(\.property)) == ["matched geometry"])
  }

  @Test func hasNothingAgainstAnAnswerOfTheAppsOwn() throws {
    #expect(try audit(LeftToSystem.self) { Panel(answers: true) }.isEmpty)
    #expect(
      try audit(LeftToSystem.self) { inputs in
        Counter(value: inputs.value(3, 12), answers: true)
      }.isEmpty)
    #expect(try audit(LeftToSystem.self) { Card(answers: true) }.isEmpty)
    #expect(
      try audit(LeftToSystem.self) { inputs in
        VStack { if inputs.value(false, true) { Text("Own").transition(OwnAnswer()) } }
          .animation(.default, value: inputs.value(false, true))
      }.isEmpty)
  }

  @Test func hasNothingAgainstAnAnimationThatIsOverAtOnceItself() throws {
    #expect(try audit(LeftToSystem.self) { SafeScreen() }.map(\.property) == [])
  }

  @Test func hasNothingAgainstTheSystemsOwnViews() throws {
    #expect(
      try audit(LeftToSystem.self) {
        NavigationStack {
          List {
            Toggle("Toggle", isOn: .constant(true))
            DisclosureGroup("More") { Text("Details") }
            NavigationLink("Go") { Text("There") }
          }.navigationTitle("Title")
        }
      }.isEmpty)
  }
}
