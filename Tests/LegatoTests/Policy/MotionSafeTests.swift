import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.9–S4.12, S4.52, S4.72 and S2.21.
@MainActor @Suite("motionSafe")
struct MotionSafeTests {
  private func dot(_ knobs: Switches) -> some View {
    Circle().frame(width: 20, height: 20).opacity(knobs.isOn ? 1 : 0)
  }

  private func stage<Content: View>(
    _ knobs: Switches, reducesMotion: Bool = false, savesPower: Bool = false,
    @ViewBuilder _ content: @escaping (Switches) -> Content
  ) throws -> Stage {
    try Stage(
      Turned(knobs: knobs, content: content), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  private let springTable: [(Double, Double)] = [
    (50, 0.1457), (100, 0.4233), (200, 0.8737), (300, 1.0339),
  ]

  @Test("S4.9 every change in the subtree animates, and nothing outside of it")
  func subtree() throws {
    let knobs = Switches()
    let stage = try stage(knobs) { knobs in
      VStack {
        dot(knobs).modifier(MotionSafe(animation: .appSpring))
        Rectangle().opacity(knobs.isOn ? 1 : 0)
      }
    }
    stage.act { knobs.isOn = true }
    #expect(stage.moving == ["Circle.opacity"])
    expectNear(stage.value("opacity", "Rectangle"), 1)
    stage.expect(springTable) { stage.value("opacity", "Circle") }
  }

  @Test("S4.10 motionSafe() is appNormal")
  func standard() throws {
    let knobs = Switches()
    let stage = try stage(knobs) { dot($0).motionSafe() }
    stage.act { knobs.isOn = true }
    stage.expect([(50, 0.0817), (125, 0.5), (250, 1)]) { stage.value("opacity", "Circle") }
  }

  @Test("S4.11 withMotionSafe animates changes of its value only; the inner one counts")
  func byValue() throws {
    let knobs = Switches()
    let stage = try stage(knobs) { knobs in
      Circle()
        .opacity(knobs.number)
        .withMotionSafe(.linear(duration: 1), value: knobs.isOn)
        .withMotionSafe(value: knobs.count)
    }
    stage.act { knobs.number = 0.5 }
    #expect(stage.motionCount == 0)
    stage.act {
      knobs.number = 1
      knobs.isOn = true
      knobs.count = 1
    }
    stage.at(500)
    expectNear(stage.value("opacity", "Circle"), 0.75)
    stage.at(1100)
    stage.act {
      knobs.number = 0
      knobs.count = 2
    }
    stage.at(125)
    expectNear(stage.value("opacity", "Circle"), 0.5)
  }

  @Test("S4.12 Reduce Motion is read live, and also silences a withAnimation around the change")
  func live() throws {
    let knobs = Switches()
    let stage = try stage(knobs) { dot($0).motionSafe(.appSpring) }
    stage.set(reducesMotion: true)
    stage.act { withAnimation(.linear(duration: 1)) { knobs.isOn = true } }
    #expect(stage.motionCount == 0)
    expectNear(stage.value("opacity", "Circle"), 1)
    stage.set(reducesMotion: false)
    stage.act { knobs.isOn = false }
    stage.at(100)
    expectNear(stage.value("opacity", "Circle"), 1 - 0.4233)
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
      let stage = try stage(knobs) { knobs in
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
      stage.act { toggle() }
      stage.at(milliseconds)
      #expect(stage.moving == ["Rectangle.frame"])
      stage.set(reducesMotion: true)
      #expect(stage.motionCount == 0)
      expectNear(stage.value("frame", "Rectangle", component: 2), 80)
      stage.act { toggle() }
      #expect(stage.motionCount == 0)
      expectNear(stage.value("frame", "Rectangle", component: 2), 20)
      stage.set(reducesMotion: false)
      stage.act { toggle() }
      stage.expect(springTable.map { ($0, 20 + 60 * $1) }, tolerance: 0.05) {
        stage.value("frame", "Rectangle", component: 2)
      }
    }
  }

  @Test("S4.9 S4.74 Low Power Mode ends what decorates and runs, and no more")
  func lowPowerInMidFlight() throws {
    for (role, goesOn) in [(MotionRole.essentialState, true), (.decorativeFeedback, false)] {
      let knobs = Switches()
      let stage = try stage(knobs) { knobs in
        dot(knobs).animation(.appSpring.motionSafe(role), value: knobs.isOn)
      }
      stage.act { knobs.isOn = true }
      stage.at(100)
      expectNear(stage.value("opacity", "Circle"), 0.4233)
      stage.set(savesPower: true)
      #expect((stage.motionCount > 0) == goesOn, "\(role)")
      expectNear(stage.value("opacity", "Circle"), goesOn ? 0.4233 : 1)
    }
  }

  @Test("S4.9 C19 what only fades goes on under Reduce Motion, where its wrapper is told so")
  func fadesStay() throws {
    for kind in 0..<3 {
      let knobs = Switches()
      let stage = try stage(knobs) { knobs in
        switch kind {
        case 0: dot(knobs).motionSafe(.appSpring, reducedForm: .crossFade)
        case 1:
          dot(knobs).withMotionSafe(.appSpring, value: knobs.isOn, reducedForm: .crossFade)
        default:
          dot(knobs).animation(.appSpring.motionSafe(reducedForm: .crossFade), value: knobs.isOn)
        }
      }
      stage.act { knobs.isOn = true }
      stage.at(100)
      stage.set(reducesMotion: true)
      expectNear(stage.value("opacity", "Circle"), 0.4233)
      stage.at(200)
      expectNear(stage.value("opacity", "Circle"), 0.8737)
      stage.at(2000)
      stage.act { knobs.isOn = false }
      stage.at(100)
      expectNear(stage.value("opacity", "Circle"), 1 - 0.4233)
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
        let stage = try stage(knobs) { knobs in
          dot(knobs).animation(isSafe ? animation.motionSafe() : animation, value: knobs.isOn)
        }
        for _ in 1...2 {
          stage.act { knobs.isOn.toggle() }
          stage.at(2000)
        }
        #expect(
          stage.host.issues.map(\.message) == ["Animation \(animation): \(fault)."], "\(isSafe)")
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
    let stage = try stage(knobs, reducesMotion: true) { knobs in
      switch kind {
      case 0: dot(knobs).modifier(MotionSafe(animation: .appSpring))
      case 1: dot(knobs).motionSafe()
      default: dot(knobs).withMotionSafe(.appSpring, value: knobs.isOn)
      }
    }
    for isOn in [true, false, true] {
      stage.act { knobs.isOn = isOn }
      #expect(stage.motionCount == 0)
      expectNear(stage.value("opacity", "Circle"), isOn ? 1 : 0)
    }
  }

  @Test("S4.9 S4.74 Low Power Mode leaves what carries a state, and ends what decorates")
  func lowPower() throws {
    for (role, moves) in [(MotionRole.essentialState, true), (.decorativeFeedback, false)] {
      let knobs = Switches()
      let stage = try stage(knobs, savesPower: true) { dot($0).motionSafe(role: role) }
      stage.act { knobs.isOn = true }
      #expect((stage.motionCount > 0) == moves, "\(role)")
    }
  }

  @Test("S4.52 text that is typed does not animate inside motionSafe")
  func typing() throws {
    let knobs = Switches()
    let stage = try stage(knobs) { knobs in
      VStack { Text(knobs.text).withoutMotion() }.motionSafe()
    }
    for count in 1...20 {
      stage.act { knobs.text = String(repeating: "a", count: count) }
      #expect(stage.motionCount == 0)
      #expect(stage.element(knobs.text) != nil)
      stage.at(30)
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
    let stage = try Stage(Gated(knobs: knobs))
    stage.act { knobs.isOn = true }
    stage.at(100)
    expectNear(stage.value("opacity", "Circle"), 0.7048)
    stage.at(1000)
    stage.set(savesPower: true)
    stage.act { knobs.isOn = false }
    #expect(stage.motionCount == 0)
    stage.set(savesPower: false)
    stage.act { knobs.isOn = true }
    #expect(stage.motionCount == 1)
  }

  @Test("X.3 flags are environment values: a part of an app has its own")
  func overrides() throws {
    let knobs = Switches()
    let stage = try stage(knobs) { knobs in
      VStack {
        dot(knobs).motionSafe().motionPolicy(reduceMotion: true)
        Rectangle().opacity(knobs.isOn ? 1 : 0).motionSafe()
      }
    }
    stage.act { knobs.isOn = true }
    #expect(stage.moving == ["Rectangle.opacity"])
  }

  @Test("X.3 flags change while an app runs, for a part of it too", arguments: [false, true])
  func liveOverrides(isPower: Bool) throws {
    let knobs = Switches()
    let stage = try stage(knobs) { knobs in
      CardView(isSelected: knobs.isOn) { Text("Card") }
        .motionPolicy(
          reduceMotion: isPower ? nil : knobs.count == 1, lowPower: isPower ? knobs.count == 1 : nil
        )
    }
    for round in 0..<2 {
      stage.act {
        knobs.count = 0
        knobs.isOn.toggle()
      }
      stage.at(50)
      #expect(stage.shown("scale", "CardView") != stage.model("scale", "CardView"), "\(round)")
      stage.alsoAct { knobs.count = 1 }
      #expect(stage.shown("scale", "CardView") == (knobs.isOn ? 1.02 : 1))
      stage.act { knobs.isOn.toggle() }
      #expect(stage.shown("scale", "CardView") == (knobs.isOn ? 1.02 : 1))
    }
  }
}
