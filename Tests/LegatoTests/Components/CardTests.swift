import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.21, S4.22, S4.41–S4.43 and S4.47.
@MainActor @Suite("Cards that open")
struct CardTests {
  /// A card of 44 pt that opens to 244 pt, with a row below.
  private func tool(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.blue.frame(height: knobs.isOn ? 244 : 44)
        }
        .toolCardExpansion(isExpanded: knobs.isOn)
        Color.green.frame(height: 50)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private let heights = [
    (50.0, 73.1430), (100, 128.6604), (200, 218.7422), (300, 250.7861), (350.1, 253.1976),
    (400, 251.8605), (600, 244.1473),
  ]

  @Test("S4.21 S4.47 the card's height follows by appSpring", arguments: [false, true])
  func expansion(savesPower: Bool) throws {
    let knobs = Switches()
    let host = try MotionHost(tool(knobs), savesPower: savesPower)
    host.update { knobs.isOn = true }
    host.expect(heights) { host.shown("frame", "Color", part: 3) }
  }

  @Test("S4.21 S4.73 a tool's icon has its room at every text size")
  func iconRoom() throws {
    for size in [DynamicTypeSize.large, .accessibility5] {
      let stage = try Stage(
        ToolCard(title: "Search", systemImage: "magnifyingglass", isExpanded: .constant(false)) {}
          .dynamicTypeSize(size))
      let icon = try #require(stage.samples("frame", ["ToolCard", "Image"]).first?.shown)
      let title = try #require(stage.samples("frame", ["ToolCard", "Text"]).first?.shown)
      #expect(icon[0] >= 12 && icon[0] + icon[2] <= title[0] - 4, "\(icon) \(title)")
    }
  }

