import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows of one's own in threads, times, and messages that could not be sent.
@MainActor @Suite("Rows of threads")
struct ThreadRowsTests {
  private func knobs(_ count: Int) -> Switches {
    let knobs = Switches()
    knobs.messages = (0..<count).map { LongThreadTests.message($0, isOwn: $0 % 3 == 1) }
    return knobs
  }

  private func stage(
    _ knobs: Switches, reducesMotion: Bool = false, _ manager: HapticManager = HapticManager()
  ) throws -> Stage {
    try Stage(
      Turned(knobs: knobs) { knobs in
        MessageThreadView(
          messages: knobs.messages, haptics: manager,
          onRetry: { knobs.log.append("retry \($0.id)") },
          onAnnouncement: { knobs.log.append($0) }
        ) { message, previous in
          if let number = Int(message.id), number % 10 == 0 {
            ThreadSeparator("Day \(number / 10)")
          }
        } footer: {
          if knobs.isOn { TypingIndicator(name: "Maya") }
        }
      }.playsHaptics(of: manager), size: LongThreadTests.screen, reducesMotion: reducesMotion)
  }

  private func progress(_ milliseconds: Double) -> Double {
    MotionToken.messages.receive.timing.value(at: milliseconds / 1000)
  }

  // MARK: Typing

  @Test(
    "S2.7 somebody who types comes and goes with motion, and the thread at its end follows",
    arguments: LongThreadTests.lengths)
  func typing(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    stage.at(500)
    let last = "Message \(count - 1)"
    let start = try #require(stage.drawing(of: last)?.origin.y)
    stage.act { knobs.isOn = true }
    var places: [Double] = []
    for time in [0.0, 50, 100, 200] {
      stage.at(time)
      places.append(try #require(stage.drawing(of: last)?.origin.y))
    }
    stage.at(2000)
    let up = try #require(stage.drawing(of: last)?.origin.y)
    let bubble = try #require(stage.element("Maya is typing"))
    if count > 3 {
      #expect(start - up > 30)
      expectNear(bubble.frame?.maxY, 852, "it rests at the end", tolerance: 8.5)
      for (y, time) in zip(places, [0.0, 50, 100, 200]) {
        expectNear((start - y) / (start - up), progress(time), "at \(time)", tolerance: 0.001)
      }
    } else {
      let box = try #require(bubble.frame)
      #expect(start == up && box.minY > up)
    }
    // The dots loop, and nothing else.
    #expect(stage.motionCount == 6 && stage.host.motions.allSatisfy(\.isAmbient), "\(stage.moving)")
    stage.act { knobs.isOn = false }
    #expect(stage.element("Maya is typing") == nil)
    var last60: Double?
    stage.everyFrame(until: 2000) { _ in
      let y = stage.drawing(of: last)?.origin.y ?? 0
      if let last60 { #expect(abs(y - last60) < 8, "no jump") }
      last60 = y
    }
    // Rows stand on whole pixels, and the content does not.
    expectNear(stage.drawing(of: last)?.origin.y, start, tolerance: 0.5)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame, "\(stage.moving)")
  }

  @Test("S3.53 S2.25 the dots hold still out of sight, with Reduce Motion and in Low Power Mode")
  func dotsHoldStill() throws {
    let knobs = knobs(300)
    knobs.isOn = true
    let stage = try stage(knobs)
    stage.at(2000)
    #expect(stage.motionCount == 6, "\(stage.moving)")
    for less in [Less.reduceMotion, .lowPower] {
      stage.set(less)
      #expect(stage.motionCount == 0 && stage.element("Maya is typing") != nil, "\(stage.moving)")
      stage.set(nil)
      stage.at(3000)
      #expect(stage.motionCount == 6)
    }
    stage.drag(from: Point(200, 100), by: 400)
    stage.act {}
    stage.at(3000)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame, "\(stage.moving)")
    stage.drag(from: Point(200, 800), by: -600)
    stage.act {}
    stage.at(3000)
    #expect(stage.host.motions.filter(\.isAmbient).count == 6, "\(stage.moving)")
  }

  @Test("S2.24 Reduce Motion: who types fades, and the thread is at its end at once")
  func typingReduced() throws {
    let knobs = knobs(300)
    let stage = try stage(knobs, reducesMotion: true)
    stage.at(500)
    stage.act { knobs.isOn = true }
    let y = try #require(stage.drawing(of: "Message 299")?.origin.y)
    #expect(stage.host.motions.allSatisfy { $0.property == "opacity" } && stage.motionCount == 1)
    stage.everyFrame(until: 600) { _ in
      #expect(stage.drawing(of: "Message 299")?.origin.y == y)
    }
    #expect(stage.motionCount == 0)
  }

  // MARK: Rows before messages

