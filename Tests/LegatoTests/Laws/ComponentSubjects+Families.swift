import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Components made of others, and further states of components that have several.
extension ComponentSubjects {
  private static let listMotions = [
    VerticalListButtonItem.stateMotion, VerticalListButtonItem.checkmarkMotion,
  ]

  static let families: [ComponentSubject] = [
    ComponentSubject(
      "VerticalListButtonGroup", listMotions, [.evaluatesItsBodies, .jumps], size: Size(300, 300)
    ) { state in
      VerticalListButtonGroup(
        [.init(id: "a", label: "First"), .init(id: "b", label: "Second")],
        selection: .constant(state.isOn ? "b" : "a" as String?))
    },
    ComponentSubject(
      "AnimationDemoView", listMotions, [.evaluatesItsBodies, .jumps], size: Size(420, 600),
      drive: { host, state in
        let name = state == 1 ? "Selected" : "Rest"
        if let element = host.semantics.first(where: { $0.label == name }) {
          host.tap(at: element.center)
        }
      }
    ) { _ in AnimationDemoView() },
    ComponentSubject(
      "SelectableCards", [CardMotion.color, CardMotion.emphasis], [.evaluatesItsBodies, .jumps],
      drive: tap("Card")
    ) { _ in Choosing() },
    ComponentSubject(
      "FilterChipBar", [FilterChipView.motion], [.evaluatesItsBodies, .jumps]
    ) { state in
      FilterChipBar(
        [FilterCategory(id: "a", title: "One"), FilterCategory(id: "b", title: "Two")],
        selection: .constant(state.isOn ? "b" : "a"), haptics: HapticManager())
    },
    ComponentSubject(
      "SubmitButton, failure", [SubmitButton.contentMotion, SubmitButton.groundMotion],
      [.evaluatesItsBodies]
    ) { state in SubmitButton(state: state.isOn ? .error : .idle) {} },
    ComponentSubject(
      "ContentListView, emptied", [ContentListMotion.content], [.evaluatesItsBodies, .jumps]
    ) { state in
      ContentListView(
        state.isOn ? [] : [Numbered(id: 1)], row: { Text("Row \($0.id)") },
        loading: { Text("Loading") }, empty: { Color.gray.frame(width: 60, height: 40) })
    },
    ComponentSubject(
      "MessageThreadView, removal", [MessageThreadView.receive],
      [.evaluatesItsBodies, .jumps], size: Size(240, 900)
    ) { state in
      MessageThreadView(
        messages: (state.isOn ? [0, 2] : [0, 1, 2]).map {
          ChatMessage(id: "\($0)", text: "Message \($0)", isOwn: $0 == 1)
        }, haptics: HapticManager())
    },
    ComponentSubject(
      "InboxView, last one", [InboxView.archive], [.evaluatesItsBodies, .jumps],
      size: Size(320, 320)
    ) { state in
      InboxView(
        conversations: (state.isOn ? [] : ["a"]).map {
          Conversation(id: $0, name: "Name \($0)", preview: "P")
        }, haptics: HapticManager(), onOpen: { _ in }, onArchive: { _ in })
    },
    ComponentSubject(
      "ArrivingForEach", [MessageAppearAnimation.motion], [.evaluatesItsBodies, .jumps]
    ) { state in
      VStack {
        ArrivingForEach((0..<(state.isOn ? 3 : 1)).map(Numbered.init)) { row, arrival in
          Text("Row \(row.id)").messageAppearAnimation(arrival).transition(.identity)
        }
      }
    },
    ComponentSubject(
      "SlideTransition", [AppTransitions.slide], [.evaluatesItsBodies, .jumps]
    ) { state in
      ZStack {
        Text("\(state.value)").frame(width: 80, height: 60)
          .modifier(AppMotion.SlideTransition(edge: .leading)).id(state.value)
      }
      .animation(.appNormal, value: state.value)
    },
    ComponentSubject(
      "XpProgressBar, fill", [XpProgressBar.fillMotion, ShimmerModifier.sweepMotion],
      [.isEndless, .evaluatesItsBodies, .jumps]
    ) { state in
      if state.isOn { XpProgressBar(current: 150, needed: 300, level: 4) }
    },
    ComponentSubject(
      "StreakBadge, on request", [StreakBadge.wiggleMotion, StreakBadge.restMotion],
      [.evaluatesItsBodies, .jumps]
    ) { state in StreakBadge(streak: 3, isAnimating: state.isOn) },
  ]

  private static func status(_ status: StatusSymbol.Status) -> ComponentSubject {
    ComponentSubject(
      "StatusSymbol, \(status)", [StatusSymbol.loop], [.isEndless, .jumps, .evaluatesItsBodies]
    ) { state in
      ZStack { if state.isOn { StatusSymbol(status).transition(.identity) } }
    }
  }

  static let statuses: [ComponentSubject] = [status(.loading), status(.processing)]

  private struct Choosing: View {
    @State private var choice: Int?
    var body: some View {
      SelectableCards([Numbered(id: 1)], selection: $choice) { _ in Text("Card") }
    }
  }
}
