import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// A theme reaches what a caller leaves to a component: sizes, counts, delays and staggers that are
/// parameters with a default. What a caller gives counts more than a theme.
@MainActor @Suite("Reach of themes")
struct ThemeReachTests {
  @Test("T45–T51 sizes that are not given are the theme's; those that are given stay")
  func sizes() throws {
    let theme = TokenTheme()
      .replacing(.ring.size, by: 100).replacing(.ring.line, by: 10)
      .replacing(.checkmark.size, by: 40).replacing(.checkmark.line, by: 8)
      .replacing(.counter.small, by: 70)
    let stage = try Stage(
      VStack {
        CircularXpProgress(level: 1, percentage: 1)
        AnimatedCheckmark(delay: 0)
        AnimatedCounter(value: .constant(1), size: .small)
      }
      .tokenTheme(theme), size: Size(360, 600))
    stage.at(3000)
    #expect(stage.frame("CircularXpProgress", "Circle")?.width == 100)
    expectNear(stage.shown("lineWidth", "CircularXpProgress", "Circle"), 10)
    #expect(stage.frame("AnimatedCheckmark", "Circle")?.width == 40)
    expectNear(stage.shown("lineWidth", "AnimatedCheckmark", "TrimmedShape"), 8)
    expectNear(stage.frame("AnimatedCounter", "RingFill")?.width, 70 * 15 / 16, tolerance: 0.5)

    let given = try Stage(
      VStack {
        CircularXpProgress(level: 1, percentage: 1, size: 50, strokeWidth: 3)
        AnimatedCheckmark(size: 30, lineWidth: 2, delay: 0)
      }
      .tokenTheme(theme))
    given.at(3000)
    #expect(given.frame("CircularXpProgress", "Circle")?.width == 50)
    expectNear(given.shown("lineWidth", "CircularXpProgress", "Circle"), 3)
    #expect(given.frame("AnimatedCheckmark", "Circle")?.width == 30)
    expectNear(given.shown("lineWidth", "AnimatedCheckmark", "TrimmedShape"), 2)
  }

