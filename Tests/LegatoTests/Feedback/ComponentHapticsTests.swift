import Legato
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Row S4.38: every component that is felt plays it itself, once a touch, with no view around it that
/// plays haptics, and not twice where there is one.
@MainActor @Suite("Haptics of components")
struct ComponentHapticsTests {
  /// A component, what a person does with it, and what is felt.
  struct Subject: CustomTestStringConvertible, Sendable {
    let name: String
    let felt: String
    let view: @MainActor @Sendable (Switches, HapticManager) -> AnyView
    let touch: @MainActor @Sendable (Stage, Switches) throws -> Void
    var testDescription: String { name }

    init(
      _ name: String, felt: String,
      touch: @escaping @MainActor @Sendable (Stage, Switches) throws -> Void = { stage, _ in
        try stage.tap("Touch")
      },
      @ViewBuilder view: @escaping @MainActor @Sendable (Switches, HapticManager) -> some View
    ) {
      (self.name, self.felt, self.touch) = (name, felt, touch)
      self.view = { AnyView(view($0, $1)) }
    }
  }

  nonisolated static let subjects: [Subject] = [
    Subject("FeedbackButton", felt: "soft") { _, haptics in
      FeedbackButton(title: "Touch", haptics: haptics) {}
    },
    Subject("FeedbackButtonStyle", felt: "soft") { _, haptics in
      Button("Touch") {}.buttonStyle(FeedbackButtonStyle(haptics: haptics))
    },
    Subject("FeedbackButton in FeedbackButtonStyle", felt: "soft") { _, haptics in
      FeedbackButton(title: "Touch", haptics: haptics) {}
        .buttonStyle(FeedbackButtonStyle(haptics: haptics))
    },
    Subject("FeedbackButtonStyle and errorShake", felt: "error") { knobs, haptics in
      VStack {
        Text("Field").errorShake(trigger: knobs.count, haptics: haptics)
        Button("Touch") { knobs.count += 1 }.buttonStyle(FeedbackButtonStyle(haptics: haptics))
      }
    },
    Subject("errorShake around FeedbackButtonStyle", felt: "error") { knobs, haptics in
      Button("Touch") { knobs.count += 1 }.buttonStyle(FeedbackButtonStyle(haptics: haptics))
        .errorShake(trigger: knobs.count, haptics: haptics)
    },
    Subject("errorShake", felt: "error") { knobs, haptics in
      Button("Touch") { knobs.count += 1 }.errorShake(trigger: knobs.count, haptics: haptics)
    },
    Subject("FilterChipBar", felt: "light") { knobs, haptics in
      FilterChipBar(
        [FilterCategory(id: "a", title: "Touch")],
        selection: Binding(get: { knobs.choice }, set: { knobs.choice = $0 }), haptics: haptics)
    },
    Subject("FloatingFABView", felt: "light", touch: { stage, _ in try stage.tap("Actions") }) {
      _, haptics in
      FloatingFABView(
        actions: [FABAction(title: "Scan", systemImage: "camera") {}], haptics: haptics)
    },
    Subject(
      "InboxView", felt: "medium",
      touch: { stage, _ in
        stage.host.touchDown(at: Point(60, 30))
        for step in 1...8 { stage.host.touchMove(to: Point(60 + Double(step) * 35, 30)) }
        stage.act { stage.host.touchUp() }
        stage.at(1000)
      }
    ) { knobs, haptics in
      InboxView(
        conversations: knobs.conversations, haptics: haptics, onOpen: { _ in },
        onArchive: { gone in knobs.conversations.removeAll { $0.id == gone.id } })
    },
    Subject(
      "MessageBubbleView", felt: "light",
      touch: { stage, knobs in
        stage.act { knobs.messages = [ChatMessage(id: "1", text: "Hi", isSending: true)] }
      }
    ) { knobs, haptics in
      MessageBubbleView(
        message: knobs.messages.first ?? ChatMessage(id: "1", text: "Hi"), haptics: haptics)
    },
    Subject(
      "MessageThreadView", felt: "light",
      touch: { stage, knobs in
        stage.act {
          knobs.messages.append(ChatMessage(id: "9", text: "Hi", isOwn: true, isSending: true))
        }
      }
    ) { knobs, haptics in
      MessageThreadView(
        messages: [ChatMessage(id: "1", text: "Ho")] + knobs.messages, haptics: haptics)
    },
  ]

