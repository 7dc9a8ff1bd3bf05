import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Whatever numbers an app hands over, components show something sensible, come to rest and never
/// trap: not finite, negative and huge values, nothing at all, and the same id twice.
@MainActor @Suite("Values that make no sense")
struct HostileValuesTests {
  private func settles(
    _ name: String, _ view: some View, mayReport: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Stage {
    let stage = try Stage(view)
    stage.act {}
    stage.at(8000)
    let motions = stage.host.motions.filter { !$0.isAmbient }
    #expect(motions.isEmpty, "\(name): \(motions)", sourceLocation: sourceLocation)
    #expect(
      mayReport || stage.issues.isEmpty, "\(name): \(stage.issues)", sourceLocation: sourceLocation)
    for sample in stage.host.values {
      let isFinite = !sample.shown.contains { !$0.isFinite }
      #expect(
        isFinite, "\(name): \(sample.path).\(sample.property)", sourceLocation: sourceLocation)
    }
    return stage
  }

  @Test("S3.11 S3.12 a bar of experience takes any numbers")
  func experience() throws {
    let rows: [(Int, Int, Int, String, String)] = [
      (0, 0, 0, "0 of 0 XP", "Level complete"), (-5, 10, 1, "0 of 10 XP", "10 XP to level 2"),
      (5, -10, -3, "5 of -10 XP", "Level complete"),
      (.min, .max, .max, "0 of \(Int.max.formatted()) XP", "XP to level"),
      (.max, .min, .min, "\(Int.max.formatted()) of", "Level complete"),
    ]
    for (current, needed, level, value, text) in rows {
      let stage = try settles(
        "\(current) of \(needed)",
        XpProgressBar(current: current, needed: needed, level: level)
          .motionPolicy(reduceMotion: true))
      let told = stage.element("Level")?.value ?? ""
      #expect(told.hasPrefix(value), "\(told)")
      #expect(stage.drawnTexts.contains { $0.contains(text) }, "\(stage.drawnTexts)")
    }
  }

  @Test("S3.8 a ring takes any level, share and size")
  func ring() throws {
    let knobs = Switches()
    knobs.count = .min
    let stage = try Stage(
      Turned(knobs: knobs) { CircularXpProgress(level: $0.count, percentage: 0.5) })
    stage.at(2000)
    for level in [Int.max, 0, .min, 3] {
      stage.act { knobs.count = level }
      stage.at(2000)
      #expect(stage.motionCount == 0)
      #expect(stage.issues.isEmpty, "\(level): \(stage.issues)")
      expectNear(stage.shown("shape", "RingFill"), stage.model("shape", "RingFill") ?? -1)
    }
    // Ninety levels at once are three rounds, not a flicker.
    let before = try #require(stage.shown("shape", "RingFill"))
    stage.act { knobs.count = 93 }
    stage.at(2000)
    expectNear(stage.shown("shape", "RingFill").map { $0 - before }, 3)
    for bad in [CGFloat.nan, -1, .infinity, -.infinity] {
      let stage = try settles(
        "\(bad)", CircularXpProgress(level: 1, percentage: .nan, size: bad, strokeWidth: bad))
      #expect(stage.frame("CircularXpProgress", "Circle")?.width == 80)
      expectNear(stage.shown("lineWidth", "Circle"), 6)
    }
    let none = try settles("0", CircularXpProgress(level: 1, percentage: 1, size: 0))
    #expect(none.frame("CircularXpProgress", "Circle")?.width == 0)
    _ = try settles("huge", CircularXpProgress(level: 1, percentage: 1, size: 1e300))
  }

  @Test("S3.37 a checkmark takes any size, line and delay, and is told of once")
  func checkmark() throws {
    for bad in [CGFloat.nan, -1, .infinity] {
      let knobs = Switches()
      let stage = try settles(
        "\(bad)",
        AnimatedCheckmark(size: bad, lineWidth: bad, delay: Double(bad)) {
          knobs.log.append("done")
        })
      #expect(stage.frame("AnimatedCheckmark", "Circle")?.width == 64)
      #expect(knobs.log == ["done"])
    }
  }

  @Test("S3.43 a counter takes any number and total")
  func counter() throws {
    for (value, total) in [(0, 0), (-7, 10), (Int.max, 10), (.min, .max), (3, -5)] {
      let knobs = Switches()
      let stage = try settles(
        "\(value) of \(total)",
        AnimatedCounter(
          value: Binding(get: { value }, set: { knobs.number = Double($0) }), total: total))
      try stage.tap("Counter")
      #expect(knobs.number == (value < max(total, 1) ? Double(value + 1) : 0), "\(value)")
    }
  }

  @Test("S4.53 S4.1 a light that goes nowhere, and corners that are none")
  func effects() throws {
    for bad in [CGFloat.nan, -.infinity, .infinity] {
      let stage = try settles(
        "\(bad)",
        VStack {
          Text("A").loadingShimmer(.points(bad))
          Text("B").errorShake(
            trigger: 0, isError: true, cornerRadius: bad, haptics: HapticManager())
          Text("C").popIn(delay: Double(bad))
          Text("D").messageAppearAnimation(delay: Double(bad))
        })
      #expect(
        stage.samples("inset", ["RoundedRectangle"]).first?.shown.first
          == MetricToken.app.fieldRadius.value)
      #expect(stage.allValues("opacity", "Text").allSatisfy { $0 == 1 })
    }
  }

  @Test("S2.47 S1.14 nothing at all is shown as nothing")
  func empty() throws {
    let views: [(String, AnyView)] = [
      ("chips", AnyView(FilterChipBar([], selection: .constant("gone")))),
      ("fab", AnyView(FloatingFABView(actions: []))),
      ("cards", AnyView(SelectableCards([Numbered](), selection: .constant(1)) { _ in Text("A") })),
      ("menu", AnyView(SpringMenu([]) { Text("Options") })),
      (
        "group",
        AnyView(
          VerticalListButtonGroup(
            [VerticalListButtonGroup<Int>.Item](), selection: .constant(Set([1]))))
      ),
      ("thread", AnyView(MessageThreadView(messages: []))),
      ("bubble", AnyView(MessageBubbleView(message: ChatMessage(id: "", text: "")))),
      (
        "row",
        AnyView(ConversationRowView(conversation: Conversation(id: "", name: "", preview: "")) {})
      ),
      ("stream", AnyView(StreamingTextView(text: ""))),
      ("progress", AnyView(AnimatedProgress(label: "", value: ""))),
      ("skeleton", AnyView(SkeletonText(lines: 0))),
      ("symbol", AnyView(EmptyStateView("", systemImage: ""))),
      ("item", AnyView(VerticalListButtonItem(label: "", visualState: .selected, onClick: {}))),
    ]
    for (name, view) in views { _ = try settles(name, view, mayReport: name == "symbol") }
    // A chosen id that nobody has leaves the choice alone.
    let knobs = Switches()
    knobs.choice = "gone"
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        FilterChipBar(
          [FilterCategory(id: "a", title: "One")],
          selection: Binding(get: { knobs.choice }, set: { knobs.choice = $0 }),
          haptics: HapticManager())
      })
    #expect(stage.element("One")?.traits.contains(.isSelected) == false)
    try stage.tap("One")
    #expect(knobs.choice == "a")
  }

  @Test("S2.47 S1.14 the same id twice is told of, and everything can be used still")
  func duplicates() throws {
    let knobs = Switches()
    let views: [(String, String, AnyView)] = [
      (
        "chips", "One",
        AnyView(
          FilterChipBar(
            [FilterCategory(id: "a", title: "One"), FilterCategory(id: "a", title: "Two")],
            selection: Binding(get: { nil }, set: { _ in knobs.log.append("chips") }),
            haptics: HapticManager()))
      ),
      (
        "cards", "Card",
        AnyView(
          SelectableCards(
            [Numbered(id: 1), Numbered(id: 1)],
            selection: Binding(get: { nil }, set: { _ in knobs.log.append("cards") })
          ) { _ in Text("Card") })
      ),
      (
        "thread", "Hi",
        AnyView(
          MessageThreadView(
            messages: ["Hi", "Ho"].map { ChatMessage(id: "1", text: $0) }, haptics: HapticManager()
          ) { _ in knobs.log.append("thread") })
      ),
      (
        "inbox", "Name",
        AnyView(
          InboxView(
            conversations: ["Name", "Other"].map { Conversation(id: "1", name: $0, preview: "P") },
            haptics: HapticManager(), onOpen: { _ in knobs.log.append("inbox") },
            onArchive: { _ in }))
      ),
    ]
    for (name, label, view) in views {
      let stage = try settles(name, view, mayReport: true)
      try stage.tap(label)
      #expect(knobs.log == [name])
      knobs.log = []
    }
  }
}
