import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.2–S2.11, S2.35, S2.41 and S2.44–S2.46: bubbles and threads.
@MainActor @Suite("Messages")
struct MessageTests {
  private func message(_ id: Int, isOwn: Bool = false, isSending: Bool = false) -> ChatMessage {
    ChatMessage(id: "\(id)", text: "Message \(id)", isOwn: isOwn, isSending: isSending)
  }

  private func bubble(_ knobs: Switches, _ manager: HapticManager = HapticManager()) -> some View {
    Turned(knobs: knobs) { knobs in
      MessageBubbleView(message: knobs.messages[0], haptics: manager) { knobs.log.append("tap") }
    }
    .playsHaptics(of: manager)
  }

  private func knobs(isSending: Bool = false) -> Switches {
    let knobs = Switches()
    knobs.messages = [message(1, isOwn: true, isSending: isSending)]
    return knobs
  }

  private let scales = [
    (50.0, 0.9753), (100, 0.9566), (150, 0.9662), (200, 0.9862), (300, 1.0018), (500, 0.9999),
  ]

  @Test("S2.2 C61 a bubble that is sent dips to 0.9556 and springs back past 1")
  func scale() throws {
    let knobs = knobs()
    let stage = try Stage(bubble(knobs))
    stage.act { knobs.messages[0].isSending = true }
    stage.expect(scales) { stage.value("scale", "Text") }
    stage.act { knobs.messages[0].isSending = false }
    stage.at(1000)
    stage.act { knobs.messages[0].isSending = true }
    stage.expect([(109.4, 0.9556), (319.5, 1.0020)]) { stage.value("scale", "Text") }
    stage.at(2000)
    #expect(stage.value("scale", "Text") == 1 && stage.motionCount == 0)
  }

  @Test("S2.3 its opacity dips to 0.8226")
  func opacity() throws {
    let knobs = knobs()
    let stage = try Stage(bubble(knobs))
    stage.act { knobs.messages[0].isSending = true }
    stage.expect([(50, 0.9012), (100, 0.8263), (109.4, 0.8226), (200, 0.9449), (300, 1.0073)]) {
      stage.value("opacity", "Text")
    }
    // Beyond 1 it is opaque: no more is drawn of it.
    var (peak, drawn) = (0.0, 0.0)
    for milliseconds in 300...420 {
      stage.at(Double(milliseconds))
      peak = max(peak, stage.value("opacity", "Text") ?? 0)
      let list = stage.host.frame().list
      let opacities = (0..<list.capacity).compactMap { list[LayerID(number: UInt32($0))]?.opacity }
      drawn = max(drawn, opacities.max() ?? 0)
    }
    expectNear(peak, 1.0082)
    #expect(drawn == 1)
  }

  @Test("S2.4 C16 once when it is sent, and at a tap while it is sending")
  func triggers() throws {
    let knobs = knobs()
    let stage = try Stage(bubble(knobs))
    try stage.tap("You: Message 1")
    #expect(stage.motionCount == 0 && knobs.log == ["tap"])
    stage.act { knobs.messages[0].isSending = true }
    #expect(stage.motionCount == 2)
    // Sent before the dip is over: it is released nevertheless.
    stage.at(50)
    stage.alsoAct { knobs.messages[0].isSending = false }
    stage.expect([(100, 0.9566), (200, 0.9862)]) { stage.value("scale", "Text") }
    stage.at(2000)
    stage.act { knobs.messages[0].isSending = true }
    stage.at(2000)
    try stage.tap("You: Message 1")
    stage.at(50)
    expectNear(stage.value("scale", "Text"), 0.9753)
    #expect(stage.element("You: Message 1")?.value == "Sending")
  }

  @Test("S2.5 the second spring takes over the speed: the value goes on falling for 9.4 ms")
  func velocity() throws {
    let knobs = knobs()
    let stage = try Stage(bubble(knobs))
    stage.act { knobs.messages[0].isSending = true }
    stage.expect([(100, 0.9566), (109.4, 0.9556), (116.7, 0.9561)]) {
      stage.value("scale", "Text")
    }
  }

