import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

@MainActor
@Suite("SelectableCards")
struct SelectableCardsTests {
  struct Subject: View {
    @Bindable var knobs: Knobs
    var body: some View {
      SelectableCards((0..<3).map { Numbered(id: $0) }, selection: $knobs.choice) { item in
        Text("Card \(item.id)")
      }
      .padding(20)
      .tokenTheme(.stateChanges)
    }
  }

  private let knobs = Knobs()

  private func stage(reducesMotion: Bool = false, savesPower: Bool = false) throws -> Stage {
    try Stage(
      Subject(knobs: knobs), size: Size(372, 300), reducesMotion: reducesMotion,
      savesPower: savesPower)
  }

  private func scale(_ stage: Stage, _ card: Int = 0) -> Double? {
    stage.shown("scale", "LazyVGrid/[\(card)]")
  }
  private func shadow(_ stage: Stage, _ card: Int = 0) -> Double? {
    stage.shown("shadow", "LazyVGrid/[\(card)]")
  }
  /// The tint is the second of the three shapes, the outline the third.
  private func tint(_ stage: Stage, _ card: Int = 0) -> DisplayColor? {
    stage.color("fill#2", "LazyVGrid/[\(card)]/Button/CardView")
  }
  private func outline(_ stage: Stage, _ card: Int = 0) -> DisplayColor? {
    stage.color("fill#3", "LazyVGrid/[\(card)]/Button/CardView")
  }