  @Test("T51 counts that are not given are the theme's, within 0…200")
  func counts() throws {
    let theme = TokenTheme()
      .replacing(.celebration.count, by: 3).replacing(.sparkles.count, by: 5)
      .replacing(.counter.total, by: 2)
    let knobs = Switches()
    knobs.count = 1
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        ZStack {
          CelebrationParticles(seed: 1)
          Sparkles()
          AnimatedCounter(
            value: Binding(get: { knobs.count }, set: { knobs.count = $0 }),
            onComplete: { knobs.log.append("done") })
        }
      }
      .tokenTheme(theme))
    func dots(_ name: String) -> Int {
      Set(stage.samples("frame", [name]).map(\.path)).count
    }
    #expect(dots("RisingDot") == 3 && dots("TwinklingDot") == 5)
    #expect(stage.element("Counter")?.value == "1 of 2")
    try stage.tap("Counter")
    #expect(knobs.log == ["done"])
    let plain = try Stage(CelebrationParticles(seed: 1, count: 4).tokenTheme(theme))
    #expect(Set(plain.samples("frame", ["RisingDot"]).map(\.path)).count == 4)
    let none = try Stage(CelebrationParticles(seed: 1, count: -4))
    #expect(none.samples("frame", ["RisingDot"]).isEmpty)
  }

  @Test("T36 T51 delays that are not given are the theme's; those that are given stay")
  func delays() throws {
    let theme = TokenTheme()
      .replacing(.popIn.delay, by: 0).replacing(.checkmark.delay, by: 1)
    let stage = try Stage(
      VStack {
        Text("A").popIn()
        Text("B").popIn(delay: 0.5)
        AnimatedCheckmark()
      }
      .tokenTheme(theme))
    stage.at(200)
    let (first, second) = (
      stage.allValues("opacity", "PopInModifier[0]").first ?? 0,
      stage.allValues("opacity", "PopInModifier[1]").first ?? 0
    )
    #expect(first > 0.3 && second == 0, "\(stage.host.values.map(\.path))")
    stage.at(950)
    expectNear(stage.shown("scale", "CheckmarkDrawing/ZStack"), 0)
    stage.at(1400)
    #expect((stage.shown("scale", "CheckmarkDrawing/ZStack") ?? 0) > 0.9)
  }

  @Test("T36 rows and messages follow one another by the theme's staggers")
  func staggers() throws {
    let theme = TokenTheme()
      .replacing(.stagger.list, by: 0.4).replacing(.stagger.listLimit, by: 3)
      .replacing(.stagger.message, by: 0.5).replacing(.stagger.messageLimit, by: 2)
    #expect(theme.stagger(.rows) == Stagger(step: 0.4, limit: 3))
    #expect(theme.stagger(.messages) == Stagger(step: 0.5, limit: 2))
    #expect(TokenTheme().stagger(.sections) == .sections && TokenTheme().stagger(.rows) == .rows)
    #expect(TokenTheme().stagger(.messages) == .messages)
    let own = Stagger(step: 0.7)
    #expect(theme.stagger(own) == own)

    /// How opaque two rows are, 100 ms after they have appeared and at another time.
    func rows(_ view: some View, at time: Double) throws -> [Double] {
      let stage = try Stage(VStack { view }.tokenTheme(theme))
      stage.at(time)
      return stage.allValues("opacity", "Text")
    }
    let items = [Numbered(id: 0), Numbered(id: 1)]
    let cases: [(String, AnyView, Double)] = [
      (
        "index", AnyView(ForEach(items) { Text("\($0.id)").listItemAnimation(index: $0.id) }), 400
      ),
      (
        "messages",
        AnyView(ArrivingForEach(items) { Text("\($0.id)").messageAppearAnimation($1) }), 500
      ),
      (
        "rows",
        AnyView(
          ArrivingForEach(items, stagger: .rows) { Text("\($0.id)").listItemAnimation($1) }), 400
      ),
      (
        "own",
        AnyView(
          ArrivingForEach(items, stagger: Stagger(step: 0.6)) {
            Text("\($0.id)").listItemAnimation($1)
          }), 600
      ),
      (
        "delay",
        AnyView(
          ForEach(items) { Text("\($0.id)").messageAppearAnimation(delay: Double($0.id) * 9) }),
        2000
      ),
    ]
    for (name, view, delay) in cases {
      let before = try rows(view, at: delay - 20)
      try #require(before.count == 2, "\(name): \(before)")
      #expect(before[0] > 0.5 && before[1] == 0, "\(name): \(before)")
      #expect(try rows(view, at: delay + 60)[1] > 0.1, "\(name)")
    }
  }

  @Test("S4.1 T48 shimmers travel as the theme says, and corners of errors are the theme's")
  func effects() throws {
    let theme = TokenTheme()
      .replacing(.app.shimmerTravel, by: 100).replacing(.app.fieldRadius, by: 30)
    let stage = try Stage(
      VStack {
        Color.gray.frame(width: 300, height: 20).loadingShimmer()
        Color.gray.frame(width: 300, height: 20).loadingShimmer(.points(50))
        Text("Field").frame(width: 200, height: 80)
          .errorShake(trigger: 0, isError: true, haptics: HapticManager())
        Text("Other").frame(width: 200, height: 80)
          .errorShake(trigger: 0, isError: true, cornerRadius: 5, haptics: HapticManager())
      }
      .tokenTheme(theme))
    stage.at(750)
    let shifts = stage.samples("animatableData", ["ShimmerLight"]).map { $0.shown[0] }
    try #require(shifts.count == 2, "\(shifts)")
    expectNear(shifts[0], 50, tolerance: 1)
    expectNear(shifts[1], 25, tolerance: 1)
    let corners = stage.samples("inset", ["RoundedRectangle"]).map { $0.shown[0] }
    #expect(corners == [30, 5], "\(corners)")
  }

  @Test("S4.1 a highlight begins as late as the theme says, and not before its second")
  func highlight() throws {
    for (delay, start) in [(0.0, 1.0), (2.5, 2.5)] {
      let theme = TokenTheme().replacing(.shimmer.delay, by: delay)
      let stage = try Stage(
        Color.gray.frame(width: 100, height: 20).shimmering().tokenTheme(theme))
      func places() -> [Double] {
        stage.samples("fill gradient", []).first?.shown ?? stage.allValues("gradient")
      }
      let rest = places()
      try #require(!rest.isEmpty, "\(stage.host.values.map(\.property))")
      stage.at(start * 1000 - 50)
      #expect(places() == rest, "\(delay)")
      stage.at(start * 1000 + 500)
      #expect(places() != rest, "\(delay)")
    }
  }

  @Test("S0.20 S0.21 a list button's borders, padding and icons are the theme's, of one height")
  func listButton() throws {
    let theme = TokenTheme()
      .replacing(.listButton.border, by: 0).replacing(.listButton.emphasisedBorder, by: 4)
      .replacing(.listButton.inset, by: 20).replacing(.listButton.icon, by: 30)
    var heights: Set<Double> = []
    for (state, border) in [(VisualState.rest, 0.0), (.selected, 4), (.notSelected, 0)] {
      let subject = Subject(state)
      let stage = try Stage(SubjectView(subject: subject).tokenTheme(theme))
      expectNear(stage.item().borderWidth, border, "\(state)")
      expectNear(stage.item().paddingBlock, 20 - border, "\(state)")
      heights.insert(try #require(stage.element("Email")?.frame?.height))
    }
    #expect(heights == [70])
    let error = try Stage(
      VerticalListButtonItem(label: "Email", visualState: .rest, error: true, onClick: {})
        .tokenTheme(theme))
    expectNear(error.item().borderWidth, 4)
    #expect(Item.styles(for: .selected).borderWidth == 2)
    #expect(Item.styles(for: .selected, theme: theme).borderWidth == 4)
  }

  @Test("S0.21 a list button's border that is wider than its inset leaves its height alone")
  func wideBorder() throws {
    let theme = TokenTheme()
      .replacing(.listButton.emphasisedBorder, by: 40).replacing(.listButton.inset, by: 10)
    let heights = try [VisualState.rest, .selected].map { state in
      let stage = try Stage(SubjectView(subject: Subject(state)).tokenTheme(theme))
      return try #require(stage.element("Email")?.frame?.height)
    }
    #expect(heights[0] == heights[1], "\(heights)")
  }

  @Test("S4.9 S4.10 motionSafe without an animation is by the theme's normal motion")
  func motionSafe() throws {
    let quick = TokenTheme().replacing(.app.normal, by: .linear(duration: 0.1))
    func box(_ kind: Int, _ isOn: Bool) -> AnyView {
      let text = Text("A").opacity(isOn ? 1 : 0)
      return switch kind {
      case 0: AnyView(text.motionSafe())
      case 1: AnyView(text.withMotionSafe(value: isOn))
      case 2: AnyView(text.modifier(MotionSafe()))
      case 3: AnyView(text.modifier(MotionSafeValue(value: isOn)))
      case 4: AnyView(text.withMotionSafe(.app.normal, value: isOn))
      default: AnyView(text.motionSafe(.appNormal))
      }
    }
    for kind in 0..<6 {
      let knobs = Switches()
      let stage = try Stage(Turned(knobs: knobs) { box(kind, $0.isOn) }.tokenTheme(quick))
      stage.act { knobs.isOn = true }
      stage.at(50)
      // What a caller gives is what a caller gets.
      expectNear(stage.value("opacity"), kind < 5 ? 0.5 : 0.0817, "\(kind)", tolerance: 0.001)
    }
  }
}
