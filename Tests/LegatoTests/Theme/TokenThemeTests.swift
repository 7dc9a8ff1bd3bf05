import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// A theme gives tokens other values in a part of an app, within closed domains.
@MainActor @Suite("Token themes")
struct TokenThemeTests {
  private let quick = TokenTheme().replacing(.app.normal, by: .linear(duration: 0.1))

  private func bars(_ knobs: Switches, theme: TokenTheme) -> some View {
    Turned(knobs: knobs) { knobs in
      VStack {
        ToolProgressAnimation(progress: knobs.isOn ? 1 : 0).id("plain")
        ToolProgressAnimation(progress: knobs.isOn ? 1 : 0).tokenTheme(theme)
      }
    }
  }

  @Test("T1–T35 components in the subtree move by the theme's motion, and no others")
  func motion() throws {
    let knobs = Switches()
    let stage = try Stage(bars(knobs, theme: quick))
    stage.act { knobs.isOn = true }
    stage.at(50)
    let shown = stage.allValues("shape", "ProgressBar")
    try #require(shown.count == 2)
    expectNear(shown[0], 0.0817)
    expectNear(shown[1], 0.5)
    stage.at(100)
    expectNear(stage.allValues("shape", "ProgressBar")[1], 1)
  }

  @Test("T45–T51 measures of the subtree are the theme's, and no others")
  func measures() throws {
    let theme = TokenTheme()
      .replacing(.press.soft, by: 0.9)
      .replacing(.app.barHeight, by: 10)
      .replacing(.submit.width, by: 200)
    let stage = try Stage(
      VStack {
        Button("Plain") {}.buttonStyle(.scale)
        VStack {
          Button("Themed") {}.buttonStyle(.scale)
          ToolProgressAnimation(progress: 1)
          SubmitButton("Send", state: .idle) {}
        }
        .tokenTheme(theme)
      }
    )
    for (index, title, size) in [(0, "Plain", 0.98), (1, "Themed", 0.9)] {
      stage.act { stage.host.touchDown(at: stage.center(title) ?? .zero) }
      stage.at(2000)
      let scales = stage.host.values.filter { $0.property == "scale" }
      try #require(scales.count == 2, "\(stage.host.values.map(\.property))")
      expectNear(scales[index].shown.first, size)
      stage.act { stage.host.touchUp() }
      stage.at(2000)
    }
    expectNear(stage.value("frame", "ToolProgressAnimation", component: 3), 10)
    expectNear(stage.value("frame", "SubmitButtonContent", component: 2), 200)
  }

