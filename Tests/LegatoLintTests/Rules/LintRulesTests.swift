import Testing

@testable import LegatoLint

/// The lines, counted from 1, on which a rule finds something.
private func lines(_ rule: LintRule, _ source: String) -> [Int] {
  SourceLinter.findings(in: source, path: "Card.swift", rules: [rule]).map(\.line)
}

@Suite("Animations without a value")
struct AnimationWithoutValueTests {
  @Test func areFoundOnViews() {
    let source = """
      Text("a").animation(.easeIn(duration: 1))
      Text("b").animation(.easeIn, value: flag)
      VStack { Text("c") }
        .padding()
        .animation(.spring())
      card.animation(nil)
      Text("d").animation(.easeIn) { $0.opacity(1) }
      """
    #expect(lines(.animationWithoutValue, source) == [1, 5, 6])
  }

  @Test func bindingsAndTransitionsAreAnotherThing() {
    let source = """
      Toggle("a", isOn: $isOn.animation(.easeIn))
      Toggle("a", isOn: $model.isOn.animation())
      Text("b").transition(.opacity.animation(.easeIn))
      Text("c").transition(AnyTransition.scale.animation(.easeIn))
      Text("d").contentTransition(ContentTransition.opacity).transition(.move(edge: .top).animation(.easeIn))
      TimelineView(.animation) { _ in Text("e") }
      TimelineView(.animation(minimumInterval: 1)) { _ in Text("e") }
      """
    #expect(lines(.animationWithoutValue, source).isEmpty)
  }

  @Test func everyBranchOfAConditionIsLookedAt() {
    let source = """
      #if os(iOS)
        struct A: View { var body: some View { Text("a").animation(.default) } }
      #else
        struct A: View { var body: some View { Text("a").animation(.spring) } }
      #endif
      """
    #expect(lines(.animationWithoutValue, source) == [2, 4])
  }

  @Test func theFindingSaysWhatToDo() {
    let findings = SourceLinter.findings(
      in: "let view = Text(\"a\").animation(.easeIn(duration: 1))\n", path: "Card.swift",
      rules: [.animationWithoutValue])
    #expect(
      findings == [
        LintFinding(
          rule: "animation-without-value", severity: .warning, file: "Card.swift", line: 1,
          column: 22,
          message: "This animates every change of the view, also those that it does not mean.",
          fix:
            "Name the value whose changes are animated: .animation(.easeIn(duration: 1), value: …).",
          fixIt: [])
      ])
  }
}

@Suite("UIKit haptics")
struct UIKitHapticsTests {
  @Test func areFoundWhereverTheyAreNamed() {
    let source = """
      let generator = UIImpactFeedbackGenerator(style: .light)
      func f(_ g: UINotificationFeedbackGenerator?) {}
      UISelectionFeedbackGenerator().selectionChanged()
      let engine: CHHapticEngine? = try? CHHapticEngine()
      Text("a").sensoryFeedback(.impact, trigger: count)
      let text = "UIImpactFeedbackGenerator" // UIImpactFeedbackGenerator
      """
    #expect(lines(.uikitHaptics, source) == [1, 2, 3, 4, 4])
  }
}

@Suite("Motion literals")
struct MotionLiteralTests {
  private func fixed(_ expression: String) -> String {
    let source = "import Legato\nText(\"a\").animation(\(expression), value: x)\n"
    let result = source.applying(
      SourceLinter.findings(in: source, path: "a.swift", rules: [.motionLiteral]))
    let start = "import Legato\nText(\"a\").animation("
    return String(result.text.dropFirst(start.count).dropLast(", value: x)\n".count))
  }

  @Test(arguments: [
    (".easeInOut(duration: 0.25)", ".appNormal"),
    ("Animation.easeInOut(duration: 0.25)", ".appNormal"),
    ("SwiftUI.Animation.easeOut(duration: 0.15)", ".appFast"),
    (".spring(response: 0.35, dampingFraction: 0.65)", ".menuSpring"),
    (".spring(response: 0.35, dampingFraction: 0.65, blendDuration: 0)", ".menuSpring"),
    (".spring(duration: 0.3)", "MotionToken.state.change.animation"),
    (".snappy", ".appSnappy"), (".snappy()", ".appSnappy"), (".easeInOut", ".appSlow"),
    (".easeOut(duration: 0.8).delay(0.3)", "MotionToken.progress.fill.animation"),
    (
      ".easeInOut(duration: 0.8).repeatForever()", "MotionToken.app.loadingPulse.animation"
    ),
    (
      ".linear(duration: 1.5).repeatForever(autoreverses: false)",
      "MotionToken.app.loadingShimmer.animation"
    ),
    (
      ".timingCurve(0.4, 0, 0.2, 1, duration: 0.25)",
      "MotionToken.selection.standardEase.animation"
    ),
    ("isOn ? .easeInOut(duration: 0.25) : nil", "isOn ? .appNormal : nil"),
    ("(isOn ? nil : .easeInOut(duration: 0.25))", "(isOn ? nil : .appNormal)"),
  ])
  func becomeTheTokensOfTheSameValues(literal: String, token: String) {
    #expect(fixed(literal) == token)
  }