  @Test("S4.21 nothing is drawn outside of the rounded clip, on the way either")
  func clip() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        Color.blue.frame(height: 244).frame(height: knobs.isOn ? 244 : 44, alignment: .top)
          .toolCardExpansion(isExpanded: knobs.isOn)
          .frame(maxHeight: .infinity, alignment: .top)
      })
    stage.act { knobs.isOn = true }
    for (time, height) in [(0.0, 44.0), (100, 128.6604), (200, 218.7422)] {
      stage.at(time)
      let pixels = try stage.pixels()
      // Blue is where there is little red.
      func isBlue(_ x: Double, _ y: Double) -> Bool {
        pixels[(Int(y * 2) * 720 + Int(x * 2)) * 4] < 100
      }
      #expect(isBlue(180, height - 2) && !isBlue(180, height + 2), "at \(time)")
      for x in [1.0, 358] {
        #expect(!isBlue(x, 1) && !isBlue(x, height - 2), "a corner at \(time)")
        #expect(isBlue(x, height / 2), "a side at \(time)")
      }
    }
  }

  @Test("S4.21 toggled every 100 ms it settles right")
  func toggling() throws {
    let knobs = Switches()
    let host = try MotionHost(tool(knobs))
    for round in 1...21 {
      host.update { knobs.isOn = round % 2 == 1 }
      host.advance(by: 0.1)
    }
    host.advance(by: 2.9)
    expectNear(host.shown("frame", "Color", part: 3), 244)
    host.expectStill(includingLoops: true)
  }

  @Test("S4.21 S4.47 Reduce Motion: its height at once")
  func reduced() throws {
    let knobs = Switches()
    let host = try MotionHost(tool(knobs), reducesMotion: true)
    host.update { knobs.isOn = true }
    expectNear(host.shown("frame", "Color", part: 3), 244)
    host.expectStill(includingLoops: true)
  }

  private struct Tools: View {
    let knobs: Switches
    var body: some View {
      VStack(spacing: 8) {
        ToolCard(
          title: "Search", subtitle: "3 sources",
          isExpanded: Binding {
            knobs.isOn
          } set: {
            knobs.isOn = $0
          }
        ) { Text("Details").frame(height: 120) }
        Text("Below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("S4.22 what is below moves by the same spring, and never overlaps")
  func below() throws {
    let knobs = Switches()
    let stage = try Stage(Tools(knobs: knobs))
    let closed = try #require(stage.center("Below")?.y)
    try stage.tap("Search")
    #expect(knobs.isOn)
    stage.at(5000)
    let open = try #require(stage.center("Below")?.y)
    #expect(open > closed + 100)
    try stage.tap("Search")
    stage.at(5000)
    try stage.tap("Search")
    for (time, progress) in [(50.0, 0.1457), (100, 0.4233), (200, 0.8737), (300, 1.0339)] {
      stage.at(time)
      expectNear(
        stage.center("Below")?.y, closed + (open - closed) * progress, "at \(time)", tolerance: 0.6)
    }
    #expect(stage.element("Search")?.value == "Expanded")
  }

  @Test("S4.22 in no frame does the card reach what is below", arguments: [0.0, 70, 150, 260])
  func neverOverlaps(interruption: Double) throws {
    let knobs = Switches()
    let stage = try Stage(Tools(knobs: knobs))
    /// From the drawn edge of the card to the text below.
    func gap() throws -> Double {
      let edges = stage.drawnLayers.filter { $0.name.contains("InsetRoundedRectangle") }
      let edge = try #require(edges.first?.bounds.maxY)
      return try #require(stage.look(of: "Below")?.y) - edge
    }
    let rest = try gap()
    try stage.tap("Search")
    for (turn, length) in [interruption, 90, 1500].enumerated() where length > 0 {
      if turn > 0 { stage.act { withAnimation(.appSpring) { knobs.isOn.toggle() } } }
      for time in stride(from: 0.0, through: length, by: 1000.0 / 120) {
        stage.at(time)
        let shown = try gap()
        #expect(abs(shown - rest) <= 0.05, "\(shown) for \(rest) at \(time), turn \(turn)")
      }
      stage.at(length)
    }
    #expect(stage.motionCount == 0)
  }

  @Test(
    "S4.20 a card is set off from a page of its own colour and from the ground",
    arguments: [ColorScheme.light, .dark])
  func edge(colorScheme: ColorScheme) throws {
    for page in [ColorToken.app.surface, .app.ground, .app.raised] {
      let knobs = Switches()
      let stage = try Stage(
        Tools(knobs: knobs).padding(20).background(page), size: Size(360, 200),
        colorScheme: colorScheme)
      let pixels = try stage.pixels()
      // Across the card's left edge, 40 pt below its top.
      let row = (20..<60).map { x in
        (0..<3).map { Oklab.linear(Double(pixels[(80 * 720 + x) * 4 + $0]) / 255) }
      }
      let light = row.map { 0.2126 * $0[0] + 0.7152 * $0[1] + 0.0722 * $0[2] + 0.05 }
      let contrast = light.map { max($0, light[0]) / min($0, light[0]) }.max() ?? 1
      #expect(contrast >= 1.4, "\(colorScheme) \(page.name): \(contrast)")
    }
  }

  @Test(
    "S4.21 the chevron turns by 90°, the other way right to left",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func chevron(direction: LayoutDirection) throws {
    let knobs = Switches()
    let host = try MotionHost(Tools(knobs: knobs), direction: direction)
    host.tap("Search, 3 sources")
    host.advance(to: 0.2)
    expectNear(
      host.shown("rotation"), (direction == .leftToRight ? 90 : -90) * 0.8737, tolerance: 0.01)
  }

  // MARK: Matched geometry

  private func cards(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      let binding = Binding {
        knobs.choice
      } set: {
        knobs.choice = $0
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "b"], id: \.self) { id in
          ExpandableCard(id: id, expandedId: binding, label: "Card \(id)") {
            Color.blue.frame(width: 160, height: 80)
          } expanded: {
            Color.green.frame(width: 360, height: 200)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private let widths = [(100.0, 244.6604), (200, 334.7422), (300, 366.7861), (400, 367.8605)]

  /// The width of the first card's ground.
  private func width(_ host: MotionHost) -> Double? {
    host.shown("frame", "[a]", "RoundedRectangle", part: 2)
  }

  @Test("S4.41 the card grows from 160 to 360 by appSpring", arguments: [false, true])
  func expand(savesPower: Bool) throws {
    let knobs = Switches()
    let host = try MotionHost(
      cards(knobs), size: CGSize(width: 400, height: 600), savesPower: savesPower)
    host.tap("Card a")
    #expect(knobs.choice == "a")
    host.expect(widths) { width(host) }
    host.advance(to: 3)
    #expect(host.isStill(includingLoops: true) && host.runtimeIssues.isEmpty)
    #expect(host.labels == ["Card a Expanded", "Card b Collapsed"])
  }

  @Test("S4.42 C38 a second tap, and the binding, bring it back by the same spring")
  func collapse() throws {
    let knobs = Switches()
    let host = try MotionHost(cards(knobs), size: CGSize(width: 400, height: 600))
    for isTap in [true, false] {
      host.tap("Card a")
      host.advance(by: 3)
      if isTap { host.tap("Card a") } else { host.update { knobs.choice = nil } }
      #expect(knobs.choice == nil)
      host.advance(by: 0.1)
      expectNear(
        width(host), 360 - 200 * 0.4233, "tap: \(isTap)", tolerance: 0.01)
      host.advance(by: 2.9)
      host.expectStill(includingLoops: true)
      #expect(host.labels.first == "Card a Collapsed")
    }
  }

  @Test("S4.42 opening one closes the other in the same change")
  func handOver() throws {
    let knobs = Switches()
    let host = try MotionHost(cards(knobs), size: CGSize(width: 400, height: 600))
    host.tap("Card a")
    host.advance(to: 3)
    host.tap("Card b")
    #expect(knobs.choice == "b")
    #expect(host.labels == ["Card a Collapsed", "Card b Expanded"])
    host.advance(by: 3)
    #expect(host.isStill(includingLoops: true) && host.runtimeIssues.isEmpty)
  }

  @Test("S4.43 no jump at the swap, nor where it is interrupted")
  func continuity() throws {
    let knobs = Switches()
    let host = try MotionHost(cards(knobs), size: CGSize(width: 400, height: 600))
    host.tap("Card a")
    expectNear(width(host), 160)
    expectNear(host.shown("frame", "[a]", "RoundedRectangle", part: 3), 80)
    host.advance(to: 0.15)
    let before = try #require(width(host))
    expectNear(before, 160 + 200 * 0.6851, tolerance: 0.01)
    host.tap("Card a")
    expectNear(width(host), before)
    host.advance(by: 3)
    host.expectStill(includingLoops: true)
  }

  @Test("S4.41 Reduce Motion: the two forms cross-fade, and no frame moves")
  func cardReduced() throws {
    let knobs = Switches()
    let host = try MotionHost(
      cards(knobs), size: CGSize(width: 400, height: 600), reducesMotion: true)
    host.tap("Card a")
    #expect(!host.isStill(includingLoops: true))
    #expect(host.moving.allSatisfy { $0.property == "opacity" }, "\(host.moving)")
    host.advance(to: 0.6)
    host.expectStill(includingLoops: true)
  }
}
