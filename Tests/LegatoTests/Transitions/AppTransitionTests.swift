import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.24–S4.27 and S2.34.
@MainActor @Suite("Transitions")
struct AppTransitionTests {
  private func page(
    _ knobs: Switches, _ transition: AnyTransition, width: Double = 100, height: Double = 300
  ) -> some View {
    Turned(knobs: knobs) { knobs in
      ZStack {
        if knobs.isOn {
          Text("Page").frame(width: width, height: height).transition(transition)
        }
      }
      .animation(.appNormal, value: knobs.isOn)
    }
  }

  @Test("S4.25 each edge has an opposite, whose opposite it is")
  func opposite() {
    #expect(Edge.top.opposite == .bottom && Edge.bottom.opposite == .top)
    #expect(Edge.leading.opposite == .trailing && Edge.trailing.opposite == .leading)
    for edge in Edge.allCases { #expect(edge.opposite.opposite == edge) }
  }

  @Test("S4.26 slideUp comes from below by its own height and leaves over the top")
  func slideUp() throws {
    let knobs = Switches()
    let stage = try Stage(page(knobs, .slideUp), size: Size(400, 900))
    stage.act { knobs.isOn = true }
    // A line of text is 20.5 points high, and stands on whole pixels.
    let rest = 450.25
    for (time, y, opacity) in [
      (0.0, 300.0, 0.0), (50, 275.5020, 0.0817), (125, 150, 0.5), (200, 24.4980, 0.9183),
    ] {
      stage.at(time)
      expectNear(stage.look(of: "Page")?.opacity ?? 0, opacity)
      if opacity > 0 { expectNear(stage.center("Page").map { $0.y - rest }, y, tolerance: 0.01) }
    }
    stage.at(251)
    #expect(stage.motionCount == 0)
    let text = try #require(stage.look(of: "Page")?.y)
    stage.act { knobs.isOn = false }
    stage.at(200)
    expectNear(stage.look(of: "Page").map { $0.y - text }, -275.5020, tolerance: 0.01)
    stage.at(267)
    #expect(stage.samples("opacity", []).isEmpty)
  }

  @Test(
    "S4.24 S4.26 S4.27 S4.73 what goes leaves over the opposite edge", arguments: 0..<6,
    [LayoutDirection.leftToRight, .rightToLeft])
  func leaving(index: Int, direction: LayoutDirection) throws {
    // Half of the way out of a page of 100 × 300 pt, towards the trailing side and down.
    let rows: [(AnyTransition, Double, Double)] = [
      (.slideUp, 0, -150), (.slideFromTrailing, -50, 0), (.slideFromLeading, 50, 0),
      (.slide(from: .top), 0, 150), (.archive(), 50, 0), (.messageReceive(), 0, 0),
    ]
    let (transition, x, y) = rows[index]
    let knobs = Switches()
    knobs.isOn = true
    let stage = try Stage(
      page(knobs, transition), size: Size(400, 900), direction: direction)
    let rest = try #require(stage.drawn("Page"))
    stage.act { knobs.isOn = false }
    stage.at(125)
    let out = try #require(stage.drawn("Page"))
    expectNear(out.x - rest.x, direction == .leftToRight ? x : -x, tolerance: 0.01)
    expectNear(out.y - rest.y, y, tolerance: 0.01)
  }

  @Test("S4.24 C34 SlideTransition: in from the edge, out over the other; without isActive a fade")
  func slideTransition() throws {
    for isActive in [true, false] {
      let knobs = Switches()
      let stage = try Stage(
        Turned(knobs: knobs) { knobs in
          ZStack {
            if knobs.isOn {
              Text("Page").frame(width: 100, height: 300)
                .modifier(AppMotion.SlideTransition(edge: .leading, isActive: isActive))
            }
          }
          .animation(.appNormal, value: knobs.isOn)
        })
      stage.act { knobs.isOn = true }
      #expect(stage.look(of: "Page") == nil)
      stage.at(125)
      expectNear(stage.look(of: "Page")?.opacity, 0.5)
      expectNear(stage.center("Page").map { $0.x - 180 }, isActive ? -50 : 0, tolerance: 0.01)
      stage.at(400)
      let rest = try #require(stage.look(of: "Page")?.x)
      stage.act { knobs.isOn = false }
      stage.at(125)
      expectNear(stage.look(of: "Page")?.opacity, 0.5)
      expectNear(stage.look(of: "Page").map { $0.x - rest }, isActive ? 50 : 0, tolerance: 0.01)
    }
  }

  @Test("S4.24 S4.26 without an animated change there is no motion")
  func unanimated() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        ZStack { if knobs.isOn { Text("Page").transition(.slideUp) } }
      })
    stage.act { knobs.isOn = true }
    #expect(stage.motionCount == 0 && stage.element("Page") != nil)
  }

  @Test("S4.27 S4.73 slideFromTrailing starts on the right, right to left on the left")
  func slideFromTrailing() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 50.0), (.rightToLeft, -50)] {
      let knobs = Switches()
      let stage = try Stage(page(knobs, .slideFromTrailing), direction: direction)
      stage.act { knobs.isOn = true }
      stage.at(125)
      expectNear(stage.center("Page").map { $0.x - 180 }, x, tolerance: 0.01)
    }
    let knobs = Switches()
    let back = try Stage(page(knobs, .slideFromLeading))
    back.act { knobs.isOn = true }
    back.at(125)
    expectNear(back.center("Page").map { $0.x - 180 }, -50, tolerance: 0.01)
  }

  @Test(
    "S4.24 S4.26 S4.27 S4.56 Reduce Motion: a fade of the same duration, in its place",
    arguments: [false, true])
  func reduced(isOverride: Bool) throws {
    for transition in [AnyTransition.slideUp, .slideFromTrailing, .stateSwap, .archive()] {
      let knobs = Switches()
      let stage = try Stage(
        page(knobs, transition)
          .motionPolicy(reduceMotion: isOverride ? true : nil), reducesMotion: !isOverride)
      for isOn in [true, false] {
        stage.act { knobs.isOn = isOn }
        stage.at(125)
        expectNear(stage.look(of: "Page")?.opacity, 0.5)
        #expect(stage.host.motions.allSatisfy { $0.property.hasPrefix("opacity") })
        if isOn { expectNear(stage.center("Page")?.x, 180) }
        stage.at(400)
      }
    }
  }

  @Test("S2.24 Reduce Motion during a move: in its place on the next frame, the fade goes on")
  func live() throws {
    let knobs = Switches()
    let stage = try Stage(page(knobs, .slideFromTrailing))
    stage.act { knobs.isOn = true }
    stage.at(125)
    stage.set(reducesMotion: true)
    expectNear(stage.center("Page")?.x, 180, tolerance: 0.01)
    expectNear(stage.look(of: "Page")?.opacity, 0.5)
    #expect(stage.moving.count == 1)
    stage.at(300)
    #expect(stage.look(of: "Page")?.opacity == 1)
  }

  @Test("S2.34 insertion and removal differ; removal takes over from insertion")
  func asymmetric() throws {
    let knobs = Switches()
    let stage = try Stage(page(knobs, .messageReceive()))
    stage.act { knobs.isOn = true }
    stage.at(125)
    expectNear(stage.center("Page").map { $0.x - 180 }, -50, tolerance: 0.01)
    let before = try #require(stage.look(of: "Page"))
    stage.act { knobs.isOn = false }
    #expect(stage.look(of: "Page") == before)
    stage.at(1000)
    #expect(stage.motionCount == 0 && stage.samples("opacity", []).isEmpty)
    stage.act { knobs.isOn = true }
    stage.at(400)
    let rest = try #require(stage.look(of: "Page")?.x)
    stage.act { knobs.isOn = false }
    stage.everyFrame(until: 240) { _ in #expect(stage.look(of: "Page")?.x == rest) }
  }

  @Test("X.5 names of two documents and of SwiftUI stand side by side")
  func names() throws {
    let ours = AppMotion.SlideTransition(edge: .leading)
    let theirs = SwiftUI.SlideTransition()
    #expect(String(describing: type(of: ours)) == String(describing: type(of: theirs)))
    _ = AnimatedCounter(value: 1)
    _ = (ButtonPressModifier(), ShimmerAnimation(), PulseAnimation())
  }
}