  @Test(arguments: [
    ".easeInOut(duration: 0.26)", ".easeInOut(duration: length)", ".linear(duration: 0)",
    ".easeInOut(duration: 0.25).delay(wait)", ".interpolatingSpring(stiffness: 1, damping: 1)",
    ".spring(response: .nan, dampingFraction: 1)", ".easeInOut(duration: -1e999)", "curve",
    ".easeInOut(speed: 0.25)", ".easeInOut(0.25)", ".spring(duration: 0.3, duration: 0.3)",
  ])
  func whatIsNoTokenStays(literal: String) {
    #expect(fixed(literal) == literal)
  }

  @Test func onlyWhatIsAnAnimationCounts() {
    let source = """
      CubicKeyframe(1, duration: 0.25)
      LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)
      let curve: UnitCurve = .easeInOut
      let spring: Spring = .snappy
      func fade() -> Animation { .easeInOut(duration: 0.25) }
      static let fade: Animation = .easeInOut(duration: 0.25)
      withAnimation(.easeInOut(duration: 0.25)) { x = .snappy }
      Transaction(animation: .easeInOut(duration: 0.25))
      func f() -> Animation {
        switch kind {
        case .easeInOut: curve
        default: .snappy
        }
      }
      """
    #expect(lines(.motionLiteral, source) == [5, 6, 7, 8, 12])
  }

  @Test func aFixImportsTheTokensOnce() {
    let source = """
      // A header.
      import SwiftUI

      func f() {
        withAnimation(.easeInOut(duration: 0.25)) {}
        withAnimation(.easeOut(duration: 0.15)) {}
      }
      """
    let result = source.applying(SourceLinter.findings(in: source, path: "a.swift"))
    #expect(result.count == 2)
    #expect(
      result.text == """
        // A header.
        import Legato
        import SwiftUI

        func f() {
          withAnimation(.appNormal) {}
          withAnimation(.appFast) {}
        }
        """)
  }
}

@Suite("Endless motion without a stop")
struct EndlessWithoutStopTests {
  @Test func isFoundWhereNothingEndsIt() {
    let source = """
      struct Pulse: View {
        @State private var isLarge = false
        var body: some View {
          Circle().onAppear {
            withAnimation(.easeIn.repeatForever()) { isLarge = true }
          }
          Circle().animation(.easeIn.repeatForever(autoreverses: false).delay(1), value: isLarge)
        }
      }
      """
    #expect(lines(.endlessWithoutStop, source) == [5, 7])
  }

  @Test func aConditionOrAnotherChangeIsAStop() {
    let source = """
      struct Pulse: View {
        @State private var isLarge = false
        var body: some View {
          Circle()
            .onAppear { withAnimation(.easeIn.repeatForever()) { isLarge = true } }
            .onDisappear { isLarge = false }
          Circle().animation(isOn ? .easeIn.repeatForever() : nil, value: isOn)
          Circle().animation(isOff ? .default : .easeIn.repeatForever().speed(2), value: isOff)
        }
      }
      extension Animation { static let pulse = Animation.easeIn.repeatForever() }
      """
    #expect(lines(.endlessWithoutStop, source).isEmpty)
  }

  @Test func aChangeInAnotherTypeIsNoStop() {
    let source = """
      struct Pulse: View {
        var body: some View {
          Circle().onAppear { withAnimation(.easeIn.repeatForever()) { isLarge.toggle() } }
        }
      }
      struct Other { func f() { isLarge = false } }
      """
    #expect(lines(.endlessWithoutStop, source) == [3])
  }
}

@Suite("Unseeded randomness")
struct UnseededRandomnessTests {
  @Test func isFoundInWhatMakesViews() {
    let source = """
      struct Dots: View {
        let x = Double.random(in: 0...1)
        var body: some View {
          Circle().offset(x: .random(in: 0...9))
          Text(names.randomElement()!)
          ForEach(items.shuffled()) { Text($0) }
          Circle().offset(x: .random(in: 0...9, using: &generator))
          Circle().id(UUID())
        }
      }
      extension Dots { var y: Int { Int.random(in: 0...1) } }
      func makeDot() -> some View { Circle().offset(y: drand48()) }
      let dot: some View = Circle().offset(y: Double(arc4random()))
      #Preview { Text("\\(Bool.random())") }
      """
    #expect(lines(.unseededRandomness, source) == [2, 4, 5, 6, 8, 11, 12, 13, 14])
  }

  @Test func modelsMayDrawAsTheyLike() {
    let source = """
      struct Deck { mutating func shuffle() { cards.shuffle() } }
      func roll() -> Int { .random(in: 1...6) }
      struct Row: Identifiable { let id = UUID() }
      """
    #expect(lines(.unseededRandomness, source).isEmpty)
  }
}
