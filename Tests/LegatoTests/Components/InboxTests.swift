import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.12–S2.18, S2.41–S2.43: conversations, taps and swipes.
@MainActor @Suite("Inbox")
struct InboxTests {
  private func conversation(_ id: String, isSyncing: Bool = false) -> Conversation {
    Conversation(id: id, name: "Name \(id)", preview: "Preview", isSyncing: isSyncing)
  }

  private func row(_ knobs: Switches) -> some View {
    ConversationRowView(conversation: conversation("a")) { knobs.log.append("open") }
  }

  @Test("S2.47 the times of all rows end at one edge, with and without the dot of an unread one")
  func times() throws {
    let stage = try Stage(
      VStack {
        ForEach([true, false], id: \.self) { isUnread in
          ConversationRowView(
            conversation: Conversation(
              id: "\(isUnread)", name: "Name", preview: "Preview", time: "09:41",
              isUnread: isUnread)
          ) {}
        }
      })
    let texts = stage.samples("frame", ["ConversationRowView", "Text"]).map(\.shown)
    #expect(texts.count == 8)
    let ends = Set(texts.map { $0[0] + $0[2] }.filter { $0 > 300 })
    #expect(ends.count == 1 && abs((ends.first ?? 0) - 344) < 0.6, "\(texts)")
    let rows = stage.host.semantics.map(\.value)
    #expect(rows == ["Unread, 09:41", "09:41"])
  }

  @Test("S2.47 S4.73 with the largest text the name has the width to itself")
  func largeText() throws {
    for size in [DynamicTypeSize.large, .accessibility5] {
      let conversation = Conversation(id: "a", name: "Name", preview: "Preview", time: "09:41")
      let stage = try Stage(
        ConversationRowView(conversation: conversation) {}.dynamicTypeSize(size))
      let texts = stage.samples("frame", ["ConversationRowView", "Text"]).map(\.shown)
      let (name, time) = (
        try #require(texts.dropFirst().first), try #require(texts.dropFirst(2).first)
      )
      #expect((time[1] >= name[1] + name[3] - 1) == (size == .accessibility5), "\(texts)")
    }
  }

  @Test("S2.12 a row dips to 0.9808 and comes back")
  func dip() throws {
    let stage = try Stage(row(Switches()))
    try stage.tap("Name a")
    stage.expect(
      [
        (16.7, 0.9968), (50, 0.9868), (100, 0.9808), (150, 0.9904), (200, 0.9983), (300, 1.0002),
      ]
    ) { stage.value("scale") }
    stage.at(1000)
    #expect(stage.value("scale") == 1 && stage.motionCount == 0)
  }

  @Test("S2.12 S2.42 C57 the release of a first tap does not lift a second one")
  func rapid() throws {
    let stage = try Stage(row(Switches()))
    let point = try #require(stage.center("Name a"))
    stage.act { stage.host.tap(at: point) }
    stage.at(50)
    stage.alsoAct { stage.host.tap(at: point) }
    stage.expect([(100, 0.9808), (150, 0.9800), (200, 0.9905), (250, 0.9984), (300, 1.0002)]) {
      stage.value("scale")
    }
  }

  @Test("S2.13 it opens on the frame of the tap, once; a double tap opens it once")
  func navigation() throws {
    let knobs = Switches()
    let stage = try Stage(row(knobs))
    try stage.tap("Name a")
    #expect(knobs.log == ["open"] && stage.host.now == 0)
    stage.at(120)
    try stage.tap("Name a")
    #expect(knobs.log == ["open"])
    stage.at(500)
    try stage.tap("Name a")
    #expect(knobs.log == ["open", "open"])
  }

  @Test("S2.14 it is a button, and says what it is")
  func accessibility() throws {
    let stage = try Stage(row(Switches()))
    let element = try #require(stage.element("Name a, Preview"))
    #expect(element.traits.contains(.isButton))
  }

  @Test("S2.12 S2.23 S2.25 with less motion it stays as it is, and opens", arguments: Less.allCases)
  func less(less: Less) throws {
    let knobs = Switches()
    let stage = try Stage(row(knobs), less: less)
    try stage.tap("Name a")
    #expect(knobs.log == ["open"] && stage.motionCount == 0 && stage.value("scale") == 1)
  }

