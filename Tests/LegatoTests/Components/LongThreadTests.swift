import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.4, S2.6, S2.7, S2.11, S2.35, S2.36, S2.43: threads that are longer than the screen, on a whole
/// screen, measured on what is drawn.
@MainActor @Suite("Threads of any length")
struct LongThreadTests {
  nonisolated static let lengths = [3, 30, 300, 3000]
  nonisolated static let screen = Size(393, 852)
  /// What a row is wide: the screen without its insets.
  nonisolated static let width = 361.0

  static func message(
    _ id: Int, isOwn: Bool = false, state: ChatMessage.State = .sent, lines: Int = 1
  ) -> ChatMessage {
    let text = ["Message \(id)"] + (1..<max(lines, 1)).map { "line \($0)" }
    return ChatMessage(
      id: "\(id)", text: text.joined(separator: "\n"), isOwn: isOwn, state: state)
  }

  private func message(
    _ id: Int, isOwn: Bool = false, state: ChatMessage.State = .sent, lines: Int = 1
  ) -> ChatMessage { Self.message(id, isOwn: isOwn, state: state, lines: lines) }

  private func knobs(_ count: Int, varied: Bool = false) -> Switches {
    let knobs = Switches()
    knobs.messages = (0..<count).map {
      message($0, isOwn: $0 % 3 == 1, lines: varied ? $0 * 7 % 11 : 1)
    }
    return knobs
  }

  private func stage(
    _ knobs: Switches, reducesMotion: Bool = false, _ manager: HapticManager = HapticManager()
  ) throws -> Stage {
    try Stage(
      Turned(knobs: knobs) { MessageThreadView(messages: $0.messages, haptics: manager) }
        .playsHaptics(of: manager), size: Self.screen, reducesMotion: reducesMotion)
  }

  private func progress(_ milliseconds: Double) -> Double {
    MotionToken.messages.receive.timing.value(at: milliseconds / 1000)
  }

  /// What moves of rows, with no part in the scrolling.
  private func rowMotions(_ stage: Stage) -> [Motion] {
    stage.host.motions.filter { $0.path.contains("MessageBubbleView") }
  }

  // MARK: At the end