  @Test("S2.6 ten messages quickly, and ten taps on one bubble")
  func ten() throws {
    let knobs = knobs(isSending: true)
    let stage = try Stage(bubble(knobs))
    stage.at(3000)
    for _ in 0..<10 {
      try stage.tap("You: Message 1")
      stage.at(50)
    }
    // The last tap was 50 ms ago: 450 ms after the first.
    expectNear(stage.value("scale", "Text"), 0.9500)
    stage.at(250)
    expectNear(stage.value("scale", "Text"), 0.9992)
    stage.at(350)
    expectNear(stage.value("scale", "Text"), 1, tolerance: 0.003)

    let many = Switches()
    many.messages = (0..<10).map { message($0, isOwn: true) }
    let thread = try Stage(
      Turned(knobs: many) { knobs in
        VStack { ForEach(knobs.messages) { MessageBubbleView(message: $0) } }
      }, size: Size(360, 700))
    for index in 0..<10 {
      thread.act { many.messages[index].isSending = true }
      #expect(thread.motionCount <= 20)
      thread.at(50)
    }
    thread.at(2000)
    #expect(thread.allValues("scale", "Text").allSatisfy { $0 == 1 } && thread.motionCount == 0)
  }

  @Test("S2.6 V24 two taps 50 ms apart: the second holds it")
  func twoTaps() throws {
    let knobs = knobs(isSending: true)
    let stage = try Stage(bubble(knobs))
    stage.at(3000)
    try stage.tap("You: Message 1")
    stage.at(50)
    stage.alsoAct { stage.host.tap(at: stage.element("You")!.center) }
    stage.expect([(100, 0.9566), (150, 0.9510), (200, 0.9660), (250, 0.9874), (400, 1.0018)]) {
      stage.value("scale", "Text")
    }
  }

  @Test(
    "S2.2 S2.3 S2.4 S2.23 S2.25 less motion: as it is, during a dip as well",
    arguments: Less.allCases)
  func less(less: Less) throws {
    let knobs = knobs()
    let stage = try Stage(bubble(knobs), less: less)
    stage.act { knobs.messages[0].isSending = true }
    #expect(stage.motionCount == 0 && stage.value("scale", "Text") == 1)
    stage.set(nil)
    stage.at(2000)
    try stage.tap("You: Message 1")
    stage.at(60)
    stage.set(less)
    expectNear(stage.value("scale", "Text"), 1)
    #expect(stage.motionCount == 0)
    stage.everyFrame(until: 500) { _ in expectNear(stage.value("scale", "Text"), 1) }
  }

  // MARK: Threads

  private func thread(_ knobs: Switches, log: Bool = false) -> some View {
    Turned(knobs: knobs) { knobs in
      MessageThreadView(messages: knobs.messages) {
        knobs.log.append($0.text)
      } onAnnouncement: {
        knobs.log.append($0)
      }
    }
  }

  private func thread(_ count: Int) -> Switches {
    let knobs = Switches()
    knobs.messages = (0..<count).map { message($0, isOwn: $0 % 3 == 1) }
    return knobs
  }

  private let receive = [(50.0, 0.2017), (100, 0.5257), (200, 0.9223), (300, 1.0124)]

  @Test("S2.7 C17 a new message comes in from the leading side by its own width, and fades in")
  func receiving() throws {
    let knobs = thread(2)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    stage.act { knobs.messages.append(message(7)) }
    for (time, progress) in receive {
      stage.at(time)
      expectNear(stage.drawing(of: "Message 7")?.opacity, min(progress, 1), "at \(time)")
      let widths = try #require(stage.value("animatableData", "[7]"))
      // 272 − 2 · 16 = 240 pt wide.
      expectNear(240 * widths, -240 * (1 - progress), "at \(time)", tolerance: 0.02)
    }
    stage.at(333.3)
    expectNear(240 * (stage.value("animatableData", "[7]") ?? 0), 3.6395, tolerance: 0.02)
  }

  @Test("S2.7 S2.45 on the surface: from the left; right to left from the right")
  func direction() throws {
    for (direction, sign) in [(LayoutDirection.leftToRight, -1.0), (.rightToLeft, 1)] {
      let knobs = thread(2)
      let stage = try Stage(thread(knobs), size: Size(272, 400), direction: direction)
      stage.act { knobs.messages.append(message(7)) }
      stage.at(100)
      let shown = try #require(stage.center("Message 7")?.x)
      stage.at(3000)
      expectNear(shown - (stage.center("Message 7")?.x ?? 0), sign * 113.8307, tolerance: 0.05)
    }
  }

  @Test("S2.44 C21 own messages come from the trailing side")
  func own() throws {
    let knobs = thread(2)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    stage.act { knobs.messages.append(message(7, isOwn: true)) }
    stage.at(100)
    let shown = try #require(stage.center("You: Message 7")?.x)
    stage.at(3000)
    expectNear(shown - (stage.center("You: Message 7")?.x ?? 0), 113.8307, tolerance: 0.05)
  }

