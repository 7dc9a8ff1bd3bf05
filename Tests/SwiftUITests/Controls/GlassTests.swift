import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

@MainActor @Suite("Glass")
struct GlassTests {
  private func page(_ glass: Glass) -> some View {
    ZStack {
      HStack(spacing: 0) {
        Color.black; Color.white
      }
      Text(verbatim: " ").frame(width: 80, height: 40).glassEffect(glass)
    }
  }

  private func gray(_ drawn: DrawnView, _ x: Int, _ y: Int = 50) -> Int { drawn.pixel(x, y)[1] }

  @Test func glassTonesWhatLiesBehindAndBlursItsEdges() throws {
    let regular = try DrawnView(page(.regular))
    // Far from the edge between black and white: the ends of the tone.
    #expect(abs(gray(regular, 20) - 133) <= 12)
    #expect(abs(gray(regular, 80) - 250) <= 8)
    // At the edge it is blurred over some points, and outside the glass it is sharp: in its shadow.
    #expect((150...235).contains(gray(regular, 50)))
    #expect(gray(regular, 48, 10) == 0 && gray(regular, 52, 10) > 240)
    #expect((232...251).contains(gray(regular, 75, 74)), "below it: \(gray(regular, 75, 74))")
    let clear = try DrawnView(page(.clear))
    #expect(gray(clear, 20) < 50 && gray(clear, 80) > 235)
    let none = try DrawnView(page(.identity))
    #expect(none.pixel(30, 50) == [0, 0, 0])
  }

  @Test func aTintCoversTheGlass() throws {
    let tinted = try DrawnView(page(.regular.tint(.red)))
    let pixel = tinted.pixel(20, 50)
    #expect(pixel[0] > pixel[1] + 80)
  }

  @Test func lessTransparencyMakesItSolid() throws {
    let drawn = try DrawnView(
      page(.regular), in: HostConfiguration(reducesTransparency: true))
    #expect(drawn.pixel(20, 50) == drawn.pixel(80, 50))
  }

  @Test func interactiveGlassGrowsUnderAFingerButNotForLessMotion() throws {
    for isReduced in [false, true] {
      let view = Text(verbatim: "Play").padding(20).glassEffect(.regular.interactive())
      let stage = try Stage(view, configuration: HostConfiguration(reducesMotion: isReduced))
      try stage.press("Play")
      stage.advance(by: 0.5)
      let scale = stage.host.values.filter { $0.property == "scale" }.flatMap(\.shown).max() ?? 1
      #expect(isReduced ? scale == 1 : scale > 1.05, "\(scale)")
      stage.release()
      stage.advanceUntilIdle()
      let rest = stage.host.values.filter { $0.property == "scale" }.flatMap(\.shown).max() ?? 1
      #expect(abs(rest - 1) < 0.001)
    }
  }

  @Test func aGlassButtonActs() throws {
    let log = Log()
    let stage = try Stage(
      VStack {
        Button("Plain") { log("plain") }.buttonStyle(.glass)
        Button("Big") { log("big") }.buttonStyle(.glassProminent)
      })
    try stage.tap("Plain")
    try stage.tap("Big")
    stage.advanceUntilIdle()
    #expect(log.entries == ["plain", "big"])
  }
}