  @Test("S1.14 a tap chooses, a tap on the choice takes it back", arguments: [false, true])
  func choice(reducesMotion: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion)
    var choices: [Int?] = []
    for label in ["Card 0", "Card 1", "Card 1"] {
      try stage.tap(label)
      choices.append(knobs.choice)
      let chosen = stage.host.semantics.filter { $0.traits.contains(.isSelected) }.map(\.label)
      #expect(chosen == knobs.choice.map { ["Card \($0)"] } ?? [])
    }
    #expect(choices == [0, 1, nil])
    #expect(stage.host.semantics.allSatisfy { $0.traits.contains(.isButton) })
  }

  @Test("S1.14 a press darkens it on the next frame, and its end brightens it at once")
  func press() throws {
    let theme = TokenTheme().replacing(.listButton.pressOpacity, by: 0.3)
    for (theme, opacity) in [(TokenTheme(), 0.1), (theme, 0.3)] {
      let stage = try Stage(
        Subject(knobs: knobs).tokenTheme(theme))
      func overlays() -> [Double] { stage.allValues("opacity").filter { $0 < 1 } }
      #expect(overlays().isEmpty)
      stage.act { stage.host.touchDown(at: stage.center("Card 1") ?? .zero) }
      #expect(overlays() == [opacity])
      #expect(stage.motionCount == 0)
      stage.act { stage.host.touchMove(to: Point(-500, -500)) }
      stage.act { stage.host.touchUp() }
      #expect(overlays().isEmpty && stage.motionCount == 0)
    }
  }

  @Test("S1.14 the grid has as many columns of 150 pt as fit")
  func columns() throws {
    let wide = try stage()
    let (first, second) = (wide.frame("LazyVGrid/[0]"), wide.frame("LazyVGrid/[1]"))
    #expect(first?.minY == second?.minY)
    #expect((first?.width ?? 0) >= 150)
    let narrow = try Stage(Subject(knobs: knobs), size: Size(300, 400))
    #expect(narrow.frame("LazyVGrid/[0]")?.minY != narrow.frame("LazyVGrid/[1]")?.minY)
  }

  @Test(
    "S1.15 the tint goes from gray to blue at one opacity", arguments: [false, true], [false, true])
  func tintValues(reducesMotion: Bool, savesPower: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion, savesPower: savesPower)
    stage.act { knobs.choice = 0 }
    stage.at(100)
    expectNear(progress(tint(stage), .demo.tint, .demo.selectedTint), 0.7154)
    stage.everyFrame(until: 500) { _ in expectNear(tint(stage)?.alpha, 0.1) }
    expectColor(tint(stage), .demo.selectedTint)
  }

  @Test("S1.16 the outline fades in", arguments: [false, true], [false, true])
  func outlineValues(reducesMotion: Bool, savesPower: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion, savesPower: savesPower)
    expectNear(outline(stage)?.alpha, 0)
    expectNear(stage.shown("lineWidth#3", "LazyVGrid/[0]/Button/CardView"), 2)
    expectNear(stage.shown("cornerSize#3", "LazyVGrid/[0]/Button/CardView"), 12)
    stage.act { knobs.choice = 0 }
    expectTimes(stage, [(50, 0.3577), (100, 0.7154), (200, 0.9605)]) { outline(stage)?.alpha }
    stage.at(1000)
    expectColor(outline(stage), .demo.outline)
  }

  @Test("S1.17 the chosen card is 2 % larger, and the layout stays")
  func scaleValues() throws {
    let stage = try stage()
    let frames = (0..<3).map { stage.frame("LazyVGrid/[\($0)]") }
    stage.act { knobs.choice = 0 }
    expectTimes(stage, [(50, 1.0072), (100, 1.0143), (200, 1.0192)]) { scale(stage) }
    let rest = stage.series(until: 1000) { scale(stage) }
    #expect((rest.max() ?? 2) <= 1.02 + 1e-9)
    expectNear(scale(stage), 1.02)
    #expect((0..<3).map { stage.frame("LazyVGrid/[\($0)]") } == frames)
  }

  @Test("S1.18 its shadow is deeper")
  func shadowValues() throws {
    let stage = try stage()
    expectNear(shadow(stage), 2)
    stage.act { knobs.choice = 0 }
    expectTimes(stage, [(50, 4.1464), (100, 6.2925), (200, 7.7627), (1000, 8)], tolerance: 0.001) {
      shadow(stage)
    }
  }

  @Test(
    "S1.17 S1.18 Reduce Motion and Low Power Mode: size and shadow at once",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let stage = try stage(reducesMotion: flags.0, savesPower: flags.1)
    stage.act { knobs.choice = 0 }
    expectNear(scale(stage), 1.02)
    expectNear(shadow(stage), 8)
    #expect(!stage.moves("scale", "CardView") && !stage.moves("shadow", "CardView"))
    // Colours tell the choice, and still change over.
    #expect(outline(stage)?.alpha == 0)
  }

  @Test("S1.17 Low Power Mode in mid-flight: at its end on the next frame")
  func lowPowerInMidFlight() throws {
    let stage = try stage()
    stage.act { knobs.choice = 0 }
    stage.at(50)
    stage.alsoAct { stage.host.configuration.savesPower = true }
    expectNear(scale(stage), 1.02)
    expectNear(shadow(stage), 8)
  }

  @Test("S1.19 the choice moves: what one card loses the other gains")
  func handOff() throws {
    let stage = try stage()
    knobs.choice = 0
    stage.act {}
    stage.at(1000)
    stage.act { knobs.choice = 1 }
    stage.everyFrame(until: 600) { time in
      // A millionth of the way, which is 0.02.
      let sum = (scale(stage, 0) ?? 0) + (scale(stage, 1) ?? 0) - 2
      expectNear(sum, 0.02, "at \(time)", tolerance: 2e-8)
    }
    stage.act { knobs.choice = 0 }
    stage.at(80)
    stage.alsoAct { knobs.choice = 2 }
    for time in stride(from: 80.0, through: 700, by: 20) {
      stage.at(time)
      let sum = (0..<3).reduce(-3) { $0 + (scale(stage, $1) ?? 0) }
      // A spring is at rest when 0.05 % of its way is left; until then the sum stays.
      #expect(abs(sum - 0.02) < (time <= 300 ? 2e-8 : 2e-5), "at \(time)")
    }
  }
}
