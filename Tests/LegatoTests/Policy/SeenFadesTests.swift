import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// What becomes a fade under Reduce Motion is seen to fade: among opaque neighbours, in pixels.
@MainActor @Suite("Fades that are seen")
struct SeenFadesTests {
  private struct Page: View {
    let color: Color
    let title: String
    var body: some View {
      Text(title).font(.largeTitle).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(color)
    }
  }

  private struct Hero: View {
    let isOn: Bool
    @Namespace private var cards
    var body: some View {
      ZStack {
        if isOn {
          Color.purple.frame(width: 300, height: 300).cardHero("a", in: cards)
        } else {
          Color.green.frame(width: 300, height: 300).cardHero("a", in: cards)
        }
      }
      .animatesCardHero(value: isOn)
    }
  }

  /// A scene for each motion that cross-fades, and where in it the fade is to be seen.
  @ViewBuilder private func scene(_ motion: String, _ knobs: Switches) -> some View {
    switch motion {
    case "ContentListView.content":
      ContentListView(
        (knobs.isOn ? [2, 3] : [1, 2, 3]).map(Numbered.init)
      ) { item in
        [Color.red, .blue, .green][item.id % 3].frame(height: 80)
      }
    case "SubmitButton.content":
      SubmitButton("Send", state: knobs.isOn ? .success : .idle) {}
    case "ExpandableCard.expansion":
      VStack(spacing: 0) {
        ExpandableCard(
          id: "a", expandedId: .constant(knobs.isOn ? "a" : nil), label: "Card"
        ) {
          Color.orange.frame(width: 360, height: 80)
        } expanded: {
          Color.blue.frame(width: 360, height: 200)
        }
        Color.gray
      }
    case "InboxView.archive":
      InboxView(
        conversations: (knobs.isOn ? 1..<6 : 0..<6).map {
          Conversation(id: "\($0)", name: "Name \($0)", preview: "Preview")
        }, onOpen: { _ in }, onArchive: { _ in })
    case "MessageThreadView.receive":
      MessageThreadView(
        messages: (0..<(knobs.isOn ? 4 : 3)).map {
          ChatMessage(id: "\($0)", text: "Message \($0)", isOwn: true)
        })
    case "FloatingFABView.fade":
      FloatingFABView(actions: [FABAction(id: "a", title: "New", systemImage: "pencil") {}])
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .background(Color.black)
    case "AppTransitions.slide", "AppTransitions.stateSwap":
      let transition: AnyTransition = motion.hasSuffix("slide") ? .slideFromTrailing : .stateSwap
      ZStack {
        if knobs.isOn {
          Page(color: .orange, title: "Second").transition(transition)
        } else {
          Page(color: .blue, title: "First").transition(transition)
        }
      }
      .animation(.appNormal, value: knobs.isOn)
    default:
      Hero(isOn: knobs.isOn)
    }
  }

  /// From which point to which one down the page something fades: what is laid out elsewhere is there
  /// at once.
  private func stripe(_ motion: String) -> Range<Int> {
    switch motion {
    case "ContentListView.content", "ExpandableCard.expansion": 0..<80
    case "InboxView.archive": 0..<60
    case "FloatingFABView.fade": 0..<340
    default: 0..<400
    }
  }

  @Test("S2.24 every motion that becomes a fade is seen to fade, among opaque neighbours")
  func seen() throws {
    let motions = MotionRegistry.declarations.filter { $0.reducedForm == .crossFade }
    #expect(motions.count >= 9)
    for motion in motions {
      let knobs = Switches()
      let stage = try Stage(
        Turned(knobs: knobs) { knobs in
          scene(motion.id, knobs).background(Color.white)
        }, reducesMotion: true)
      let before = try stage.pixels()
      if motion.component == "FloatingFABView" {
        try stage.tap("Actions")
      } else {
        stage.act { knobs.isOn = true }
      }
      var film: [[UInt8]] = []
      for time in [60.0, 120, 160] {
        stage.at(time)
        film.append(try stage.pixels())
      }
      stage.at(5000)
      let after = try stage.pixels()
      #expect(stage.motionCount == 0, "\(motion.id)")
      var (changed, mixed) = (0, 0)
      let stripe = stripe(motion.id)
      for index in stripe.lowerBound * 2 * 2880..<stripe.upperBound * 2 * 2880 {
        let (old, new) = (Double(before[index]), Double(after[index]))
        guard abs(old - new) > 60 else { continue }
        changed += 1
        if film.contains(where: { frame in
          let share = (Double(frame[index]) - old) / (new - old)
          return (0.06...0.94).contains(share)
        }) {
          mixed += 1
        }
      }
      #expect(changed > 100, "\(motion.id): nothing has changed")
      #expect(Double(mixed) > 0.9 * Double(changed), "\(motion.id): \(mixed) of \(changed) fade")
    }
  }
}