  @Test(
    "S2.7 S2.44 S2.35 at the end of a thread of any length a message slides in by its own width, and fades",
    arguments: lengths, [false, true])
  func arrives(count: Int, isOwn: Bool) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    stage.act { knobs.messages.append(message(9000, isOwn: isOwn)) }
    // Seven moments, none of them a frame of 60 Hz.
    var shown: [(Double, DrawnText)] = []
    for time in [0.0, 23, 50, 100, 171.5, 200, 333.3] {
      stage.at(time)
      shown.append((time, try #require(stage.drawing(of: "Message 9000"), "at \(time)")))
    }
    stage.at(3000)
    let rest = try #require(stage.drawing(of: "Message 9000"))
    #expect(stage.motionCount == 0 && !stage.host.needsFrame && stage.issues.isEmpty)
    #expect(rest.opacity == 1)
    for (time, drawn) in shown {
      let way = progress(time)
      let side = isOwn ? 1.0 : -1
      expectNear(
        drawn.origin.x - rest.origin.x, side * Self.width * (1 - way), "x at \(time)",
        tolerance: 0.001)
      expectNear(drawn.opacity, min(max(way, 0), 1), "opacity at \(time)", tolerance: 0.001)
    }
  }

  @Test(
    "S2.7 S2.11 meanwhile the thread follows to its end, as one, by the same spring",
    arguments: [30, 300, 3000])
  func follows(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    let old = "Message \(count - 1)"
    let start = try #require(stage.drawing(of: old)?.origin.y)
    stage.act { knobs.messages.append(message(9000)) }
    var seen: [(Double, Double, Double)] = []
    for time in [0.0, 50, 100, 200, 333.3] {
      stage.at(time)
      let new = try #require(stage.drawing(of: "Message 9000")?.origin.y)
      seen.append((time, try #require(stage.drawing(of: old)?.origin.y), new))
    }
    stage.at(3000)
    let end = try #require(stage.drawing(of: old)?.origin.y)
    #expect(start - end > 30, "the thread has scrolled")
    for (time, y, new) in seen {
      expectNear((start - y) / (start - end), progress(time), "at \(time)", tolerance: 0.001)
      // Rows do not move against each other.
      let apart = (stage.drawing(of: "Message 9000")?.origin.y ?? 0) - end
      expectNear(new - y, apart, "at \(time)", tolerance: 1e-6)
    }
    // The newest bubble ends 8 points above the edge of the screen.
    let bubble = try #require(stage.element("Message 9000"))
    expectNear(bubble.frame?.maxY, Self.screen.height - 8, tolerance: 0.01)
  }

  @Test(
    "S2.4 S2.43 a message that is sent dips and is felt, once, in a thread of any length",
    arguments: lengths)
  func sends(count: Int) throws {
    let (knobs, manager) = (knobs(count), HapticManager())
    let stage = try stage(knobs, manager)
    stage.at(500)
    stage.act { knobs.messages.append(message(9000, isOwn: true, state: .sending)) }
    #expect(stage.host.feedback.count == 1)
    for (time, scale) in [
      (50.0, 0.9753), (100, 0.9566), (150, 0.9662), (200, 0.9862), (300, 1.0018), (500, 0.9999),
    ] {
      stage.at(time)
      expectNear(stage.drawing(of: "Message 9000")?.scale, scale, "at \(time)", tolerance: 0.001)
    }
    stage.alsoAct { knobs.messages[count].isSending = false }
    stage.at(3000)
    expectNear(stage.drawing(of: "Message 9000")?.scale, 1, tolerance: 0)
    #expect(stage.host.feedback.count == 1 && stage.motionCount == 0)
  }

  @Test(
    "S2.6 ten in a row, 100 ms apart: at most ten come in at a time, and all end at their places",
    arguments: lengths)
  func tenInARow(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    var most = 0
    for index in 0..<10 {
      stage.act { knobs.messages.append(message(9000 + index, isOwn: index % 2 == 0)) }
      stage.everyFrame(until: 100) { _ in
        most = max(most, rowMotions(stage).count { $0.property == "opacity" })
      }
      // The newest one is on its way however the thread moves.
      let drawn = try #require(stage.drawing(of: "Message \(9000 + index)"))
      expectNear(drawn.opacity, progress(100), tolerance: 0.001)
    }
    #expect(most > 2 && most <= ThreadEntrances.limit, "\(most)")
    stage.at(3000)
    for index in 0..<10 {
      let drawn = try #require(stage.drawing(of: "Message \(9000 + index)"))
      #expect(drawn.opacity == 1)
      if index % 2 == 1 { expectNear(drawn.origin.x, 16 + 14, tolerance: 1e-9) }
    }
    #expect(stage.motionCount == 0)
  }

  @Test("S2.6 forty at 20 ms: never more than ten on their way, none is left behind")
  func quickly() throws {
    let knobs = knobs(30)
    let stage = try stage(knobs)
    for index in 0..<40 {
      stage.act { knobs.messages.append(message(9000 + index)) }
      stage.at(20)
      #expect(rowMotions(stage).count { $0.property == "opacity" } <= ThreadEntrances.limit)
    }
    stage.at(3000)
    #expect(stage.motionCount == 0)
    for drawn in stage.drawnTextPlaces { #expect(drawn.drawn.opacity == 1, "\(drawn.text)") }
    #expect(stage.drawing(of: "Message 9039") != nil)
  }

  @Test("S2.7 several that arrive in one update come in together", arguments: lengths)
  func together(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    stage.act { knobs.messages += (0..<5).map { message(9000 + $0) } }
    for time in [100.0, 200, 300] {
      stage.at(time)
      for drawn in stage.drawnTextPlaces where drawn.text.hasPrefix("Message 90") {
        expectNear(
          drawn.drawn.origin.x, 30 - Self.width * (1 - progress(time)), "\(drawn.text) at \(time)",
          tolerance: 0.001)
      }
    }
    #expect(stage.drawing(of: "Message 9004") != nil, "the newest is in sight by then")
    stage.at(3000)
    #expect(stage.motionCount == 0)
  }

  @Test(
    "S2.7 one that arrives while the thread still follows comes in just so", arguments: [30, 3000])
  func whileFollowing(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    stage.act { knobs.messages.append(message(9000)) }
    stage.at(90)
    stage.act { knobs.messages.append(message(9001)) }
    for time in [50.0, 150, 250] {
      stage.at(time)
      for (id, way) in [(9000, progress(time + 90)), (9001, progress(time))] {
        let drawn = try #require(stage.drawing(of: "Message \(id)"))
        expectNear(
          drawn.origin.x, 30 - Self.width * (1 - way), "\(id) at \(time)", tolerance: 0.001)
      }
    }
    stage.at(3000)
    let bubble = try #require(stage.element("Message 9001"))
    expectNear(bubble.frame?.maxY, Self.screen.height - 8, tolerance: 0.01)
  }

  @Test("S2.8 removed while it comes in: it goes on to its place and fades", arguments: [30, 300])
  func removedOnTheWay(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    stage.act { knobs.messages.append(message(9000)) }
    stage.at(100)
    let before = try #require(stage.drawing(of: "Message 9000"))
    stage.alsoAct { knobs.messages.removeLast() }
    let after = try #require(stage.drawing(of: "Message 9000"))
    expectNear(after.origin.x, before.origin.x, tolerance: 1e-6)
    expectNear(after.opacity, before.opacity, tolerance: 1e-6)
    stage.at(3000)
    #expect(stage.drawing(of: "Message 9000") == nil && stage.motionCount == 0)
    let bubble = try #require(
      stage.element(count % 3 == 2 ? "You: Message \(count - 1)" : "Message \(count - 1)"))
    expectNear(bubble.frame?.maxY, Self.screen.height - 8, tolerance: 0.01)
  }

  // MARK: Less motion

  @Test(
    "S2.24 S2.7 Reduce Motion: it fades in where it is, in sight, in a thread of any length",
    arguments: lengths)
  func reduced(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs, reducesMotion: true)
    stage.at(500)
    stage.act { knobs.messages.append(message(9000)) }
    var (places, opacities): (Set<Point>, [Double]) = ([], [])
    stage.everyFrame(until: 400) { _ in
      if let drawn = stage.drawing(of: "Message 9000") {
        places.insert(drawn.origin)
        opacities.append(drawn.opacity)
      }
    }
    #expect(places.count == 1, "\(places)")
    #expect(opacities.first == 0 && opacities.count == 25)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 || $1 == 1 })
    expectNear(opacities[12], 0.5, tolerance: 0.001)
  }

  @Test(
    "S2.7 S2.23 switched on in mid-flight: on the next frame nothing slides or scrolls",
    arguments: lengths)
  func switchedOn(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    stage.act { knobs.messages.append(message(9000)) }
    stage.at(70)
    stage.set(reducesMotion: true)
    let place = try #require(stage.drawing(of: "Message 9000")?.origin)
    expectNear(place.x, 30, tolerance: 1e-9)
    let end = count == 3 ? place.y : Self.screen.height - 8 - 9
    #expect(count == 3 || place.y < end)
    stage.everyFrame(until: 900) { time in
      guard time >= 70 else { return }
      #expect(stage.drawing(of: "Message 9000")?.origin == place, "at \(time)")
    }
    #expect(stage.motionCount == 0)
    expectNear(stage.drawing(of: "Message 9000")?.opacity, 1, tolerance: 0)
    stage.set(reducesMotion: false)
    stage.act { knobs.messages.append(message(9001)) }
    stage.at(100)
    expectNear(
      stage.drawing(of: "Message 9001")?.origin.x, 30 - Self.width * (1 - progress(100)),
      tolerance: 0.001)
  }
}
