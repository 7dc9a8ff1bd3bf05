import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.7, S2.9–S2.11, S2.35, S2.36, S4.53: where a thread is, and stays.
@MainActor @Suite("Where threads are")
struct ThreadPlaceTests {
  private nonisolated static let lengths = [30, 300, 3000]

  private func message(
    _ id: Int, isOwn: Bool = false, state: ChatMessage.State = .sent, lines: Int = 1
  ) -> ChatMessage { LongThreadTests.message(id, isOwn: isOwn, state: state, lines: lines) }

  /// Rows of one to eleven lines.
  private func knobs(_ count: Int, varied: Bool = true) -> Switches {
    let knobs = Switches()
    knobs.messages = (0..<count).map {
      message($0, isOwn: $0 % 3 == 1, lines: varied ? 1 + $0 * 7 % 11 : 1)
    }
    return knobs
  }

  private func stage(
    _ knobs: Switches, size: Size = LongThreadTests.screen,
    _ manager: HapticManager = HapticManager()
  ) throws -> Stage {
    try Stage(
      Turned(knobs: knobs) { knobs in
        MessageThreadView(
          messages: knobs.messages, haptics: manager, onReachTop: { knobs.log.append("top") })
      }.playsHaptics(of: manager), size: size)
  }

  /// Where texts are drawn that are wholly in sight, by their text.
  private func places(_ stage: Stage) -> [String: Point] {
    let height = stage.host.configuration.size.height
    return Dictionary(
      stage.drawnTextPlaces.filter { $0.drawn.origin.y > 0 && $0.drawn.origin.y < height - 20 }
        .map { ($0.text, $0.drawn.origin) }
    ) { first, _ in first }
  }

