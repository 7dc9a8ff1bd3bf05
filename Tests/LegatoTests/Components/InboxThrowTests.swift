import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.15–S2.18 and S2.24: rows that are thrown, and rows that only fade.
@MainActor @Suite("Inbox, thrown and faded")
struct InboxThrowTests {
  private let size = Size(375, 600)

  private func knobs(_ count: Int) -> Switches {
    let knobs = Switches()
    knobs.conversations = (0..<count).map {
      Conversation(id: "\($0)", name: "Name \($0)", preview: "Preview of \($0)")
    }
    return knobs
  }

  private func inbox(_ knobs: Switches, keeps: Bool = false) -> some View {
    Turned(knobs: knobs) { knobs in
      InboxView(conversations: knobs.conversations, haptics: HapticManager()) { _ in
      } onArchive: { conversation in
        knobs.log.append(conversation.id)
        if !keeps { knobs.conversations.removeAll { $0.id == conversation.id } }
      }
      .background(Color.white)
    }
  }

  /// Swipes over a row at a speed in points a second, and lets go at it.
  private func swipe(
    _ stage: Stage, _ name: String, by way: Double, speed: Double,
    direction: LayoutDirection = .leftToRight
  ) throws {
    let y = try #require(stage.center(name)?.y)
    let sign = direction == .leftToRight ? 1.0 : -1
    // An open row has the action under its leading part.
    let place = way < 0 ? 200.0 : 60
    let start = direction == .leftToRight ? place : size.width - place
    stage.act { stage.host.touchDown(at: Point(start, y)) }
    let steps = 12
    for step in 1...steps {
      stage.at(Double(step) * abs(way / speed) * 1000 / Double(steps))
      stage.alsoAct {
        stage.host.touchMove(to: Point(start + sign * way * Double(step) / Double(steps), y))
      }
    }
    stage.act { stage.host.touchUp() }
  }

  private let spring = Spring(duration: 0.3, bounce: 0.15)

  @Test(
    "S2.15 a row that is let go goes on with the speed of the finger",
    arguments: [(60.0, 300.0), (70, 120), (50, 600), (30, 100)],
    [LayoutDirection.leftToRight, .rightToLeft])
  func settles(throwing: (way: Double, speed: Double), direction: LayoutDirection) throws {
    let stage = try Stage(inbox(knobs(3)), size: size, direction: direction)
    let rest = try #require(stage.look(of: "Name 1")?.x)
    try swipe(stage, "Name 1", by: throwing.way, speed: throwing.speed, direction: direction)
    let end = throwing.way < 42 ? 0.0 : 84
    for time in stride(from: 0.0, through: 500, by: 1000.0 / 120) {
      stage.at(time)
      let x = spring.value(
        fromValue: throwing.way, toValue: end, initialVelocity: throwing.speed, time: time / 1000)
      let shown = try #require(stage.look(of: "Name 1")?.x) - rest
      // Left of its place the row does not go: the spring passes it below the edge.
      expectNear(
        direction == .leftToRight ? shown : -shown, x, "at \(time)",
        tolerance: max(0.05, abs(x) * 0.001))
    }
    stage.at(3000)
    #expect(stage.motionCount == 0)
  }

  @Test(
    "S2.15 S2.18 distance or speed archives, and the row leaves with the speed of the finger",
    arguments: [(90.0, 1200.0), (60, 1500), (200, 150), (240, 2000)])
  func archives(way: Double, speed: Double) throws {
    let knobs = knobs(3)
    let stage = try Stage(inbox(knobs), size: size)
    let rest = try #require(stage.look(of: "Name 1")?.x)
    try swipe(stage, "Name 1", by: way, speed: speed)
    #expect(knobs.log == ["1"])
    var count = 0
    for time in stride(from: 0.0, through: 300, by: 1000.0 / 120) {
      stage.at(time)
      let x = spring.value(
        fromValue: way, toValue: 375, initialVelocity: speed, time: time / 1000)
      guard let look = stage.look(of: "Name 1") else { continue }
      count += 1
      expectNear(look.x - rest, x, "at \(time)", tolerance: max(0.05, abs(x) * 0.001))
    }
    #expect(count > 15)
    stage.at(3000)
    #expect(stage.motionCount == 0 && stage.look(of: "Name 1") == nil)
  }

  @Test(
    "S2.15 S2.18 slow and short swipes do not archive, and a row that is thrown back closes",
    arguments: [(90.0, 100.0), (120, 300), (45, 700)])
  func staysOpen(way: Double, speed: Double) throws {
    let knobs = knobs(3)
    let stage = try Stage(inbox(knobs), size: size)
    let rest = try #require(stage.look(of: "Name 1")?.x)
    try swipe(stage, "Name 1", by: way, speed: speed)
    stage.at(2000)
    #expect(knobs.log.isEmpty)
    expectNear(stage.look(of: "Name 1").map { $0.x - rest }, 84)
    try swipe(stage, "Name 1", by: -14, speed: 900)
    stage.at(2000)
    expectNear(stage.look(of: "Name 1")?.x, rest)
    #expect(knobs.log.isEmpty && stage.motionCount == 0)
  }

  @Test("S2.15 a row that its app keeps comes back to its place and can be swiped again")
  func kept() throws {
    let knobs = knobs(2)
    let stage = try Stage(inbox(knobs, keeps: true), size: size)
    let rest = try #require(stage.look(of: "Name 0")?.x)
    for round in 1...2 {
      try swipe(stage, "Name 0", by: 240, speed: 800)
      stage.at(3000)
      expectNear(stage.look(of: "Name 0")?.x, rest)
      #expect(knobs.log.count == round && stage.motionCount == 0)
    }
  }