  @Test("S2.8 a message that is removed only fades")
  func removing() throws {
    let knobs = thread(3)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    stage.act { knobs.messages.removeLast() }
    #expect(stage.element("Message 2") == nil, "what is gone is not read")
    stage.at(100)
    expectNear(stage.drawing(of: "Message 2")?.opacity, 0.4743)
    let slides = stage.samples("animatableData", ["MessageThreadView"])
    #expect(!slides.isEmpty)
    for sample in slides { #expect(sample.shown.allSatisfy { $0 == 0 }) }
    stage.at(1500)
    #expect(stage.motionCount == 0, "\(stage.moving)")
  }

  @Test("S2.9 messageAnimationID: once for each arrival, for nothing else")
  func arrivals() {
    var arrivals = MessageArrivals<Int>()
    func change(_ ids: [Int]) -> (MessageArrivals<Int>.Change, Int) {
      let change = arrivals.change(to: ids)
      arrivals.update(to: ids)
      return (change, arrivals.messageAnimationID)
    }
    #expect(change([1, 2]) == (.initial, 0))
    #expect(change([1, 2, 3]) == (.arrival, 1))
    #expect(change([1, 2, 3, 4, 5, 6]) == (.arrival, 2))
    #expect(change([1, 2, 3, 4, 5, 6]) == (.none, 2))
    #expect(change([9, 2, 3, 4, 5, 6]) == (.none, 2))
    #expect(change([9, 2, 3, 4, 5]) == (.removal, 2))
    #expect(change([-1, 0, 9, 2, 3, 4, 5]) == (.history, 2))
    #expect(change([-1, 0, 9, 2, 3, 4, 5, 7]) == (.arrival, 3))
    #expect(change([]) == (.removal, 3))
    #expect(change([8]) == (.arrival, 4))
  }

  @Test("S2.9 history that is put in front does not animate")
  func history() throws {
    let knobs = thread(3)
    let stage = try Stage(thread(knobs), size: Size(272, 600))
    stage.act { knobs.messages.insert(contentsOf: [message(50), message(51)], at: 0) }
    #expect(stage.motionCount == 0, "\(stage.moving)")
    #expect(stage.element("Message 50") != nil)
  }

  @Test("S2.10 what is there at first does not animate")
  func initialLoad() throws {
    let stage = try Stage(thread(thread(100)), size: Size(272, 400))
    #expect(stage.motionCount == 0)
    #expect(stage.allValues("opacity").allSatisfy { $0 == 1 })
    #expect(stage.element("Message 99") != nil, "the newest is in sight")
  }

  @Test("S2.11 only the new row moves, and the thread scrolls")
  func scope() throws {
    let knobs = thread(100)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    stage.at(500)
    stage.act { knobs.messages.append(message(200)) }
    // Its slide and its fade, and the scrolling.
    let scroll = stage.host.motions.filter { $0.property == "scroll" }
    let own = stage.host.motions.filter { $0.property != "scroll" }
    #expect(scroll.count == 1 && own.count == 2, "\(stage.moving)")
    #expect(own.allSatisfy { $0.path.contains("[200]") }, "\(own)")
    stage.at(3000)
    #expect(stage.element("Message 200") != nil && stage.motionCount == 0)
  }

  @Test("S2.35 a hundred messages at once: only those in sight move, the newest is seen, then rest")
  func burst() throws {
    for reduces in [false, true] {
      let knobs = thread(3)
      let stage = try Stage(thread(knobs), size: Size(272, 400))
      stage.act { knobs.messages += (100..<200).map { message($0) } }
      // 400 pt hold fewer than thirty rows, and each has a place, a slide and a fade.
      stage.everyFrame(until: 150) { _ in #expect(stage.motionCount < 90) }
      if reduces {
        stage.set(reducesMotion: true)
        // The newest come into sight at once, and fade.
        #expect(stage.host.motions.allSatisfy { $0.property == "opacity" }, "\(stage.moving)")
      }
      stage.alsoAct { knobs.messages.removeFirst(50) }
      stage.at(3000)
      #expect(stage.motionCount == 0 && !stage.host.needsFrame)
      #expect(stage.element("Message 199") != nil && stage.issues.isEmpty)
      #expect(stage.drawnTextPlaces.allSatisfy { $0.drawn.opacity == 1 })
      #expect(knobs.log == ["New message: Message 199"])
    }
  }

  @Test("S2.24 S2.7 Reduce Motion: new messages fade in where they are")
  func threadReduced() throws {
    let knobs = thread(2)
    let stage = try Stage(thread(knobs), size: Size(272, 400), reducesMotion: true)
    stage.act { knobs.messages.append(message(7)) }
    #expect(!stage.host.motions.isEmpty)
    var positions: Set<Double> = []
    stage.everyFrame(until: 500) { _ in
      if let x = stage.center("Message 7")?.x { positions.insert(x) }
      #expect(stage.host.motions.allSatisfy { $0.property == "opacity" }, "\(stage.moving)")
    }
    #expect(positions.count == 1 && stage.motionCount == 0)
  }

  @Test("S2.25 S2.7 Low Power Mode: unchanged")
  func threadLowPower() throws {
    let knobs = thread(2)
    let stage = try Stage(thread(knobs), size: Size(272, 400), savesPower: true)
    stage.act { knobs.messages.append(message(7)) }
    stage.at(100)
    // Widths, towards the trailing side.
    expectNear(stage.value("animatableData", "[7]"), 0.5257 - 1)
  }

  @Test("S2.41 a new message is read at once, and announced once")
  func voiceOver() throws {
    let knobs = thread(2)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    stage.act { knobs.messages += [message(7), message(8)] }
    stage.at(1000 / 60)
    #expect(stage.element("Message 7") != nil && stage.element("Message 8") != nil)
    stage.at(1000)
    #expect(knobs.log == ["New message: Message 8"])
    #expect(stage.host.announcements.map(\.text) == ["New message: Message 8"])
    #expect(stage.host.announcements.allSatisfy { $0.kind == .announcement && $0.time == 0 })
    stage.act { knobs.messages.append(message(9, isOwn: true)) }
    stage.at(1000)
    #expect(knobs.log.count == 1, "one's own are not announced")
    #expect(stage.host.announcements.count == 1)
  }

  @Test("S2.46 a bubble on its way takes taps where it is shown")
  func hitTesting() throws {
    let knobs = thread(1)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    stage.act { knobs.messages.append(message(7)) }
    stage.at(150)
    let point = try #require(stage.center("Message 7"))
    stage.alsoAct { stage.host.tap(at: point) }
    #expect(knobs.log.contains("Message 7"))
  }

  @Test("S2.36 scrolling goes on under the finger while messages arrive, frame by frame")
  func scrolling() throws {
    /// Where an old message is on every frame of a drag.
    func places(arrivals: Bool) throws -> [Double] {
      let knobs = thread(60)
      let stage = try Stage(
        Turned(knobs: knobs) { MessageThreadView(messages: $0.messages, followsNewest: false) },
        size: Size(272, 400))
      stage.at(500)
      var places: [Double] = []
      stage.act { stage.host.touchDown(at: Point(136, 360)) }
      for frame in 1...60 {
        if arrivals, frame % 12 == 0 {
          stage.alsoAct { knobs.messages.append(message(500 + frame)) }
        }
        stage.host.touchMove(to: Point(136, 360 - Double(frame) * 4))
        stage.at(Double(frame) * 1000 / 60)
        places.append(try #require(stage.center("Message 8")?.y))
      }
      return places
    }
    let (alone, busy) = (try places(arrivals: false), try places(arrivals: true))
    #expect(alone == busy)
    // Beyond the slop of the drag each frame brings its four points.
    for (old, new) in zip(busy.dropFirst(10), busy.dropFirst(11)) {
      expectNear(old - new, 4, tolerance: 0.01)
    }
  }

  @Test("S2.35 S2.36 a thousand messages: rows in sight only, arrivals move on every frame")
  func longThread() throws {
    let knobs = thread(1000)
    let stage = try Stage(thread(knobs), size: Size(272, 400))
    let rows = { stage.samples("scale", ["MessageBubbleView"]).count }
    #expect(rows() < 40)
    for round in 0..<3 {
      stage.act { knobs.messages.append(message(2000 + round)) }
      var last = -1.0
      stage.everyFrame(until: 200) { time in
        let opacity = stage.drawing(of: "Message \(2000 + round)")?.opacity ?? -1
        #expect(opacity > last, "at \(time)")
        last = opacity
      }
      stage.at(500)
    }
    #expect(rows() < 60)
    stage.at(3000)
    #expect(stage.motionCount == 0)
  }
}
