import SwiftUI
import TestSupport
import Testing

/// How animations are applied, in every form in which it is written.
@MainActor @Suite("Frequency: animated changes")
struct AnimationUseTests {
  @Test func withAnimationInAllForms() throws {
    struct Content: View {
      let log: Log
      @State private var place = 0.0
      var body: some View {
        VStack {
          Color.pureRed.frame(width: 10, height: 10).offset(x: place)
          Button("default") { withAnimation { place = 100 } }
          Button("linear") { withAnimation(.linear(duration: 1)) { place = 0 } }
          Button("told") {
            withAnimation(.linear(duration: 1)) {
              place = 50
            } completion: {
              log("done")
            }
          }
          Button("passed") { withAnimation(.linear(duration: 1), move) }
        }
      }
      private func move() { place = 150 }
    }
    let log = Log()
    let shown = try Shown { Content(log: log) }
    shown.tap("default")
    #expect((1..<99).contains(shown.way(at: 0.1)))
    #expect(isClose(shown.way(at: 5), 100))
    shown.tap("linear")
    #expect(isClose(shown.way(at: 5.5), 50))
    shown.show(at: 10)
    shown.tap("told")
    #expect(isClose(shown.way(at: 10.5), 25))
    #expect(log.entries.isEmpty)
    shown.show(at: 12)
    #expect(log.entries == ["done"])
    shown.tap("passed")
    #expect(isClose(shown.way(at: 12.5), 100))
  }

  @Test func theAnimationModifierInAllForms() throws {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Color.pureRed.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .animation(.linear(duration: 1), value: isOn)
          Color.pureBlue.frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
            .animation(.linear(duration: 2))
          Color.pureGreen.frame(width: 10, height: 10)
            .animation(.linear(duration: 4)) { $0.scaleEffect(isOn ? 2 : 1) }
          Button("go") { isOn.toggle() }
        }
      }
    }
    let shown = try Shown { Content() }
    shown.tap("go")
    #expect(isClose(shown.way(at: 0.5), 50))
    #expect(isClose(shown.number("opacity"), 0.25))
    #expect(isClose(shown.number("scale"), 1.125))
    #expect(isClose(shown.number("opacity", at: 1), 0.5))
  }

  @Test func aBindingCarriesAnAnimation() throws {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Color.pureRed.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
          Toggle("switch", isOn: $isOn.animation(.linear(duration: 1)))
          Toggle("plain", isOn: $isOn.animation())
        }
      }
    }
    let shown = try Shown { Content() }
    shown.tap("switch")
    #expect(isClose(shown.way(at: 0.5), 50))
    shown.show(at: 2)
    shown.tap("plain")
    #expect((1..<99).contains(shown.way(at: 2.1)))
  }

  @Test func transitionsInAllForms() throws {
    struct Dimmed: ViewModifier {
      let amount: Double
      func body(content: Content) -> some View { content.opacity(amount) }
    }
    struct Sample: View {
      let transition: AnyTransition
      @State private var isThere = false
      var body: some View {
        VStack {
          if isThere { Color.pureRed.frame(width: 40, height: 40).transition(transition) }
          Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
      }
    }
    let forms: [(AnyTransition, String, Double)] = [
      (.opacity, "opacity", 0.5), (.scale, "scale", 0.5), (.scale(scale: 0.5), "scale", 0.75),
      (AnyTransition.opacity.combined(with: .scale), "opacity", 0.5),
      (.opacity.combined(with: .scale), "scale", 0.5),
      (.asymmetric(insertion: .scale, removal: .opacity), "scale", 0.5),
      (.modifier(active: Dimmed(amount: 0), identity: Dimmed(amount: 1)), "opacity", 0.5),
    ]
    for (index, (transition, property, expected)) in forms.enumerated() {
      let shown = try Shown { Sample(transition: transition) }
      shown.tap("go")
      #expect(isClose(shown.number(property, at: 0.5), expected, within: 0.01), "form \(index)")
      #expect(isClose(shown.number(property, at: 2), 1), "form \(index)")
    }
    let moves: [(AnyTransition, Int)] = [
      (.move(edge: .leading), 0), (.move(edge: .top), 1), (.slide, 0),
      (.offset(x: 30, y: 0), 0), (.push(from: .bottom), 1),
    ]
    for (index, (transition, component)) in moves.enumerated() {
      let shown = try Shown { Sample(transition: transition) }
      shown.tap("go")
      let early = shown.number("frame", component, at: 0.5)
      let end = shown.number("frame", component, at: 2)
      #expect(abs(end - early) > 5 && end.isFinite, "form \(index)")
    }
  }

  @Test func matchedGeometryIsOneViewInTwoPlaces() throws {
    struct Mark: View {
      var namespace: Namespace.ID
      var body: some View {
        Color.pureRed.frame(width: 20, height: 20)
          .matchedGeometryEffect(id: "mark", in: namespace)
      }
    }
    struct Sample: View {
      @Namespace private var namespace
      @State private var isRight = false
      var body: some View {
        HStack {
          if !isRight { Mark(namespace: namespace) }
          Spacer()
          if isRight { Mark(namespace: namespace) }
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
      }
    }
    let shown = try Shown(200, 40) { Sample() }
    #expect(shown.ink.minX == 0)
    shown.tap(100, 20)
    shown.show(at: 0.5)
    #expect(isClose(shown.ink.midX, 100, within: 1))
    shown.show(at: 2)
    #expect(shown.ink.maxX == 200)
  }

  @Test func animatableModifiersShapesAndViews() throws {
    struct Along: @preconcurrency AnimatableModifier {
      var way: CGFloat
      var animatableData: CGFloat {
        get { way }
        set { way = newValue }
      }
      func body(content: Content) -> some View { content.offset(x: way) }
    }
    struct Pushed: ViewModifier, @preconcurrency Animatable {
      var way: Double
      var animatableData: Double {
        get { way }
        set { way = newValue }
      }
      func body(content: Content) -> some View { content.offset(x: way) }
    }
    struct Sample: View {
      @State private var way = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.pureRed.frame(width: 10, height: 10).modifier(Along(way: way))
          Color.pureBlue.frame(width: 10, height: 10).modifier(Pushed(way: way))
        }
        .onAppear { withAnimation(.linear(duration: 1)) { way = 80 } }
      }
    }
    let shown = try Shown(200, 20) { Sample() }
    #expect(shown.pixel(100, 5) == "FF0000")
    shown.show(at: 0.5)
    #expect(shown.pixel(140, 5) == "FF0000" && shown.pixel(140, 15) == "0000FF")
    #expect(shown.pixel(100, 5) == "FFFFFF")
  }
}