  @Test("S2.11 rows of one's own stand before their messages, across the thread")
  func separators() throws {
    let stage = try stage(knobs(300))
    let day = try #require(stage.drawing(of: "Day 29")?.origin)
    let message = try #require(stage.drawing(of: "Message 290")?.origin)
    #expect(day.y < message.y && message.y - day.y < 60)
    let element = try #require(stage.element("Day 29"))
    expectNear(element.center.x, 393 / 2, tolerance: 0.6)
  }

  @Test("messages that one person wrote one after the other stand closer together")
  func groups() throws {
    let stage = try stage(knobs(9))
    func frame(_ id: Int) throws -> Rect {
      let bubble = stage.element("Message \(id)") ?? stage.element("You: Message \(id)")
      return try #require(bubble?.frame)
    }
    // 2 and 3 are another's, 4 is one's own.
    expectNear(try frame(3).minY - (try frame(2).maxY), 2, tolerance: 0.6)
    expectNear(try frame(4).minY - (try frame(3).maxY), 8, tolerance: 0.6)
  }

  // MARK: Time and state

  @Test("a message has a time, shown in its bubble as the region has it, and read with it")
  func time() throws {
    let noon = Date(timeIntervalSince1970: 1_714_651_200)
    let message = ChatMessage(id: "1", text: "Hello", time: noon)
    for (locale, hours, shown) in [("de_DE", 0, "12:00"), ("de_DE", 2, "14:00")] {
      let stage = try Stage(
        MessageBubbleView(message: message, haptics: HapticManager())
          .environment(\.locale, Locale(identifier: locale))
          .environment(\.timeZone, TimeZone(secondsFromGMT: hours * 3600)!))
      #expect(stage.drawnTexts.contains(shown), "\(stage.drawnTexts)")
      #expect(stage.element("Hello")?.value == shown)
    }
    let long = ChatMessage(
      id: "2", text: String(repeating: "A long message. ", count: 8), time: noon)
    let stage = try Stage(MessageBubbleView(message: long, haptics: HapticManager()))
    let bubble = try #require(stage.element("A long"))
    let box = try #require(bubble.frame)
    #expect(box.maxX <= 360 - 56 + 0.5)
  }

  @Test("the earlier ways to make a message mean what they meant")
  func compatible() {
    var message = ChatMessage(id: "1", text: "a", isOwn: true, isSending: true)
    #expect(message.state == .sending && message.time == nil)
    message.isSending = false
    #expect(message.state == .sent)
    message.state = .failed
    message.isSending = false
    #expect(message.state == .failed && !message.isSending)
    #expect(ChatMessage(id: "1", text: "a").state == .sent)
  }

  @Test(
    "S2.4 S2.43 S2.41 a message that fails says so, is announced, and dips again when it is retried",
    arguments: [3, 300])
  func failure(count: Int) throws {
    let (knobs, manager) = (knobs(count), HapticManager())
    let stage = try stage(knobs, manager)
    stage.at(500)
    stage.act {
      knobs.messages.append(LongThreadTests.message(9001, isOwn: true, state: .sending))
    }
    stage.at(1000)
    let rest = try #require(stage.drawing(of: "Message 9001")?.origin)
    stage.act { knobs.messages[count].state = .failed }
    #expect(knobs.log == ["Not sent: Message 9001"])
    var last = stage.drawing(of: "Message 9001")?.origin.y ?? 0
    stage.everyFrame(until: 900) { _ in
      let y = stage.drawing(of: "Message 9001")?.origin.y ?? 0
      #expect(abs(y - last) < 5, "no jump")
      last = y
    }
    let words = try #require(stage.drawing(of: "Not sent. Try again"))
    #expect(words.opacity == 1 && words.origin.y > last && words.origin.y < 852 - 12)
    #expect(count == 3 || last < rest.y, "the thread makes room")
    #expect(stage.element("You: Message 9001")?.value == "Not sent")
    let button = try #require(stage.element("Not sent. Try again: Message 9001"))
    #expect(button.traits.contains(.isButton))
    stage.act { stage.host.tap(at: button.center) }
    #expect(knobs.log.last == "retry 9001" && stage.host.feedback.count == 1)
    stage.act { knobs.messages[count].state = .sending }
    #expect(stage.host.feedback.count == 2)
    for (time, scale) in [(50.0, 0.9753), (100, 0.9566), (200, 0.9862)] {
      stage.at(time)
      expectNear(stage.drawing(of: "Message 9001")?.scale, scale, "at \(time)", tolerance: 0.001)
    }
    stage.at(3000)
    #expect(stage.drawing(of: "Not sent. Try again") == nil && stage.motionCount == 0)
    expectNear(stage.drawing(of: "Message 9001")?.origin.y, rest.y, tolerance: 1e-6)
  }
}