  @Test("S2.42 twenty taps in two seconds on two rows")
  func twenty() throws {
    let knobs = Switches()
    let stage = try Stage(
      VStack {
        ForEach(["a", "b"], id: \.self) { id in
          ConversationRowView(conversation: conversation(id)) { knobs.log.append(id) }
        }
      })
    for index in 0..<20 {
      try stage.tap(index % 2 == 0 ? "Name a" : "Name b")
      for time in stride(from: 0.0, through: 100, by: 10) {
        stage.at(time)
        for scale in stage.allValues("scale") { #expect((0.979...1.001).contains(scale)) }
      }
    }
    stage.at(1000)
    #expect(stage.allValues("scale").allSatisfy { $0 == 1 })
    // Every other tap on a row comes within 0.3 s of the one before it.
    #expect(knobs.log.filter { $0 == "a" }.count == 5)
  }

  // MARK: Archive

  private func inbox(_ knobs: Switches, _ manager: HapticManager = HapticManager()) -> some View {
    Turned(knobs: knobs) { knobs in
      InboxView(
        conversations: knobs.conversations, haptics: manager,
        onAnnouncement: { knobs.log.append($0) }, onOpen: { knobs.log.append("open \($0.id)") },
        onArchive: { conversation in
          knobs.log.append("archive \(conversation.id)")
          knobs.conversations.removeAll { $0.id == conversation.id }
        })
    }
    .playsHaptics(of: manager)
  }

  private func knobs(_ ids: [String], syncing: String = "") -> Switches {
    let knobs = Switches()
    knobs.conversations = ids.map { conversation($0, isSyncing: $0 == syncing) }
    return knobs
  }

  /// Drags by x from a point, in four steps.
  private func swipe(_ stage: Stage, from point: Point, by x: Double) {
    stage.act {
      stage.host.touchDown(at: point)
      for step in 1...4 {
        stage.host.advance(by: 0.05)
        stage.host.touchMove(to: Point(point.x + x * Double(step) / 4, point.y))
      }
      stage.host.touchUp()
    }
  }

  private let size = Size(375, 600)

  @Test("S2.15 C59 the action is one, at the leading edge: Archive, archivebox, grey")
  func action() throws {
    #expect(
      SwipeAction.archive
        == SwipeAction(
          edge: .leading, title: "Archive", systemImage: "archivebox", tint: .app.archive))
    let stage = try Stage(inbox(knobs(["a"])), size: size)
    let row = try #require(stage.element("Name a"))
    #expect(row.actions == [.named("Archive")])
    // Under the row nothing is told of.
    #expect(stage.element("Archive") == nil)
  }

  @Test("S2.15 S2.41 who cannot swipe archives by the row's own action, once")
  func namedAction() throws {
    let knobs = knobs(["a", "b"])
    let stage = try Stage(inbox(knobs), size: size)
    let row = try #require(stage.element("Name a"))
    stage.act { stage.host.perform(.named("Archive"), on: row) }
    #expect(knobs.log == ["archive a", "Archived"])
    #expect(stage.element("Name a") == nil)
    stage.at(50)
    expectNear(stage.look(of: "Name a")?.opacity, 0.6969)
    stage.at(2000)
    #expect(stage.motionCount == 0 && stage.host.announcements.map(\.text) == ["Archived"])
  }

