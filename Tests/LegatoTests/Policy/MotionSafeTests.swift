import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// Rows S4.9–S4.12, S4.52, S4.72 and S2.21.
@MainActor @Suite("motionSafe")
struct MotionSafeTests {
  private func dot(_ knobs: Switches) -> some View {
    Circle().frame(width: 20, height: 20).opacity(knobs.isOn ? 1 : 0)
  }

  private func host<Content: View>(
    _ knobs: Switches, reducesMotion: Bool = false, savesPower: Bool = false,
    @ViewBuilder _ content: @escaping (Switches) -> Content
  ) throws -> MotionHost {
    try MotionHost(
      Turned(knobs: knobs, content: content), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  private let springTable: [(Double, Double)] = [
    (50, 0.1457), (100, 0.4233), (200, 0.8737), (300, 1.0339),
  ]

  @Test("S4.9 every change in the subtree animates, and nothing outside of it")
  func subtree() throws {
    let knobs = Switches()
    let host = try host(knobs) { knobs in
      VStack {
        dot(knobs).modifier(MotionSafe(animation: .appSpring))
        Rectangle().opacity(knobs.isOn ? 1 : 0)
      }
    }
    host.update { knobs.isOn = true }
    #expect(host.movingNames == ["Circle.opacity"])
    expectNear(host.shown("opacity", "Rectangle"), 1)
    host.expect(springTable) { host.shown("opacity", "Circle") }
  }

  @Test("S4.10 motionSafe() is appNormal")
  func standard() throws {
    let knobs = Switches()
    let host = try host(knobs) { dot($0).motionSafe() }
    host.update { knobs.isOn = true }
    host.expect([(50, 0.0817), (125, 0.5), (250, 1)]) { host.shown("opacity", "Circle") }
  }

  @Test("S4.11 withMotionSafe animates changes of its value only; the inner one counts")
  func byValue() throws {
    let knobs = Switches()
    let host = try host(knobs) { knobs in
      Circle()
        .opacity(knobs.number)
        .withMotionSafe(.linear(duration: 1), value: knobs.isOn)
        .withMotionSafe(value: knobs.count)
    }
    host.update { knobs.number = 0.5 }
    host.expectStill(includingLoops: true)
    host.update {
      knobs.number = 1
      knobs.isOn = true
      knobs.count = 1
    }
    host.advance(to: 0.5)
    expectNear(host.shown("opacity", "Circle"), 0.75)
    host.advance(to: 1.1)
    host.update {
      knobs.number = 0
      knobs.count = 2
    }
    host.advance(by: 0.125)
    expectNear(host.shown("opacity", "Circle"), 0.5)
  }

  @Test("S4.12 Reduce Motion is read live, and also silences a withAnimation around the change")
  func live() throws {
    let knobs = Switches()
    let host = try host(knobs) { dot($0).motionSafe(.appSpring) }
    host.change(.reduceMotion(true))
    host.update { withAnimation(.linear(duration: 1)) { knobs.isOn = true } }
    host.expectStill(includingLoops: true)
    expectNear(host.shown("opacity", "Circle"), 1)
    host.change(.reduceMotion(false))
    host.update { knobs.isOn = false }
    host.advance(to: 0.1)
    expectNear(host.shown("opacity", "Circle"), 1 - 0.4233)
  }

  @Test("S4.12 a component's own motion that runs is at its end on the next frame")
  func liveInMidFlight() throws {
    let stage = try Stage(Text("Hello").messageAppearAnimation())
    stage.at(100)
    expectNear(stage.value("opacity", "Text"), 0.4233)
    stage.set(reducesMotion: true)
    expectNear(stage.value("opacity", "Text"), 1)
    expectNear(stage.value("animatableData", "Text", component: 1), 0)
    #expect(stage.motionCount == 0)
    stage.set(reducesMotion: false)
    #expect(stage.motionCount == 0)
  }

  @Test("S4.12 what is wrapped and runs is at its end on the next frame", arguments: 0..<4)
  func wrappedInMidFlight(kind: Int) throws {
    for milliseconds in [0.0, 16, 100, 350] {
      let knobs = Switches()
      let host = try host(knobs) { knobs in
        let dot = Color.red.frame(width: knobs.isOn ? 80 : 20, height: 20)
        switch kind {
        case 0: dot.motionSafe(.appSpring)
        case 1: dot.withMotionSafe(.appSpring, value: knobs.isOn)
        case 2: dot.animation(.appSpring.motionSafe(), value: knobs.isOn)
        default: dot
        }
      }
      func toggle() {
        guard kind == 3 else { return knobs.isOn.toggle() }
        withAnimation(.appSpring.motionSafe()) { knobs.isOn.toggle() }
      }
      host.update { toggle() }
      host.at(milliseconds)
      #expect(host.movingNames == ["Rectangle.frame"])
      host.change(.reduceMotion(true))
      host.expectStill(includingLoops: true)
      expectNear(host.shown("frame", "Rectangle", part: 2), 80)
      host.update { toggle() }
      host.expectStill(includingLoops: true)
      expectNear(host.shown("frame", "Rectangle", part: 2), 20)
      host.change(.reduceMotion(false))
      host.update { toggle() }
      host.expect(springTable.map { ($0, 20 + 60 * $1) }, tolerance: 0.05) {
        host.shown("frame", "Rectangle", part: 2)
      }
    }
  }

  @Test("S4.9 S4.74 Low Power Mode ends what decorates and runs, and no more")
  func lowPowerInMidFlight() throws {
    for (role, goesOn) in [(MotionRole.essentialState, true), (.decorativeFeedback, false)] {
      let knobs = Switches()
      let host = try host(knobs) { knobs in
        dot(knobs).animation(.appSpring.motionSafe(role), value: knobs.isOn)
      }
      host.update { knobs.isOn = true }
      host.advance(to: 0.1)
      expectNear(host.shown("opacity", "Circle"), 0.4233)
      host.change(.lowPower(true))
      #expect(host.isStill(includingLoops: true) != goesOn, "\(role)")
      expectNear(host.shown("opacity", "Circle"), goesOn ? 0.4233 : 1)
    }
  }

  @Test("S4.9 C19 what only fades goes on under Reduce Motion, where its wrapper is told so")
  func fadesStay() throws {
    for kind in 0..<3 {
      let knobs = Switches()
      let host = try host(knobs) { knobs in
        switch kind {
        case 0: dot(knobs).motionSafe(.appSpring, reducedForm: .crossFade)
        case 1:
          dot(knobs).withMotionSafe(.appSpring, value: knobs.isOn, reducedForm: .crossFade)
        default:
          dot(knobs).animation(.appSpring.motionSafe(reducedForm: .crossFade), value: knobs.isOn)
        }
      }
      host.update { knobs.isOn = true }
      host.advance(to: 0.1)
      host.change(.reduceMotion(true))
      expectNear(host.shown("opacity", "Circle"), 0.4233)
      host.advance(to: 0.2)
      expectNear(host.shown("opacity", "Circle"), 0.8737)
      host.advance(to: 2)
      host.update { knobs.isOn = false }
      host.advance(by: 0.1)
      expectNear(host.shown("opacity", "Circle"), 1 - 0.4233)
    }
    // An entrance may not fade; what decorates and may, does.
    let reduced = MotionPolicy(reducesMotion: true)
    #expect(!reduced.allows(.decorativeEntry, .crossFade))
    #expect(reduced.allows(.decorativeFeedback, .unchanged))
    #expect(!reduced.allows(.essentialState, .endStateAtOnce))
  }

  @Test("S4.9 bad numbers of what is wrapped are reported as without the wrapper")
  func faults() throws {
    let rows: [(Animation, String)] = [
      (.linear(duration: -1), "duration -1.0 is negative"),
      (.spring(response: .nan), "response nan is not a finite number"),
      (.easeIn.delay(.infinity), "delay inf is not a finite number"),
      (.easeIn.speed(-1), "speed -1.0 is negative"),
    ]
    for (animation, fault) in rows {
      for isSafe in [false, true] {
        let knobs = Switches()
        let host = try host(knobs) { knobs in
          dot(knobs).animation(isSafe ? animation.motionSafe() : animation, value: knobs.isOn)
        }
        for _ in 1...2 {
          host.update { knobs.isOn.toggle() }
          host.advance(by: 2)
        }
        let issues = host.runtimeIssues
        #expect(issues.count == 1, "\(isSafe)")
        #expect(
          issues.first?.hasPrefix("Animation \(animation): \(fault).") == true,
          "\(isSafe): \(issues)")
      }
    }
  }

  @Test("S4.9 a safe animation is called as what it moves by, and is safe once")
  func name() {
    let safe = Animation.appSpring.motionSafe()
    #expect(safe.description == Animation.appSpring.description)
    #expect(safe.motionSafe() == safe)
    #expect(safe != .appSpring && safe == Animation.appSpring.motionSafe())
    #expect(safe != Animation.appSpring.motionSafe(.celebration))
    #expect(safe != Animation.appSpring.motionSafe(reducedForm: .crossFade))
  }

  @Test(
    "S4.72 testMotionSafeWithReduceMotion: nothing between start and end", arguments: [0, 1, 2])
  func testMotionSafeWithReduceMotion(kind: Int) throws {
    let knobs = Switches()
    let host = try host(knobs, reducesMotion: true) { knobs in
      switch kind {
      case 0: dot(knobs).modifier(MotionSafe(animation: .appSpring))
      case 1: dot(knobs).motionSafe()
      default: dot(knobs).withMotionSafe(.appSpring, value: knobs.isOn)
      }
    }
    for isOn in [true, false, true] {
      host.update { knobs.isOn = isOn }
      host.expectStill(includingLoops: true)
      expectNear(host.shown("opacity", "Circle"), isOn ? 1 : 0)
    }
  }

  @Test("S4.9 S4.74 Low Power Mode leaves what carries a state, and ends what decorates")
  func lowPower() throws {
    for (role, moves) in [(MotionRole.essentialState, true), (.decorativeFeedback, false)] {
      let knobs = Switches()
      let host = try host(knobs, savesPower: true) { dot($0).motionSafe(role: role) }
      host.update { knobs.isOn = true }
      #expect(host.isStill(includingLoops: true) != moves, "\(role)")
    }
  }

  @Test("S4.52 text that is typed does not animate inside motionSafe")
  func typing() throws {
    let knobs = Switches()
    let host = try host(knobs) { knobs in
      VStack { Text(knobs.text).withoutMotion() }.motionSafe()
    }
    for count in 1...20 {
      host.update { knobs.text = String(repeating: "a", count: count) }
      host.expectStill(includingLoops: true)
      #expect(host.labels == [knobs.text])
      host.advance(by: 0.03)
    }
  }

  private struct Field: View {
    @State private var text = ""
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $text)
        Text("\(count) characters")
      }
      .onChange(of: text) { count = text.count }
      .padding()
      .motionSafe()
    }
  }

  @Test("S4.52 what a person types into a field inside motionSafe is drawn at once, where it stays")
  func typingIntoField() throws {
    let stage = try Stage(Field(), size: Size(393, 852))
    let field = try #require(stage.element("Name"))
    stage.act { stage.host.tap(at: field.center) }
    stage.at(500)
    var typed = ""
    for character in "Twenty letters typed" {
      typed.append(character)
      stage.act { stage.host.type(String(character)) }
      let place = try #require(stage.drawing(of: typed), "\(typed)")
      #expect(place.opacity == 1)
      let moving = stage.host.motions.filter { $0.path.contains("TextField") && !$0.isAmbient }
      #expect(moving.allSatisfy { $0.path.contains("aret") }, "\(stage.moving)")
      stage.at(30)
      let later = try #require(stage.drawing(of: typed))
      #expect(later.origin == place.origin && later.opacity == 1)
      stage.at(60)
    }
    #expect(typed.count == 20)
  }

  @Test("S2.21 shouldAnimate is true for neither flag only")
  func shouldAnimate() {
    for reduces in [false, true] {
      for saves in [false, true] {
        let policy = MotionPolicy(reducesMotion: reduces, savesPower: saves)
        #expect(policy.shouldAnimate == (!reduces && !saves))
        var environment = EnvironmentValues()
        environment.reduceMotionOverride = reduces
        environment.lowPowerOverride = saves
        #expect(environment.shouldAnimate == (!reduces && !saves))
      }
    }
  }

  private struct Gated: View {
    let knobs: Switches
    @Environment(\.shouldAnimate) private var shouldAnimate
    var body: some View {
      Circle().opacity(knobs.isOn ? 1 : 0)
        .animation(shouldAnimate ? .spring(duration: 0.3, bounce: 0.2) : .none, value: knobs.isOn)
    }
  }

  @Test("S2.21 S2.26 C20 the gate is live: the second change obeys without another view")
  func gateIsLive() throws {
    let knobs = Switches()
    let host = try MotionHost(Gated(knobs: knobs))
    host.update { knobs.isOn = true }
    host.advance(to: 0.1)
    expectNear(host.shown("opacity", "Circle"), 0.7048)
    host.advance(to: 1)
    host.change(.lowPower(true))
    host.update { knobs.isOn = false }
    host.expectStill(includingLoops: true)
    host.change(.lowPower(false))
    host.update { knobs.isOn = true }
    #expect(host.moving.count == 1)
  }

  @Test("X.3 flags are environment values: a part of an app has its own")
  func overrides() throws {
    let knobs = Switches()
    let host = try host(knobs) { knobs in
      VStack {
        dot(knobs).motionSafe().motionPolicy(reduceMotion: true)
        Rectangle().opacity(knobs.isOn ? 1 : 0).motionSafe()
      }
    }
    host.update { knobs.isOn = true }
    #expect(host.movingNames == ["Rectangle.opacity"])
  }

  @Test("X.3 flags change while an app runs, for a part of it too", arguments: [false, true])
  func liveOverrides(isPower: Bool) throws {
    let knobs = Switches()
    let host = try host(knobs) { knobs in
      CardView(isSelected: knobs.isOn) { Text("Card") }
        .motionPolicy(
          reduceMotion: isPower ? nil : knobs.count == 1, lowPower: isPower ? knobs.count == 1 : nil
        )
    }
    for round in 0..<2 {
      host.update {
        knobs.count = 0
        knobs.isOn.toggle()
      }
      host.advance(by: 0.05)
      #expect(host.shown("scale", "CardView") != host.model("scale", "CardView"), "\(round)")
      host.update { knobs.count = 1 }
      #expect(host.shown("scale", "CardView") == (knobs.isOn ? 1.02 : 1))
      host.update { knobs.isOn.toggle() }
      #expect(host.shown("scale", "CardView") == (knobs.isOn ? 1.02 : 1))
    }
  }
}
