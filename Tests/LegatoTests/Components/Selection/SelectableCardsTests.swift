import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

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

  private let size = CGSize(width: 372, height: 300)

  private func host(reducesMotion: Bool = false, savesPower: Bool = false) throws -> MotionHost {
    try MotionHost(
      Subject(knobs: knobs), size: size, reducesMotion: reducesMotion,
      savesPower: savesPower)
  }

  private func scale(_ host: MotionHost, _ card: Int = 0) -> Double? {
    host.shown("scale", "LazyVGrid/[\(card)]")
  }
  private func shadow(_ host: MotionHost, _ card: Int = 0) -> Double? {
    host.shown("shadow", "LazyVGrid/[\(card)]")
  }
  /// The tint is the second of the three shapes, the outline the third.
  private func tint(_ host: MotionHost, _ card: Int = 0) -> DisplayColor? {
    host.color("fill#2", "LazyVGrid/[\(card)]/Button/CardView")
  }
  private func outline(_ host: MotionHost, _ card: Int = 0) -> DisplayColor? {
    host.color("fill#3", "LazyVGrid/[\(card)]/Button/CardView")
  }

  @Test("S1.14 a tap chooses, a tap on the choice takes it back", arguments: [false, true])
  func choice(reducesMotion: Bool) throws {
    let stage = try Stage(
      Subject(knobs: knobs), size: Size(372, 300), reducesMotion: reducesMotion)
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
      let host = try MotionHost(
        Subject(knobs: knobs).tokenTheme(theme))
      func overlays() -> [Double] { host.allShown("opacity").filter { $0 < 1 } }
      #expect(overlays().isEmpty)
      host.press("Card 1")
      #expect(overlays() == [opacity])
      host.expectStill(includingLoops: true)
      host.movePress(by: CGSize(width: -700, height: -700))
      host.release()
      #expect(overlays().isEmpty && host.isStill(includingLoops: true))
    }
  }

  @Test("S1.14 the grid has as many columns of 150 pt as fit")
  func columns() throws {
    let wide = try host()
    let (first, second) = (wide.frame("LazyVGrid/[0]"), wide.frame("LazyVGrid/[1]"))
    #expect(first?.minY == second?.minY)
    #expect((first?.width ?? 0) >= 150)
    let narrow = try MotionHost(Subject(knobs: knobs), size: CGSize(width: 300, height: 400))
    #expect(narrow.frame("LazyVGrid/[0]")?.minY != narrow.frame("LazyVGrid/[1]")?.minY)
  }

  @Test(
    "S1.15 the tint goes from gray to blue at one opacity", arguments: [false, true], [false, true])
  func tintValues(reducesMotion: Bool, savesPower: Bool) throws {
    let host = try host(reducesMotion: reducesMotion, savesPower: savesPower)
    host.update { knobs.choice = 0 }
    host.advance(to: 0.1)
    expectNear(progress(tint(host), .demo.tint, .demo.selectedTint), 0.7154)
    host.everyFrame(until: 500, since: 0) { _ in expectNear(tint(host)?.alpha, 0.1) }
    expectColor(tint(host), .demo.selectedTint)
  }

  @Test("S1.16 the outline fades in", arguments: [false, true], [false, true])
  func outlineValues(reducesMotion: Bool, savesPower: Bool) throws {
    let host = try host(reducesMotion: reducesMotion, savesPower: savesPower)
    expectNear(outline(host)?.alpha, 0)
    expectNear(host.shown("lineWidth#3", "LazyVGrid/[0]/Button/CardView"), 2)
    expectNear(host.shown("cornerSize#3", "LazyVGrid/[0]/Button/CardView"), 12)
    host.update { knobs.choice = 0 }
    host.expect([(50, 0.3577), (100, 0.7154), (200, 0.9605)]) { outline(host)?.alpha }
    host.advance(to: 1)
    expectColor(outline(host), .demo.outline)
  }

  @Test("S1.17 the chosen card is 2 % larger, and the layout stays")
  func scaleValues() throws {
    let host = try host()
    let frames = (0..<3).map { host.frame("LazyVGrid/[\($0)]") }
    host.update { knobs.choice = 0 }
    host.expect([(50, 1.0072), (100, 1.0143), (200, 1.0192)]) { scale(host) }
    let rest = host.series(until: 1000, since: 0) { scale(host) }
    #expect((rest.max() ?? 2) <= 1.02 + 1e-9)
    expectNear(scale(host), 1.02)
    #expect((0..<3).map { host.frame("LazyVGrid/[\($0)]") } == frames)
  }

  @Test("S1.18 its shadow is deeper")
  func shadowValues() throws {
    let host = try host()
    expectNear(shadow(host), 2)
    host.update { knobs.choice = 0 }
    host.expect([(50, 4.1464), (100, 6.2925), (200, 7.7627), (1000, 8)], tolerance: 0.001) {
      shadow(host)
    }
  }

  @Test(
    "S1.17 S1.18 Reduce Motion and Low Power Mode: size and shadow at once",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let host = try host(reducesMotion: flags.0, savesPower: flags.1)
    host.update { knobs.choice = 0 }
    expectNear(scale(host), 1.02)
    expectNear(shadow(host), 8)
    #expect(!host.moves("scale", "CardView") && !host.moves("shadow", "CardView"))
    // Colours tell the choice, and still change over.
    #expect(outline(host)?.alpha == 0)
  }

  @Test("S1.17 Low Power Mode in mid-flight: at its end on the next frame")
  func lowPowerInMidFlight() throws {
    let host = try host()
    host.update { knobs.choice = 0 }
    host.advance(to: 0.05)
    host.change(.lowPower(true))
    expectNear(scale(host), 1.02)
    expectNear(shadow(host), 8)
  }

  @Test("S1.19 the choice moves: what one card loses the other gains")
  func handOff() throws {
    let host = try host()
    host.update { knobs.choice = 0 }
    host.advance(to: 1)
    host.update { knobs.choice = 1 }
    host.everyFrame(until: 600) { time in
      // A millionth of the way, which is 0.02.
      let sum = (scale(host, 0) ?? 0) + (scale(host, 1) ?? 0) - 2
      expectNear(sum, 0.02, "at \(time)", tolerance: 2e-8)
    }
    let start = host.now
    host.update { knobs.choice = 0 }
    host.advance(by: 0.08)
    host.update { knobs.choice = 2 }
    for time in stride(from: 80.0, through: 700, by: 20) {
      host.at(time, since: start)
      let sum = (0..<3).reduce(-3) { $0 + (scale(host, $1) ?? 0) }
      // A spring is at rest when 0.05 % of its way is left; until then the sum stays.
      #expect(abs(sum - 0.02) < (time <= 300 ? 2e-8 : 2e-5), "at \(time)")
    }
  }
}