  @Test("S2.15 S2.43 a full swipe archives once, and is felt once")
  func fullSwipe() throws {
    let knobs = knobs(["a", "b"])
    let stage = try Stage(inbox(knobs), size: size)
    swipe(stage, from: try #require(stage.center("Name a")), by: 240)
    #expect(knobs.log == ["archive a", "Archived"])
    #expect(knobs.conversations.map(\.id) == ["b"])
    let felt: [String] = stage.host.feedback.map { "\($0.feedback)" }
    #expect(felt.filter { $0.contains("medium") }.count == 1)
    stage.at(2000)
    #expect(stage.motionCount == 0 && knobs.log.count == 2)
  }

  @Test("S2.15 a short swipe uncovers the action, which can be tapped; shorter ones do nothing")
  func shortSwipe() throws {
    let knobs = knobs(["a", "b"])
    let stage = try Stage(inbox(knobs), size: size)
    let point = try #require(stage.center("Name a"))
    swipe(stage, from: point, by: 30)
    stage.at(2000)
    expectNear(stage.center("Name a")?.x, point.x)
    swipe(stage, from: point, by: 100)
    stage.at(2000)
    expectNear(stage.center("Name a").map { $0.x - point.x }, 84, tolerance: 0.01)
    #expect(stage.element("Archive") != nil, "uncovered, it is told of")
    #expect(knobs.log.isEmpty)
    stage.act { stage.host.tap(at: Point(42, point.y)) }
    #expect(knobs.log.first == "archive a")
  }

  @Test(
    "S2.15 S2.18 S2.36 a drag that goes rather down than aside scrolls, and moves no row",
    arguments: [60.0, -60, 0], [20, 3])
  func verticalDrag(aside: Double, count: Int) throws {
    let knobs = knobs((0..<count).map { "\($0)" })
    let stage = try Stage(inbox(knobs), size: size)
    let name = "Name \(count / 4)"
    // A list that fits is pulled down, and gives way less.
    let way = count > 10 ? -1.0 : 1
    let (x, y) = try #require(stage.center(name).map { ($0.x, $0.y) })
    stage.act { stage.host.touchDown(at: Point(150, y)) }
    for step in 1...10 {
      stage.alsoAct {
        stage.host.touchMove(
          to: Point(150 + aside * Double(step) / 10, y + way * 20 * Double(step)))
      }
      stage.at(Double(step) * 20)
      expectNear(stage.center(name)?.x, x, "step \(step)")
    }
    #expect(((stage.center(name)?.y ?? y) - y) * way > (count > 10 ? 150 : 20))
    stage.alsoAct { stage.host.touchUp() }
    stage.at(5000)
    #expect(stage.element("Archive") == nil && knobs.log.isEmpty && stage.motionCount == 0)
  }

  @Test("S2.15 one row at a time is open: a swipe or a tap on another one closes it")
  func oneOpen() throws {
    let knobs = Switches()
    knobs.conversations = ["a", "b"].map { conversation($0) }
    let stage = try Stage(inbox(knobs))
    func open(_ label: String) throws {
      swipe(stage, from: try #require(stage.center(label)), by: 70)
      stage.at(1500)
    }
    func isOpen() -> [Bool] {
      ["[a]", "[b]"].map { row in
        stage.samples("animatableData", [row, "LeadingSwipe", "NamedAction"]).contains {
          $0.shown[0] > 80
        }
      }
    }
    try open("Name a")
    #expect(isOpen() == [true, false])
    // It closes while the finger is on another one.
    let point = try #require(stage.center("Name b"))
    stage.act {
      stage.host.touchDown(at: point)
      for step in 1...3 { stage.host.touchMove(to: Point(point.x + 10 * Double(step), point.y)) }
    }
    stage.at(1500)
    #expect(isOpen() == [false, false])
    stage.act { stage.host.touchUp() }
    stage.at(3000)
    try open("Name b")
    #expect(isOpen() == [false, true])
    try stage.tap("Name a")
    stage.at(1500)
    #expect(isOpen() == [false, false] && knobs.log.isEmpty, "\(knobs.log)")
    try stage.tap("Name a")
    #expect(knobs.log == ["open a"])
  }

  @Test("S2.15 S2.47 rows are parted by one line each, and nothing of the action shows at rest")
  func lines() throws {
    let knobs = Switches()
    knobs.conversations = ["a", "b", "c"].map { conversation($0) }
    let stage = try Stage(inbox(knobs))
    // With edges between two pixels: rows without an action look the same.
    func pixels(isSyncing: Bool) throws -> [UInt8] {
      let knobs = Switches()
      knobs.conversations = ["a", "b", "c"].map { conversation($0, isSyncing: isSyncing) }
      return try Stage(inbox(knobs).scaleEffect(0.97)).pixels()
    }
    #expect(try pixels(isSyncing: true) == pixels(isSyncing: false))
    let lines = stage.samples("frame", ["Rectangle"]).filter { $0.shown[3] == 1 }
    #expect(lines.count == 2, "\(lines.map(\.path))")
  }

  @Test("S2.47 initials are capitals, of two words at most")
  func initials() {
    let names = ["Book club", "mum", "", "  ", "Ana María López", "مریم", "1 2 3"]
    #expect(
      names.map { Conversation(id: "", name: $0, preview: "").initials }
        == ["BC", "M", "", "", "AM", "م", "12"])
  }

  @Test("S2.15 a row that is being synced is not archived")
  func syncing() throws {
    let knobs = knobs(["a"], syncing: "a")
    let stage = try Stage(inbox(knobs), size: size)
    swipe(stage, from: try #require(stage.center("Name a")), by: 300)
    stage.at(1000)
    #expect(knobs.log.isEmpty && stage.element("Archive") == nil)
    #expect(stage.element("Name a")?.actions == [])
  }

  @Test("S2.16 C60 the row slides out by its width and fades; the model changes at once")
  func archiving() throws {
    let knobs = knobs(["a", "b"])
    let stage = try Stage(inbox(knobs), size: size)
    let rest = try #require(stage.look(of: "Name a")?.x)
    stage.act { knobs.conversations.removeFirst() }
    #expect(knobs.conversations.count == 1 && stage.element("Name a") == nil)
    stage.at(50)
    expectNear(stage.look(of: "Name a")?.opacity, 0.6969)
    stage.at(100)
    expectNear(stage.look(of: "Name a")?.opacity, 0.3188)
    expectNear(stage.look(of: "Name a").map { $0.x - rest }, 255.4372, tolerance: 0.02)
    stage.at(200)
    expectNear(stage.look(of: "Name a")?.opacity, 0.0200)
    stage.at(1000)
    #expect(stage.motionCount == 0)
  }

  @Test("S2.16 an undo on the way out brings the row back from where it is")
  func undo() throws {
    let knobs = knobs(["a", "b"])
    let stage = try Stage(inbox(knobs), size: size)
    stage.act { knobs.conversations.removeFirst() }
    stage.at(60)
    let before = try #require(stage.look(of: "Name a"))
    stage.act { knobs.conversations.insert(conversation("a"), at: 0) }
    let after = try #require(stage.look(of: "Name a"))
    #expect(abs(after.x - before.x) < 1e-6 && abs(after.opacity - before.opacity) < 1e-9)
    stage.at(2000)
    #expect(stage.motionCount == 0 && stage.element("Name a") != nil)
    #expect(stage.allValues("opacity").allSatisfy { abs($0 - 1) < 1e-9 })
  }

  @Test("S2.17 five in half a second: order kept, nothing left, then the empty state")
  func several() throws {
    let ids = (0..<8).map(String.init)
    let knobs = knobs(ids)
    let stage = try Stage(inbox(knobs), size: size)
    for _ in 0..<5 {
      stage.act { knobs.conversations.removeFirst() }
      stage.at(100)
    }
    stage.at(3000)
    let left = stage.host.semantics.map(\.label).filter { $0.hasPrefix("Name") }
    #expect(left == ["5", "6", "7"].map { "Name \($0), Preview" })
    #expect(stage.motionCount == 0)
    stage.act { knobs.conversations = [] }
    stage.at(3000)
    #expect(stage.element("No conversations") != nil && stage.motionCount == 0)
  }

  @Test("S2.16 S2.24 Reduce Motion: rows fade where they are, and still take their time")
  func archiveReduced() throws {
    let knobs = knobs(["a", "b"])
    let stage = try Stage(inbox(knobs), size: size, reducesMotion: true)
    stage.act { knobs.conversations.removeFirst() }
    #expect(stage.host.motions.contains { $0.property == "opacity" })
    stage.at(150)
    for sample in stage.host.values where sample.property.hasPrefix("animatableData") {
      #expect(sample.shown.allSatisfy { $0 == 0 })
    }
    stage.at(600)
    #expect(stage.motionCount == 0)
  }

  @Test(
    "S2.18 C18 a swipe from the screen's leading edge is not the row's",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func edgeZone(direction: LayoutDirection) throws {
    let knobs = knobs(["a"])
    let stage = try Stage(inbox(knobs), size: size, direction: direction)
    let y = try #require(stage.center("Name a")?.y)
    let sign = direction == .leftToRight ? 1.0 : -1
    let edge = direction == .leftToRight ? 8.0 : 367
    swipe(stage, from: Point(edge, y), by: sign * 300)
    stage.at(1000)
    #expect(!knobs.log.contains("archive a"))
    swipe(stage, from: Point(edge + sign * 30, y), by: sign * 300)
    #expect(knobs.log.contains("archive a"))
  }

  @Test("S2.16 S2.41 what is archived is not read, takes no touches, and is announced once")
  func gone() throws {
    let knobs = knobs(["a"])
    let stage = try Stage(inbox(knobs), size: size)
    let point = try #require(stage.center("Name a"))
    swipe(stage, from: point, by: 240)
    #expect(stage.element("Name a") == nil)
    stage.at(60)
    stage.alsoAct { stage.host.tap(at: point) }
    #expect(knobs.log == ["archive a", "Archived"])
    #expect(stage.host.announcements.map(\.text) == ["Archived"])
  }
}
