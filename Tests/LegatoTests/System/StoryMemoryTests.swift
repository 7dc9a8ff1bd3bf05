import Legato
import TestSupport
@_spi(Host) import LegatoFilm
import SwiftUI
import Testing

@testable import SwiftUICore

/// Row S4.68: memory over a thousand cycles.
@MainActor @Suite("Memory over cycles", .serialized)
struct StoryMemoryTests {
  /// What changes in a cycle, and back in the next.
  enum Subject: String, CaseIterable {
    case dip, chip, receive, archive, slide, press, progress, counter
  }

  private func view(_ subject: Subject, _ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      VStack {
        switch subject {
        case .dip:
          MessageBubbleView(
            message: ChatMessage(id: "1", text: "Hi", isOwn: true, isSending: knobs.isOn))
        case .chip: FilterChipView(title: "Chip", isSelected: knobs.isOn) {}
        case .receive:
          MessageThreadView(
            messages: (0..<(knobs.isOn ? 4 : 3)).map { ChatMessage(id: "\($0)", text: "M \($0)") })
        case .archive:
          InboxView(
            conversations: ((knobs.isOn ? 1 : 0)..<4).map {
              Conversation(id: "\($0)", name: "N \($0)", preview: "P")
            }, onOpen: { _ in }, onArchive: { _ in })
        case .slide:
          ZStack {
            if knobs.isOn { Text("Page").transition(.slideUp) }
          }
          .animation(.appNormal, value: knobs.isOn)
        case .press: Text("Row").successBounce(trigger: knobs.count).errorShake(trigger: knobs.isOn)
        case .progress: ToolProgressAnimation(progress: knobs.isOn ? 1 : 0)
        case .counter: AnimatedNumber(value: knobs.isOn ? 9 : 10)
        }
      }
      .frame(width: 200, height: 160)
    }
  }

  @Test(
    "S4.68 a thousand cycles with pixels leave heap and memory as they were",
    arguments: Subject.allCases)
  func flat(subject: Subject) throws {
    // What the tests check after every pass has a memory of its own.
    try withoutInvariantChecks {
      let knobs = Switches()
      let stage = try MeasuringStage(view(subject, knobs), width: 200, height: 160, scale: 1)
      var time = 0.0
      @MainActor func cycles(_ count: Int) {
        for _ in 0..<count {
          for isOn in [true, false] {
            stage.act { knobs.isOn = isOn }
            for step in [0.1, 1.5] { _ = stage.frame(at: time + step) }
            time += 2
          }
        }
      }
      // What is kept for later is there after these.
      cycles(100)
      // Other tests allocate and free meanwhile: what grows does so in each of four rounds.
      let growths = (0..<4).map { _ -> MemoryInUse in
        let (before, felt) = (MemoryInUse.now(), stage.feedbackSize)
        cycles(250)
        var growth = MemoryInUse.now() - before
        // A host keeps what has been felt, in order, for films of it.
        growth.heap -= stage.feedbackSize - felt
        return growth
      }
      let (heap, resident) = (growths.map(\.heap).min() ?? 0, growths.map(\.resident).min() ?? 0)
      #expect(4 * heap < 100_000, "\(growths)")
      // Pages that the C library holds back come and go with what ran before.
      #expect(4 * resident < 1 << 20, "\(growths)")
    }
  }
}
