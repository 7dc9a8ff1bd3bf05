import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Messages, cards, menus, entries, transitions, loops and celebrations.
extension ComponentSubjects {
  private static func message(_ id: Int, isSending: Bool = false) -> ChatMessage {
    ChatMessage(id: "\(id)", text: "Message \(id)", isOwn: id % 2 == 1, isSending: isSending)
  }

  static let messages: [ComponentSubject] = [
    ComponentSubject(
      "MessageBubbleView", [MessageBubbleView.sendDown, MessageBubbleView.sendRelease],
      [.comesBack, .evaluatesItsBodies]
    ) { state in
      MessageBubbleView(message: message(1, isSending: state.isOn), haptics: HapticManager())
    },
    ComponentSubject(
      "MessageBubbleView, failed", [MessageBubbleView.status], [.evaluatesItsBodies, .jumps]
    ) { state in
      MessageBubbleView(
        message: ChatMessage(
          id: "1", text: "Message", isOwn: true, state: state.isOn ? .failed : .sent),
        haptics: HapticManager(), onRetry: {})
    },
    ComponentSubject(
      "ConversationRowView", [ConversationRowView.tap, ConversationRowView.release],
      [.comesBack, .evaluatesItsBodies], drive: tap("Name")
    ) { _ in
      ConversationRowView(conversation: Conversation(id: "a", name: "Name", preview: "P")) {}
    },
    ComponentSubject(
      "MessageThreadView", [MessageThreadView.receive, MessageThreadView.follow],
      [.evaluatesItsBodies, .jumps], size: Size(240, 900)
    ) { state in
      MessageThreadView(
        messages: (0..<(state.isOn ? 4 : 3)).map { message($0) }, haptics: HapticManager())
    },
    ComponentSubject(
      "InboxView", [InboxView.archive], [.evaluatesItsBodies, .jumps], size: Size(320, 320)
    ) { state in
      InboxView(
        conversations: (state.isOn ? ["b", "c"] : ["a", "b", "c"]).map {
          Conversation(id: $0, name: "Name \($0)", preview: "P")
        }, haptics: HapticManager(), onOpen: { _ in }, onArchive: { _ in })
    },
    ComponentSubject(
      "LeadingSwipe", [SwipeMotion.settle, SwipeMotion.follow],
      [.evaluatesItsBodies, .jumps],
      drive: { host, state in
        let onwards = host.configuration.layoutDirection == .leftToRight ? 60.0 : -60
        let way = state == 1 ? onwards : -onwards
        let start = middle(of: host)
        host.touchDown(at: start)
        for step in 1...3 {
          host.touchMove(to: Point(start.x + way * Double(step) / 3, start.y))
        }
        host.touchUp()
      }
    ) { _ in
      LeadingSwipe(.archive, isEnabled: true, perform: {}) {
        Text("Row").frame(maxWidth: .infinity, minHeight: 60).background(Color.white)
      }
    },
    ComponentSubject(
      "StreamingTextView", [StreamingTextView.motion], [.evaluatesItsBodies, .jumps]
    ) { state in StreamingTextView(text: state.isOn ? "One, two, three" : "One") },
  ]

  /// A card that opens out of a small one.
  private struct Heroes: View {
    let isOpen: Bool
    @Namespace private var cards

    var body: some View {
      ZStack {
        if isOpen {
          Color.blue.cardHero("a", in: cards).frame(width: 200, height: 200)
        } else {
          Color.blue.cardHero("a", in: cards).frame(width: 80, height: 60)
        }
      }
      .animatesCardHero(value: isOpen)
    }
  }

  /// Three rows of which the middle one grows.
  private static func rows(_ state: MotionState) -> some View {
    VStack(spacing: 4) {
      Color.red.frame(height: 20)
      Color.green.frame(width: state.isOn ? 120 : 60, height: state.isOn ? 80 : 20)
      Color.blue.frame(height: 20)
    }
  }

  /// What an app wraps on its own: places and sizes are what it moves.
  static let wrapped: [ComponentSubject] = [
    ComponentSubject("MotionSafe", [CardHeroMotion.grow], [.evaluatesItsBodies]) { state in
      rows(state).motionSafe(.appSpring)
    },
    ComponentSubject("MotionSafeValue", [CardHeroMotion.grow], [.evaluatesItsBodies]) { state in
      rows(state).withMotionSafe(.appNormal, value: state.value)
    },
    ComponentSubject("MotionSafeAnimation", [CardHeroMotion.grow], [.evaluatesItsBodies]) { state in
      rows(state).animation(.appSpring.motionSafe(), value: state.value)
    },
  ]