  /// Whether everything that is in sight both before and now is where it was.
  private func expectSame(
    _ stage: Stage, _ before: [String: Point], _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let now = places(stage)
    let common = before.keys.filter { now[$0] != nil }
    #expect(common.count >= min(before.count, 2), "\(comment)", sourceLocation: sourceLocation)
    for text in common {
      guard let (old, new) = before[text].flatMap({ old in now[text].map { (old, $0) } }) else {
        continue
      }
      #expect(
        abs(old.y - new.y) <= 0.5 && abs(old.x - new.x) <= 0.001,
        "\(text.prefix(14)): \(old) became \(new) \(comment)", sourceLocation: sourceLocation)
    }
  }

  private func bottom(_ stage: Stage, _ id: Int) -> Double? {
    (stage.element("Message \(id)") ?? stage.element("You: Message \(id)"))?.frame?.maxY
  }

  // MARK: At first

  @Test(
    "S2.10 S2.35 the first frame shows the newest message at the end, and nothing moves",
    arguments: [3] + lengths)
  func begins(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    #expect(stage.motionCount == 0 && stage.host.motions.isEmpty)
    let before = places(stage)
    #expect(before.keys.contains { $0.hasPrefix("Message \(count - 1)") })
    if count > 3 { expectNear(bottom(stage, count - 1), 852 - 8, tolerance: 0.5) }
    stage.everyFrame(until: 500) { time in expectSame(stage, before, "at \(time)") }
    #expect(stage.samples("scale", ["MessageBubbleView"]).count < 40)
  }

  @Test("S2.35 a thread without messages, one with the first, one taller than the screen")
  func small() throws {
    let knobs = knobs(0)
    let stage = try stage(knobs)
    #expect(stage.drawnTexts.isEmpty && stage.motionCount == 0)
    stage.act { knobs.messages = [message(1, lines: 60)] }
    stage.at(3000)
    expectNear(bottom(stage, 1), 852 - 8, tolerance: 0.01)
    stage.act { knobs.messages.append(message(2)) }
    stage.at(100)
    let way = MotionToken.messages.receive.timing.value(at: 0.1)
    expectNear(stage.drawing(of: "Message 2")?.origin.x, 30 - 361 * (1 - way), tolerance: 0.001)
    stage.at(3000)
    expectNear(bottom(stage, 2), 852 - 8, tolerance: 0.01)
    stage.act { knobs.messages = [] }
    stage.at(3000)
    #expect(stage.drawnTexts.isEmpty && stage.motionCount == 0 && stage.issues.isEmpty)
  }

  // MARK: Scrolled up

  @Test(
    "S2.7 S2.11 S2.43 scrolled up the thread keeps its place: nothing moves, one's own sending is felt",
    arguments: lengths)
  func scrolledUp(count: Int) throws {
    let (knobs, manager) = (knobs(count), HapticManager())
    let stage = try stage(knobs, manager)
    stage.drag(from: Point(200, 200), by: 600)
    stage.at(3000)
    stage.act {}
    let before = places(stage)
    #expect(!before.keys.contains { $0.hasPrefix("Message \(count - 1)\n") })
    stage.act { knobs.messages.append(message(9000)) }
    #expect(stage.motionCount == 0 && stage.host.feedback.isEmpty, "\(stage.moving)")
    stage.everyFrame(until: 300) { time in expectSame(stage, before, "at \(time)") }
    stage.act { knobs.messages.append(message(9001, isOwn: true, state: .sending)) }
    #expect(stage.motionCount == 0 && stage.host.feedback.count == 1)
    stage.everyFrame(until: 700) { time in expectSame(stage, before, "at \(time)") }
    stage.alsoAct { knobs.messages[count + 1].isSending = false }
    // Down again: no row comes in, none dips.
    stage.host.touchDown(at: Point(200, 800))
    for frame in 1...90 {
      stage.host.touchMove(to: Point(200, 800 - Double(frame) * 8))
      stage.host.advance(to: stage.host.now + 1.0 / 60)
      for row in stage.drawnTextPlaces {
        #expect(row.drawn.opacity == 1 && row.drawn.scale == 1, "\(row.text) in \(frame)")
      }
      #expect(stage.host.motions.allSatisfy { !$0.path.contains("MessageBubbleView") })
    }
    stage.host.touchUp()
    stage.act {}
    stage.at(3000)
    #expect(stage.drawing(of: "Message 9000") != nil && stage.host.feedback.count == 1)
  }

  @Test(
    "S4.53 S2.36 rows of any height come into sight under the finger, and nothing else moves",
    arguments: lengths)
  func underTheFinger(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(100)
    stage.host.touchDown(at: Point(200, 100))
    stage.host.touchMove(to: Point(200, 112))
    _ = stage.host.frame()
    var before = places(stage)
    for frame in 1...80 {
      stage.host.touchMove(to: Point(200, 112 + Double(frame) * 9))
      stage.host.advance(to: stage.host.now + 1.0 / 60)
      expectSame(stage, before.mapValues { Point($0.x, $0.y + 9) }, "in \(frame)")
      before = places(stage)
      #expect(stage.drawnTextPlaces.allSatisfy { $0.drawn.opacity == 1 })
    }
  }

  @Test("S2.36 messages that arrive during a finger's scroll leave it alone", arguments: lengths)
  func arrivesUnderTheFinger(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.drag(from: Point(200, 200), by: 400)
    stage.host.touchDown(at: Point(200, 100))
    stage.host.touchMove(to: Point(200, 112))
    _ = stage.host.frame()
    var before = places(stage)
    for frame in 1...60 {
      if frame % 12 == 0 { knobs.messages.append(message(9000 + frame)) }
      stage.host.touchMove(to: Point(200, 112 + Double(frame) * 6))
      stage.host.advance(to: stage.host.now + 1.0 / 60)
      expectSame(stage, before.mapValues { Point($0.x, $0.y + 6) }, "in \(frame)")
      before = places(stage)
    }
  }

  // MARK: Older messages

  @Test(
    "S2.9 S2.35 older messages are put in before: what is in sight stays where it is",
    arguments: lengths, [0.0, 500])
  func history(count: Int, up: Double) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    if up > 0 { stage.drag(from: Point(200, 100), by: up) }
    stage.at(3000)
    stage.act {}
    for round in 1...3 {
      let before = places(stage)
      stage.act {
        knobs.messages.insert(
          contentsOf: (0..<50).map { message(-1000 * round + $0, lines: 1 + $0 % 5) }, at: 0)
      }
      #expect(stage.motionCount == 0, "\(stage.moving)")
      stage.everyFrame(until: 200) { time in expectSame(stage, before, "round \(round) at \(time)")
      }
    }
  }

  @Test(
    "S2.9 the oldest message in sight asks for older ones, once; they come in above",
    arguments: [30, 300])
  func reachesTop(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    #expect(knobs.log.isEmpty)
    for _ in 0..<80 where knobs.log.isEmpty {
      stage.host.touchDown(at: Point(200, 50))
      for step in 1...16 { stage.host.touchMove(to: Point(200, 50 + Double(step) * 45)) }
      stage.host.touchUp()
      stage.host.advance(to: stage.host.now + 4)
      _ = stage.host.frame()
    }
    #expect(knobs.log == ["top"])
    stage.act {}
    let before = places(stage)
    stage.act {
      knobs.messages.insert(contentsOf: (0..<50).map { message(-1000 + $0) }, at: 0)
    }
    stage.everyFrame(until: 200) { time in expectSame(stage, before, "at \(time)") }
    #expect(knobs.log == ["top"])
  }

  @Test("S2.8 what is removed above is not missed", arguments: lengths)
  func removedAbove(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.drag(from: Point(200, 100), by: 300)
    stage.at(3000)
    let before = places(stage)
    stage.act { knobs.messages.removeSubrange(2..<8) }
    stage.everyFrame(until: 600) { time in expectSame(stage, before, "at \(time)") }
    #expect(stage.issues.isEmpty)
  }

  // MARK: Sizes

  @Test(
    "S2.35 the keyboard, and a turn of the device: at its end it stays there", arguments: lengths)
  func sizes(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    for size in [Size(393, 516), Size(393, 852), Size(852, 393), Size(393, 852)] {
      stage.act { stage.host.configuration.size = size }
      stage.at(1000)
      expectNear(bottom(stage, count - 1), size.height - 8, "\(size)", tolerance: 0.5)
    }
    #expect(stage.motionCount == 0)
  }
}
