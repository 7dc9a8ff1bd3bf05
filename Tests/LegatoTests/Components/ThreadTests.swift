import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.4 and S2.7–S2.11 in threads: removal on the way, the gap that closes, and everybody else's
/// rest.
@MainActor @Suite("Threads")
struct ThreadTests {
  private func message(_ id: Int, isOwn: Bool = false, isSending: Bool = false) -> ChatMessage {
    ChatMessage(id: "\(id)", text: "Message \(id)", isOwn: isOwn, isSending: isSending)
  }

  private func knobs(_ count: Int) -> Switches {
    let knobs = Switches()
    knobs.messages = (0..<count).map { message($0) }
    return knobs
  }

  private func stage(_ knobs: Switches, height: Double = 400) throws -> Stage {
    try Stage(
      Turned(knobs: knobs) {
        MessageThreadView(messages: $0.messages, haptics: HapticManager()).id($0.count)
      }, size: Size(272, height))
  }

  private func place(_ stage: Stage, _ text: String) -> Point? { stage.drawn(text) }

  @Test("S2.8 a removed message stays until its fade has settled, and is gone then")
  func staysUntilSettled() throws {
    let knobs = knobs(3)
    let stage = try stage(knobs)
    stage.act { knobs.messages.removeLast() }
    for time in [0.0, 300, 530] {
      stage.at(time)
      #expect(place(stage, "Message 2") != nil, "at \(time)")
    }
    stage.at(1000)
    #expect(place(stage, "Message 2") == nil && stage.motionCount == 0)
  }

  @Test("S2.8 removed while it comes in: it goes on to its place and fades, without a jump")
  func removedOnTheWay() throws {
    let knobs = knobs(2)
    let stage = try stage(knobs)
    stage.act { knobs.messages.append(message(7)) }
    stage.at(100)
    let before = try #require(place(stage, "Message 7"))
    stage.alsoAct { knobs.messages.removeLast() }
    let after = try #require(place(stage, "Message 7"))
    expectNear(after.x, before.x, tolerance: 1e-6)
    expectNear(after.y, before.y, tolerance: 1e-6)
    // 16 + 14 pt is where its text rests; it came from 240 pt further left.
    for time in stride(from: 110.0, through: 500, by: 10) {
      stage.at(time)
      let way = MotionToken.messages.receive.timing.value(at: time / 1000)
      expectNear(place(stage, "Message 7")?.x, 30 - 240 * (1 - way), "at \(time)", tolerance: 0.05)
    }
    stage.at(2000)
    #expect(place(stage, "Message 7") == nil && stage.motionCount == 0)
  }