  @Test("T45–T51 measures that a unit does not have are refused, and told", arguments: 0..<5)
  func measureDomains(kind: Int) {
    let tokens: [(MetricToken, [Double], [Double])] = [
      (.card.radius, [0, 12, 1000], [-1, 1001]), (.app.pressHold, [0, 10], [-0.1, 10.5]),
      (.press.firm, [0, 0.9, 2], [-0.1, 2.1]), (.streak.tilt, [-360, 360], [361]),
      (.celebration.count, [0, 200], [-1, 201]),
    ]
    let (token, good, bad) = tokens[kind]
    for value in good {
      let theme = TokenTheme().replacing(token, by: value)
      #expect(theme[token] == value && theme.refusals.isEmpty)
      #expect(theme != TokenTheme() || value == token.value)
    }
    for value in bad + [.nan, .infinity, -.infinity] {
      let theme = TokenTheme().replacing(token, by: value)
      #expect(theme[token] == token.value)
      #expect(
        theme.refusals.map(\.reason) == [.outOfRange] && theme.refusals[0].token == token.name)
    }
    let outer = TokenTheme().replacing(token, by: good[0])
    #expect(outer.merging(TokenTheme().replacing(token, by: good[1]))[token] == good[1])
    #expect(outer.merging(TokenTheme())[token] == good[0])
  }

  @Test("Reduce Motion and Low Power Mode count in a theme as well", arguments: Less.allCases)
  func less(less: Less) throws {
    let theme = TokenTheme().replacing(.app.fast, by: .linear(duration: 1))
    let stage = try Stage(
      Button("Press") {}.buttonStyle(.feedback).tokenTheme(theme), less: less)
    stage.act { stage.host.touchDown(at: stage.center("Press") ?? .zero) }
    #expect(stage.motionCount == 0)
  }

  @Test("all names of a token mean its new motion; a token of another length keeps its own")
  func names() {
    #expect(quick.timing(of: .motion.normal) == .linear(duration: 0.1))
    #expect(quick.timing(of: .selection.transition) == .linear(duration: 0.1))
    #expect(quick.timing(of: .app.slow) == MotionToken.app.slow.timing)
    let theme = TokenTheme().replacing(.celebration.rise, by: .linear(duration: 1))
    let longer = MotionToken.celebration.rise.lasting(3)
    #expect(theme.timing(of: longer) == longer.timing)
  }

  @Test("what a theme of its own defines can be replaced too")
  func ownTokens() {
    let own = MotionToken(
      name: "shop.add", timing: .easeOut(duration: 0.2), role: .decorativeFeedback, use: "Tests.")
    let theme = TokenTheme().replacing(own, by: .linear(duration: 0.3))
    #expect(theme.timing(of: own) == .linear(duration: 0.3) && theme.refusals.isEmpty)
  }

  @Test("an inner theme goes before an outer one, and leaves the rest of it")
  func nested() throws {
    let knobs = Switches()
    let inner = TokenTheme().replacing(.app.normal, by: .linear(duration: 0.2))
    let outer = quick.replacing(.app.fast, by: .linear(duration: 0.4))
    let merged = outer.merging(inner)
    #expect(merged.timing(of: .app.normal) == .linear(duration: 0.2))
    #expect(merged.timing(of: .app.fast) == .linear(duration: 0.4))
    let stage = try Stage(bars(knobs, theme: inner).tokenTheme(outer))
    stage.act { knobs.isOn = true }
    stage.at(50)
    let shown = stage.allValues("shape", "ProgressBar")
    expectNear(shown.first, 0.5)
    expectNear(shown.last, 0.25)
  }

  @Test(
    "a replacement outside of its domain is refused, and the token keeps its value",
    arguments: [
      (MotionToken.app.normal, Timing.easeOut(duration: 11), TokenTheme.Reason.tooLong),
      (.app.normal, .easeOut(duration: .infinity), .tooLong),
      (.app.normal, .spring(response: 0.3, dampingFraction: 0), .tooLong),
      (.app.normal, .linear(duration: 1).speed(0), .tooLong),
      (.app.normal, .linear(duration: 1).repeatForever(), .tooLong),
      (.app.loadingPulse, .linear(duration: 1), .notALoop),
      (.app.normal, .linear(duration: 0.1).repeatCount(2), .endsElsewhere),
      (.app.spring, .spring(response: 0.5, dampingFraction: 0.4), .bouncesTooMuch),
      (.app.normal, .timingCurve(0.4, -1, 0.2, 2, duration: 0.3), .bouncesTooMuch),
    ])
  func refusals(token: MotionToken, timing: Timing, reason: TokenTheme.Reason) {
    let theme = TokenTheme().replacing(token, by: timing)
    #expect(theme.refusals == [TokenTheme.Refusal(token: token.name, reason: reason)])
    #expect(theme.timing(of: token) == token.timing)
  }

  @Test("at the borders of its domain a replacement is taken")
  func borders() {
    let theme = TokenTheme()
      .replacing(.app.normal, by: .easeOut(duration: 10))
      .replacing(.app.fast, by: .easeOut(duration: -1))
      .replacing(.app.bounce, by: .spring(response: 0.5, dampingFraction: 0.3))
      .replacing(.app.loadingPulse, by: .linear(duration: 2).repeatForever())
    #expect(theme.refusals.isEmpty)
    // A duration below 0 is none.
    #expect(theme.timing(of: .app.fast).settlingTime == 0)
  }

  @Test("T52 colours of the subtree are the theme's, light and dark")
  func colors() throws {
    let theme = TokenTheme().replacing(
      .app.accent, light: .init(0x7A3FF2), dark: .init(0xA98BFF))
    for (scheme, hex) in [(ColorScheme.light, 0x7A3FF2 as UInt32), (.dark, 0xA98BFF)] {
      let stage = try Stage(
        VStack {
          Text("Plain").foregroundStyle(ColorToken.app.accent)
          Text("Themed").foregroundStyle(ColorToken.app.accent).tokenTheme(theme)
        }, colorScheme: scheme)
      let shown = stage.samples("color", ["Text"]).map(\.shown)
      try #require(shown.count == 2)
      let plain = ColorToken.app.accent.components(in: scheme)
      let themed = ColorToken.Components(hex)
      for (color, expected) in zip(shown, [plain, themed]) {
        expectNear(color[0], expected.red)
        expectNear(color[1], expected.green)
        expectNear(color[2], expected.blue)
      }
    }
  }

  @Test("T51 T52 shadows are the theme's: how soft, how far down, and of which colour")
  func shadows() throws {
    let theme = TokenTheme()
      .replacing(.card.shadow, by: 5).replacing(.card.shadowOffset, by: 3)
      .replacing(.toggle.shadow, by: 4).replacing(.toggle.shadowOffset, by: 2)
      .replacing(.status.shadow, light: .init(0xFF0000), dark: .init(0x00FF00))
    for (scheme, hex) in [(ColorScheme.light, 0xFF0000 as UInt32), (.dark, 0x00FF00)] {
      let stage = try Stage(
        VStack {
          CardView(isSelected: false) { Text("Card") }
          AnimatedToggle(isOn: .constant(true))
        }
        .tokenTheme(theme), colorScheme: scheme)
      var shadows: [[Double]] = []
      let list = stage.host.frame().list
      for number in 0..<list.capacity {
        for filter in list[LayerID(number: UInt32(number))]?.filters ?? [] {
          guard case .shadow(let color, let radius, let offset) = filter else { continue }
          shadows.append([radius, offset.y])
          #expect(color.hex.prefix(7) == (hex == 0xFF0000 ? "#FF0000" : "#00FF00"), "\(color)")
        }
      }
      #expect(shadows.sorted { $0[0] < $1[0] } == [[4, 2], [5, 3]])
    }
  }

  @Test("T43 T51 bursts and twinkling dots have the theme's sizes, times and steps")
  func dots() throws {
    let theme = TokenTheme()
      .replacing(.celebration.smallest, by: 20).replacing(.celebration.largest, by: 30)
      .replacing(.celebration.shortest, by: 3).replacing(.celebration.longest, by: 4)
      .replacing(.celebration.step, by: 0.2).replacing(.celebration.field, by: 0)
      .replacing(.sparkles.smallest, by: 7).replacing(.sparkles.largest, by: 7)
    for dot in CelebrationParticles.dots(seed: 1, count: 20, theme: theme) {
      #expect((20...30).contains(dot.size) && (3...4).contains(dot.duration))
      expectNear(dot.delay, 0.2 * Double(dot.id))
      #expect(dot.endY.isFinite)
    }
    let stage = try Stage(
      ZStack {
        CelebrationParticles(seed: 1, count: 3)
        Sparkles(count: 2)
      }
      .tokenTheme(theme))
    let sizes = stage.host.values.filter { $0.property == "frame" }.map { ($0.path, $0.shown[2]) }
    let rising = sizes.filter { $0.0.contains("RisingDot") }.map(\.1)
    #expect(rising.count == 3 && rising.allSatisfy { (20...30).contains($0) }, "\(rising)")
    let twinkling = sizes.filter { $0.0.contains("TwinklingDot") }.map(\.1)
    #expect(twinkling == [7, 7])
    // The burst lasts as long as its dots: beyond the three seconds of others.
    stage.at(3200)
    #expect(stage.count("RisingDot") > 0)
  }

  @Test("T48 T50 shakes, bounces and bars have the theme's measures")
  func effects() throws {
    let knobs = Switches()
    let theme = TokenTheme()
      .replacing(.app.shakeSwing, by: 16).replacing(.app.bounceScale, by: 0.5)
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        Text("Field").errorShake(trigger: knobs.count, haptics: HapticManager())
      }
      .tokenTheme(theme))
    let rest = try #require(stage.center("Field")?.x)
    stage.act { knobs.count = 1 }
    stage.at(37.5)
    expectNear(stage.center("Field").map { $0.x - rest }, 2 * 7.3333, tolerance: 0.001)
    #expect(
      BounceEffect(progress: 0, isOn: true, start: theme[.app.bounceScale]).scale(at: 0) == 0.5)
  }

  @Test("T36 sections follow one another by the theme's stagger")
  func stagger() throws {
    let theme = TokenTheme().replacing(.stagger.start, by: 0).replacing(.stagger.step, by: 0.5)
    let stage = try Stage(
      VStack {
        Text("One").staggeredEntry(0)
        Text("Two").staggeredEntry(1)
      }
      .tokenTheme(theme))
    stage.at(100)
    expectNear(stage.allValues("opacity", "Text")[0], 0.5430)
    stage.at(600)
    expectNear(stage.allValues("opacity", "Text")[1], 0.5430)
  }

  @Test("S4.10 motionSafe by a token follows the theme and the token's role")
  func motionSafe() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        Text("A").opacity(knobs.isOn ? 1 : 0).motionSafe(.app.normal)
      }.tokenTheme(quick))
    stage.act { knobs.isOn = true }
    stage.at(50)
    expectNear(stage.value("opacity"), 0.5)
  }
}