  // MARK: Pixels

  /// The red, green and blue of a point.
  private func color(_ pixels: [UInt8], _ x: Double, _ y: Double) -> [Double] {
    let index = (Int(y * 2) * Int(size.width) * 2 + Int(x * 2)) * 4
    return pixels[index..<index + 3].map(Double.init)
  }

  @Test("S2.16 the ground of the action goes on behind a row that leaves, without a gap")
  func ground() throws {
    for (way, speed) in [(240.0, 600.0), (90, 1400)] {
      let stage = try Stage(inbox(knobs(1)), size: size)
      // Near the lower edge, where there is no text.
      let y = try #require(stage.center("Name 0")?.y) + 27
      try swipe(stage, "Name 0", by: way, speed: speed)
      let grey = ColorToken.app.archive.light.red * 255
      for time in [0.0, 40, 80, 120] {
        stage.at(time)
        let opacity = try #require(stage.look(of: "Name 0")?.opacity)
        let edge = try #require(stage.look(of: "Name 0")?.x) - 72
        let pixels = try stage.pixels()
        for x in [2.0, 100, edge - 4] where x <= edge - 4 && x < 370 {
          let expected = 255 + (grey - 255) * opacity
          expectNear(
            color(pixels, x, y)[0], expected, "at \(time) x \(x)", tolerance: 4)
        }
      }
    }
  }

  /// Expects that what was there and what will be there are mixed, in all of a stripe.
  private func expectMix(
    _ shown: [UInt8], _ before: [UInt8], _ after: [UInt8], _ share: Double, rows: Range<Double>,
    _ comment: String
  ) {
    let width = Int(size.width) * 2 * 4
    var (count, worst) = (0, 0.0)
    for index in Int(rows.lowerBound * 2) * width..<Int(rows.upperBound * 2) * width {
      let (old, new) = (Double(before[index]), Double(after[index]))
      guard abs(old - new) > 60 else { continue }
      count += 1
      worst = max(worst, abs(Double(shown[index]) - (old + (new - old) * share)))
    }
    #expect(count > 200 && worst <= 6, "\(comment): \(worst) off, of \(count)")
  }

  @Test(
    "S2.16 S2.24 Reduce Motion: a row fades above the one that takes its place",
    arguments: [0, 1, 3])
  func fades(index: Int) throws {
    let knobs = knobs(5)
    let stage = try Stage(inbox(knobs), size: size, reducesMotion: true)
    let y = try #require(stage.center("Name \(index)")?.y)
    let before = try stage.pixels()
    stage.act { knobs.conversations.remove(at: index) }
    stage.at(1000)
    let after = try stage.pixels()
    stage.act { knobs.conversations = self.knobs(5).conversations }
    stage.at(1000)
    #expect(try stage.pixels() == before)
    stage.act { knobs.conversations.remove(at: index) }
    let ease = Timing.easeInOut(duration: 0.3)
    for time in [0.0, 50, 100, 150, 200, 250] {
      stage.at(time)
      expectMix(
        try stage.pixels(), before, after, ease.value(at: time / 1000), rows: y - 25..<y + 25,
        "at \(time)")
    }
    stage.at(400)
    #expect(try stage.pixels() == after && stage.motionCount == 0)
  }

  @Test("S2.17 S2.24 Reduce Motion: one after the other, each above what took its place")
  func fadesSeveral() throws {
    let knobs = knobs(6)
    let stage = try Stage(inbox(knobs), size: size, reducesMotion: true)
    for _ in 0..<3 {
      stage.act { knobs.conversations.removeFirst() }
      stage.at(60)
    }
    // Of three rows in one place the first is the uppermost, and the one that stays the lowest.
    let layers = stage.drawnLayers.enumerated().flatMap { place, layer in
      (0..<6).filter { layer.holds("Name \($0)") }.map { (name: $0, place: place) }
    }
    let first = layers.filter { $0.name <= 3 }.sorted { $0.place > $1.place }.map(\.name)
    #expect(first == [0, 1, 2, 3], "\(layers)")
    stage.at(2000)
    #expect(stage.motionCount == 0 && stage.drawnTexts.contains("Name 5"))
    #expect(!stage.drawnTexts.contains("Name 2"))
  }

  @Test("S2.24 Reduce Motion: rows of a list fade above those that take their place")
  func contentList() throws {
    let knobs = Knobs()
    knobs.ids = [1, 2, 3, 4]
    let colors: [Color] = [.red, .green, .blue, .orange, .purple]
    struct List: View {
      let knobs: Knobs
      let colors: [Color]
      var body: some View {
        ContentListView(knobs.ids.map(Numbered.init)) { item in
          colors[item.id % 5].frame(height: 60)
        }
      }
    }
    let stage = try Stage(
      List(knobs: knobs, colors: colors), size: size, reducesMotion: true)
    let before = try stage.pixels()
    stage.act { knobs.ids = [1, 3, 4] }
    stage.at(2000)
    let after = try stage.pixels()
    stage.act { knobs.ids = [1, 2, 3, 4] }
    stage.at(2000)
    stage.act { knobs.ids = [1, 3, 4] }
    let fade = MotionPolicy(reducesMotion: true).outcome(of: ContentListMotion.content)
    guard case .fades(let timing) = fade else { return #expect(Bool(false)) }
    for time in [40.0, 80, 120] {
      stage.at(time)
      expectMix(
        try stage.pixels(), before, after, timing.value(at: time / 1000), rows: 80..<120,
        "at \(time)")
    }
  }
}