  @Test("S2.8 the rows below close the gap by the spring of the removal")
  func gapCloses() throws {
    let knobs = knobs(3)
    let stage = try stage(knobs)
    let start = try #require(place(stage, "Message 2")?.y)
    stage.act { knobs.messages.remove(at: 1) }
    var places: [Double] = []
    for time in [0.0, 50, 100, 200] {
      stage.at(time)
      places.append(try #require(place(stage, "Message 2")?.y))
    }
    stage.at(3000)
    let end = try #require(place(stage, "Message 2")?.y)
    #expect(start - end > 20)
    for (y, progress) in zip(places, [0, 0.2017, 0.5257, 0.9223]) {
      expectNear((start - y) / (start - end), progress, tolerance: 0.001)
    }
  }

  @Test("S2.8 removal while a finger scrolls: the thread stays under the finger")
  func removedWhileScrolling() throws {
    let knobs = knobs(60)
    let stage = try Stage(
      Turned(knobs: knobs) { MessageThreadView(messages: $0.messages, followsNewest: false) },
      size: Size(272, 400))
    stage.act { stage.host.touchDown(at: Point(136, 300)) }
    for frame in 1...20 {
      stage.host.touchMove(to: Point(136, 300 - Double(frame) * 4))
      stage.at(Double(frame) * 1000 / 60)
    }
    let before = try #require(place(stage, "Message 4")?.y)
    stage.alsoAct { knobs.messages.remove(at: 8) }
    expectNear(place(stage, "Message 4")?.y, before, tolerance: 1e-6)
    stage.host.touchMove(to: Point(136, 300 - 84))
    stage.at(21 * 1000 / 60)
    expectNear(place(stage, "Message 4")?.y, before - 4, tolerance: 1e-6)
    stage.alsoAct { stage.host.touchUp() }
    stage.at(8000)
    #expect(stage.motionCount == 0 && stage.issues.isEmpty)
  }

  @Test("S2.7 the overshoot is not clipped")
  func overshoot() throws {
    let knobs = knobs(2)
    let stage = try stage(knobs)
    stage.act { knobs.messages.append(message(7)) }
    stage.at(333.3)
    let list = stage.host.frame().list
    var clips: [Rect] = []
    var bubble: Rect?
    func visit(_ id: LayerID, _ outer: Transform, _ around: [Rect]) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      var around = around
      if let clip = layer.clip { around.append(transform.bounds(of: clip.geometry.bounds)) }
      for case .text(let layout, let origin, _) in layer.commands
      where layout.text == "Message 7" {
        let corner = transform.apply(origin)
        bubble = Rect(corner.x - 14, corner.y, 1, 1)
        clips = around
      }
      for child in layer.children { visit(child, transform, around) }
    }
    visit(list.root, .identity, [])
    let left = try #require(bubble?.minX)
    #expect(left > 16 + 3, "\(left)")
    for clip in clips { #expect(clip.minX <= 16 && clip.maxX >= 256 + 3.64, "\(clip)") }
  }

  @Test("S2.10 a thread that is entered again does not animate what is there")
  func enteredAgain() throws {
    let knobs = knobs(20)
    let stage = try stage(knobs)
    stage.act { knobs.messages.append(message(50)) }
    stage.at(2000)
    stage.act {
      knobs.count += 1
      knobs.messages += [message(51), message(52)]
    }
    #expect(stage.motions(of: "MessageBubbleView").isEmpty, "\(stage.moving)")
    #expect(stage.drawnTextPlaces.allSatisfy { $0.drawn.opacity == 1 })
    #expect(place(stage, "Message 52") != nil)
  }

  @Test("S2.11 the values of every other row stay as they are")
  func othersRest() throws {
    let knobs = knobs(3)
    let stage = try stage(knobs)
    func others() -> [[Double]] {
      stage.host.values.filter { !$0.path.contains("[7]") && $0.path.contains("MessageBubbleView") }
        .map(\.shown)
    }
    let before = others()
    #expect(before.count > 10)
    stage.act { knobs.messages.append(message(7)) }
    stage.everyFrame(until: 700) { time in #expect(others() == before, "at \(time)") }
  }

  @Test(
    "S2.4 S2.6 a message that arrives while it is being sent dips once, in its place in a thread")
  func sentInThread() throws {
    let knobs = knobs(2)
    let stage = try stage(knobs)
    stage.act { knobs.messages.append(message(7, isOwn: true, isSending: true)) }
    stage.expect([(100, 0.9566), (200, 0.9862)]) { stage.value("scale", "[7]") }
    stage.alsoAct { knobs.messages[2].isSending = false }
    stage.at(2000)
    expectNear(stage.value("scale", "[7]"), 1)
    // Ten at 50 ms.
    for index in 0..<10 {
      stage.act { knobs.messages.append(message(100 + index, isOwn: true, isSending: true)) }
      stage.at(50)
    }
    stage.at(3000)
    #expect(stage.allValues("scale", "MessageBubbleView").allSatisfy { $0 == 1 })
    #expect(stage.motionCount == 0 && stage.issues.isEmpty)
  }

  @Test("S2.4 S2.43 S2.51 a message that is sent is felt once, lightly, with less motion too")
  func felt() throws {
    for reduces in [false, true] {
      let (knobs, manager) = (knobs(2), HapticManager())
      let stage = try Stage(
        Turned(knobs: knobs) { MessageThreadView(messages: $0.messages, haptics: manager) }
          .playsHaptics(of: manager), size: Size(272, 400), reducesMotion: reduces)
      func felt() -> [String] { stage.host.feedback.map { "\($0.feedback)" } }
      #expect(felt().isEmpty)
      stage.act { knobs.messages.append(message(7, isOwn: true, isSending: true)) }
      stage.at(500)
      #expect(felt().count == 1 && felt()[0].contains("light"), "\(felt())")
      // Not when it has been sent, nor for a message that comes; again when it is sent anew.
      stage.act { knobs.messages[2].isSending = false }
      stage.act { knobs.messages.append(message(8)) }
      stage.at(500)
      #expect(felt().count == 1)
      stage.act { knobs.messages[2].isSending = true }
      stage.at(500)
      #expect(felt().count == 2)
    }
  }

  @Test("S2.9 S2.10 S2.24 Reduce Motion: history and what is there at first do not fade either")
  func reducedHistory() throws {
    let knobs = knobs(3)
    let stage = try Stage(
      Turned(knobs: knobs) { MessageThreadView(messages: $0.messages) }, size: Size(272, 600),
      reducesMotion: true)
    #expect(stage.motionCount == 0)
    stage.act { knobs.messages.insert(contentsOf: [message(50), message(51)], at: 0) }
    #expect(stage.motionCount == 0, "\(stage.moving)")
    #expect(place(stage, "Message 50") != nil)
    stage.act { knobs.messages.append(message(60)) }
    #expect(
      stage.moving == ["MessageBubbleView.opacity"] || stage.motionCount == 1, "\(stage.moving)")
  }

  @Test("S2.2 S2.4 a flag that goes on and off again cuts the dip short", arguments: Less.allCases)
  func flagOnAndOff(less: Less) throws {
    let knobs = Switches()
    knobs.messages = [message(1, isOwn: true)]
    let stage = try Stage(
      Turned(knobs: knobs) { MessageBubbleView(message: $0.messages[0], haptics: HapticManager()) })
    stage.act { knobs.messages[0].isSending = true }
    stage.at(40)
    stage.set(less)
    stage.at(60)
    stage.set(nil)
    stage.everyFrame(until: 500) { time in
      if time >= 60 { expectNear(stage.value("scale", "Text"), 1, "at \(time)") }
    }
    #expect(stage.motionCount == 0)
  }
}
