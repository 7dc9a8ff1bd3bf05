import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.73 and S0.22: icons and round things grow with the text beside them, and nothing that is
/// read is cut.
@MainActor @Suite("Large text")
struct LargeTextTests {
  /// How much larger lengths are at the largest text size than at the standard one, along with two styles.
  private let titles = Font.TextStyle.largeTitle.scale(.accessibility5)
  private let icons = Font.TextStyle.title.scale(.accessibility5)

  private func stage(
    _ view: some View, _ size: DynamicTypeSize = .large, width: Double = 390
  ) throws -> Stage {
    try Stage(view.dynamicTypeSize(size), size: Size(width, 800))
  }

  @Test("S4.73 S2.20 a floating button, its icon and its actions grow as titles do")
  func floatingButton() throws {
    let view = FloatingFABView(actions: [FABAction(title: "Scan", systemImage: "camera") {}])
    let (plain, large) = (try stage(view), try stage(view, .accessibility5))
    for parts in [["ZStack", "Image"], ["FABChild", "Image"]] {
      let before = try #require(plain.samples("frame", parts).first?.shown[2])
      let after = try #require(large.samples("frame", parts).first?.shown[2])
      // Symbols are as wide as whole pixels.
      expectNear(after / before, titles, tolerance: 0.15)
    }
    for (stage, scale) in [(plain, 1.0), (large, titles)] {
      let button = try #require(stage.frame("FloatingFABView", "VStack/Button", "Circle"))
      expectNear(button.width, 48 * scale, tolerance: 0.5)
      expectNear(button.height, 48 * scale, tolerance: 0.5)
      try stage.tap("Actions")
      stage.at(2000)
      // The discs stand below one another: the smaller one ends by half of the difference before.
      let child = try #require(stage.frame("FABChild", "HStack", "Circle"))
      expectNear(child.width, 40 * scale, tolerance: 0.5)
      let row = try #require(stage.samples("frame", ["FABChild/MovingEffects"]).first?.shown)
      expectNear(row[0] + row[2], button.maxX, tolerance: 1)
      expectNear(row[2] - child.maxX, 4 * scale, tolerance: 1)
    }
  }

  @Test("S4.73 S2.20 a long title of a floating action takes more lines beside its icon")
  func longAction() throws {
    let stage = try stage(
      FloatingFABView(actions: [
        FABAction(title: "Write a new message to everybody", systemImage: "pencil") {}
      ]), .accessibility5)
    try stage.tap("Actions")
    stage.at(2000)
    let text = try #require(stage.element("Write")?.frame)
    #expect(text.minX >= 0 && text.maxX <= 390, "\(text)")
  }

  @Test("S4.73 S0.1 icon and checkmark of a list button grow with their text")
  func listIcons() throws {
    let view = VerticalListButtonItem(
      label: "Email", leadingIcon: "star", visualState: .selected, onClick: {})
    let (plain, large) = (try stage(view), try stage(view, .accessibility5))
    let (before, after) = (plain.samples("frame", ["Image"]), large.samples("frame", ["Image"]))
    try #require(before.count == 2 && after.count == 2)
    for (small, great) in zip(before, after) {
      expectNear(great.shown[2] / small.shown[2], icons, small.path, tolerance: 0.05)
    }
    let height = try #require(large.element("Email")?.frame?.height)
    // 24 pt of icon, and 12 pt above and below.
    #expect(height >= 24 * icons + 24 - 0.5, "\(height)")
  }

  @Test("S4.73 S1.14 cards that can be chosen stand below one another where text is large")
  func cards() throws {
    let view = SelectableCards(
      (0..<2).map(Numbered.init), selection: .constant(nil as Int?)
    ) { Text("Card \($0.id)") }
    for (size, isBeside) in [(DynamicTypeSize.large, true), (.accessibility3, false)] {
      let stage = try stage(view, size)
      let first = try #require(stage.element("Card 0")?.frame)
      let second = try #require(stage.element("Card 1")?.frame)
      #expect((first.minY == second.minY) == isBeside)
      #expect(first.minX >= 0 && second.maxX <= 390)
    }
  }

  @Test("S4.73 S3.43 a long number stays within the ring of a counter, in one line")
  func counter() throws {
    var heights: [Double] = []
    for (value, size) in [(7, DynamicTypeSize.large), (12345, .large), (12345, .accessibility5)] {
      let stage = try stage(
        AnimatedCounter(value: .constant(value), total: 33333, size: .small), size)
      let ring = try #require(stage.frame("RingFill"))
      let number = try #require(stage.frame("Text"))
      #expect(number.width <= ring.width * 0.8, "\(number) in \(ring)")
      #expect(number.height <= ring.height / 2, "\(number) in \(ring)")
      #expect(stage.drawnTexts == [value.formatted()])
      heights.append(number.height / ring.width)
    }
    // Smaller, and so not cut.
    #expect(heights[1] < heights[0] * 0.8 && heights[2] < heights[0] * 0.8, "\(heights)")
    let stage = try stage(AnimatedCounter(value: .constant(7)), .accessibility5)
    // The ring leaves a thirty-second of the diameter free on each side.
    expectNear(stage.frame("RingFill")?.width, 96 * titles * 15 / 16, tolerance: 0.5)
  }

  @Test("S4.73 S3.8 a long level stays within its ring")
  func level() throws {
    let stage = try stage(CircularXpProgress(level: 123_456, percentage: 0.5))
    let number = try #require(stage.frame("Text"))
    let short = try self.stage(CircularXpProgress(level: 1, percentage: 0.5))
    // Smaller, and so not cut.
    #expect(number.height < (short.frame("Text")?.height ?? 0) * 0.9, "\(number)")
    #expect(number.width <= 80 - 2 * 6, "\(number)")
    #expect(stage.drawnTexts.contains(123_456.formatted()), "\(stage.drawnTexts)")
  }

  @Test("S4.73 S2.12 a conversation's time is not cut, and its portrait leaves room for the text")
  func conversation() throws {
    let conversation = Conversation(
      id: "1", name: "Bartholomew Featherstone", preview: "See you there", time: "Yesterday")
    let plain = try stage(ConversationRowView(conversation: conversation) {})
    let large = try stage(ConversationRowView(conversation: conversation) {}, .accessibility5)
    expectNear(plain.frame("Circle")?.width, 44)
    expectNear(large.frame("Circle")?.width, 44 * titles, tolerance: 0.5)
    #expect(large.drawnTexts.contains("Yesterday"), "\(large.drawnTexts)")
  }
}