  private func felt(
    _ subject: Subject, _ manager: HapticManager, underRoot: Bool = false, touches: Int = 1
  ) throws -> [String] {
    let knobs = Switches()
    knobs.conversations = [
      Conversation(id: "a", name: "Ada", preview: "Hi"),
      Conversation(id: "b", name: "Ben", preview: "Ho"),
    ]
    let view = Turned(knobs: knobs) { subject.view($0, manager) }
    let stage =
      underRoot
      ? try Stage(view.playsHaptics(of: manager).playsHaptics(of: manager)) : try Stage(view)
    stage.at(1000)
    #expect(stage.host.feedback.isEmpty, "felt before it was touched")
    for _ in 0..<touches {
      try subject.touch(stage, knobs)
      stage.at(1500)
    }
    #expect(stage.issues.isEmpty)
    return stage.host.feedback.map { "\($0.feedback)" }
  }

  @Test("S4.38 alone in its host a touch is felt once", arguments: subjects)
  func alone(subject: Subject) throws {
    let felt = try felt(subject, HapticManager())
    #expect(felt.count == 1 && felt.allSatisfy { $0.contains(subject.felt) }, "\(felt)")
  }

  @Test("S4.38 under a root that plays the manager's haptics, once as well", arguments: subjects)
  func underRoot(subject: Subject) throws {
    let felt = try felt(subject, HapticManager(), underRoot: true)
    #expect(felt.count == 1 && felt.allSatisfy { $0.contains(subject.felt) }, "\(felt)")
  }

  @Test("S4.38 with the manager switched off nothing is felt", arguments: subjects)
  func switchedOff(subject: Subject) throws {
    let manager = HapticManager()
    manager.isEnabled = false
    #expect(try felt(subject, manager).isEmpty)
    #expect(try felt(subject, manager, underRoot: true).isEmpty)
  }

  @Test("S4.38 the app's one switch is that of components that were given no manager")
  func shared() throws {
    defer { HapticManager.shared.isEnabled = true }
    for isEnabled in [true, false] {
      HapticManager.shared.isEnabled = isEnabled
      let stage = try Stage(
        VStack {
          FeedbackButton(title: "A") {}
          Button("B") {}.buttonStyle(.feedback)
        })
      try stage.tap("A")
      try stage.tap("B")
      #expect(stage.host.feedback.count == (isEnabled ? 2 : 0))
    }
  }

  @Test("S4.38 three touches are felt three times", arguments: subjects.prefix(4))
  func several(subject: Subject) throws {
    #expect(try felt(subject, HapticManager(), touches: 3).count == 3)
  }

  @Test("S4.38 what one component plays, another one of the same manager does not")
  func neighbours() throws {
    let manager = HapticManager()
    let stage = try Stage(
      VStack {
        ForEach(["One", "Two", "Three"], id: \.self) { title in
          Button(title) {}.buttonStyle(FeedbackButtonStyle(haptics: manager))
        }
      })
    try stage.tap("Two")
    #expect(stage.host.feedback.count == 1)
    try stage.tap("Three")
    #expect(stage.host.feedback.count == 2)
  }

  @Test("S4.45 a touch that ends elsewhere acts on nothing and is not felt")
  func cancelled() throws {
    let stage = try Stage(
      Button("Touch") {}.buttonStyle(FeedbackButtonStyle(haptics: HapticManager())))
    let center = try #require(stage.center("Touch"))
    stage.act { stage.host.touchDown(at: center) }
    stage.host.touchMove(to: Point(center.x, center.y + 180))
    stage.act { stage.host.touchUp() }
    #expect(stage.host.feedback.isEmpty)
  }

  @Test("S4.38 every component that takes a manager is asked here")
  func complete() throws {
    let names = Self.subjects.map(\.name).joined(separator: " ")
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("haptics: HapticManager") else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      #expect(
        names.contains(name.replacing("View+", with: ""))
          || ["ErrorShake", "FeedbackModifiers", "FilterChipView"].contains(name),
        "\(name) takes a HapticManager")
    }
  }
}