  static let cards: [ComponentSubject] = [
    ComponentSubject(
      "ToolCard", [ToolCardExpandAnimation.motion], [.evaluatesItsBodies, .jumps],
      size: Size(300, 300)
    ) { state in
      VStack {
        ToolCard(title: "Search", isExpanded: state.toggle) { Text("Details\nof it") }
        Text("Below")
      }
    },
    ComponentSubject(
      "ExpandableCard", [ExpandableCardMotion.expansion], [.evaluatesItsBodies, .jumps]
    ) { state in
      ExpandableCard(id: "a", expandedId: state.choice, label: "Card") {
        Text("Small").frame(width: 80, height: 60)
      } expanded: {
        Text("Large").frame(width: 200, height: 200)
      }
    },
    ComponentSubject("CardHero", [CardHeroMotion.grow], [.evaluatesItsBodies, .jumps]) { state in
      Heroes(isOpen: state.isOn)
    },
  ]

  /// Something that is there in state 1 only, and enters by a modifier.
  private static func entry<V: View>(
    _ name: String, _ motion: MotionDeclaration, @ViewBuilder _ view: @escaping () -> V
  ) -> ComponentSubject {
    ComponentSubject(name, [motion], [.evaluatesItsBodies, .jumps]) { state in
      ZStack { if state.isOn { view().transition(.identity) } }
    }
  }

  static let entries: [ComponentSubject] = [
    entry("MessageAppearAnimation", MessageAppearAnimation.motion) {
      Text("Hello").messageAppearAnimation(delay: 0.05)
    },
    entry("ListItemAnimation", ListItemAnimation.motion) {
      Text("Row").listItemAnimation(index: 1)
    },
    entry("SheetAppearModifier", SheetAppearModifier.motion) { Text("Sheet").sheetAppear() },
    entry("StaggeredAnimationModifier", StaggeredAnimationModifier.entryMotion) {
      Text("Section").staggeredEntry(1)
    },
    entry("PopInModifier", PopInModifier.popMotion) { Text("Badge").popIn(delay: 0.1) },
    ComponentSubject(
      "ErrorShake", [ErrorShake.shake, ErrorShake.border], [.evaluatesItsBodies, .jumps]
    ) { state in
      Text("Field").padding(20)
        .errorShake(trigger: state.value, isError: state.isOn, haptics: HapticManager())
    },
    ComponentSubject(
      "SuccessBounce", [SuccessBounce.bounce], [.comesBack, .evaluatesItsBodies, .jumps]
    ) { state in Text("Done").padding(20).successBounce(trigger: state.value) },
  ]

  /// Something that goes on while state is 1.
  private static func loop<V: View>(
    _ name: String, _ motion: MotionDeclaration, @ViewBuilder _ view: @escaping () -> V
  ) -> ComponentSubject {
    ComponentSubject(name, [motion], [.isEndless, .jumps, .evaluatesItsBodies]) { state in
      ZStack { if state.isOn { view().transition(.identity) } }
    }
  }

  static let loops: [ComponentSubject] = [
    loop("PulsingModifier", PulsingModifier.pulseMotion) { Circle().frame(width: 40).pulsing() },
    loop("ShimmerModifier", ShimmerModifier.sweepMotion) {
      Color.gray.frame(width: 80, height: 12).shimmering()
    },
    loop("Sparkles", Sparkles.twinkleMotion) { Sparkles(count: 4) },
    loop("PulseAnimation", PulseAnimation.motion) { Text("Loading").loadingPulse() },
    loop("ShimmerAnimation", ShimmerAnimation.motion) {
      Color.gray.frame(width: 80, height: 12).loadingShimmer(.width)
    },
    loop("SkeletonText", ShimmerAnimation.motion) { SkeletonText(lines: 2) },
    loop("StatusSymbol, loop", StatusSymbol.loop) { StatusSymbol(.streaming) },
    loop("TypingIndicator", TypingIndicator.dots) { TypingIndicator(name: "Maya") },
  ]

  static let celebrations: [ComponentSubject] = [
    ComponentSubject(
      "AnimatedCheckmark",
      [
        AnimatedCheckmark.appearMotion, AnimatedCheckmark.glowMotion, AnimatedCheckmark.drawMotion,
        AnimatedCheckmark.leaveMotion,
      ], [.evaluatesItsBodies, .jumps]
    ) { state in AnimatedCheckmark(isVisible: state.isOn) },
    ComponentSubject(
      "CelebrationParticles", [CelebrationParticles.riseMotion, CelebrationParticles.birthMotion],
      [.comesBack, .evaluatesItsBodies, .jumps]
    ) { state in Color.gray.frame(width: 200, height: 200).celebrates(on: state.value) },
    ComponentSubject(
      "StreakBadge",
      [StreakBadge.wiggleMotion, StreakBadge.restMotion, StreakBadge.colorMotion],
      [.evaluatesItsBodies, .jumps]
    ) { state in StreakBadge(streak: state.isOn ? 1 : 0) },
  ]
}
