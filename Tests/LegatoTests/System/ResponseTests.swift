import Legato
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Row S2.48: what a person does is answered on the next frame, in pixels.
@MainActor @Suite("Answers to touches")
struct ResponseTests {
  /// What is touched, and how.
  enum Touch: String, CaseIterable {
    case press, listButton, rowTap, chip, floatingButton, send, toggle
  }

  /// A screen of 390×844 with something of each kind on it.
  private struct Screen: View {
    let knobs: Switches

    var body: some View {
      @Bindable var knobs = knobs
      ZStack(alignment: .bottomTrailing) {
        VStack(spacing: 12) {
          FilterChipBar(
            ["All", "Work", "Family"].map { FilterCategory(id: $0, title: $0) },
            selection: $knobs.choice)
          Text("Press me").padding(16).background(.orange).buttonPressEffect()
          VerticalListButtonItem(label: "Email", visualState: .rest) { knobs.log.append("clicked") }
          AnimatedToggle(isOn: $knobs.isOn, onTitle: "Backup is on", offTitle: "Backup is off")
          ForEach(knobs.conversations) { conversation in
            ConversationRowView(conversation: conversation) { knobs.log.append("opened") }
          }
          MessageThreadView(messages: knobs.messages).frame(height: 300)
        }
        .padding(16)
        FloatingFABView(actions: [FABAction(title: "New", systemImage: "plus") {}])
      }
      .background(ColorToken.app.ground)
    }
  }

  private func knobs() -> Switches {
    let knobs = Switches()
    knobs.conversations = (0..<2).map {
      Conversation(id: "\($0)", name: "Name \($0)", preview: "Preview")
    }
    knobs.messages = (0..<40).map { ChatMessage(id: "\($0)", text: "Message \($0)") }
    return knobs
  }

  private func perform(_ touch: Touch, _ stage: Stage, _ knobs: Switches) throws {
    func touchDown(_ label: String) throws {
      stage.host.touchDown(at: try #require(stage.center(label), "\(label)"))
    }
    switch touch {
    case .press: try touchDown("Press me")
    case .listButton: try touchDown("Email")
    case .rowTap: try stage.host.tap(at: #require(stage.center("Name 0")))
    case .chip: try stage.host.tap(at: #require(stage.center("Work")))
    case .floatingButton: try stage.host.tap(at: #require(stage.center("Actions")))
    case .toggle: try stage.host.tap(at: #require(stage.center("Backup is off")))
    case .send:
      stage.host.act {
        knobs.messages.append(
          ChatMessage(id: "new", text: "New", isOwn: true, isSending: true))
      }
    }
  }

  /// How many pixels of the screen differ one frame after the touch, and at the touch itself.
  private func answer(_ touch: Touch, less: Less? = nil) throws -> (next: Int, idle: Int) {
    let knobs = knobs()
    let stage = try Stage(
      Screen(knobs: knobs), size: Size(390, 844), scale: 1, reducesMotion: less == .reduceMotion,
      savesPower: less == .lowPower)
    stage.act {}
    stage.at(2000)
    let rest = try stage.pixels()
    stage.at(2000 + 1000 / 60)
    let idle = differingPixels(rest, try stage.pixels())
    try perform(touch, stage, knobs)
    stage.at(2000 + 2000 / 60)
    return (differingPixels(rest, try stage.pixels()), idle)
  }

  @Test("S2.48 a touch changes pixels within a sixtieth of a second", arguments: Touch.allCases)
  func within(touch: Touch) throws {
    let answer = try answer(touch)
    #expect(answer.idle == 0, "without a touch nothing changes")
    // More than a stray edge: what answers is seen.
    #expect(answer.next > 20, "\(touch): \(answer.next) pixels")
  }

  @Test(
    "S2.48 with less motion the answer is the settled state, on the same frame",
    arguments: [Touch.chip, .toggle, .listButton])
  func less(touch: Touch) throws {
    for less in Less.allCases {
      let answer = try answer(touch, less: less)
      #expect(answer.next > 20, "\(touch), \(less): \(answer.next) pixels")
    }
  }
}
