import LegatoDisplay
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// States of messages, cards and effects that no subject rests in.
extension ComponentStates {
  private static let long = "The side door is open. Leave your shoes on, we are in the garden."

  private static var swipe: some View {
    LeadingSwipe(.archive, isEnabled: true, perform: {}) {
      Text("Row").frame(maxWidth: .infinity, minHeight: 60).background(ColorToken.app.surface)
    }
  }

  /// A finger that goes to the right, and is lifted.
  private static func drag(by distance: Double) -> @MainActor (ViewHost) -> Void {
    { host in
      let start = ComponentSubjects.middle(of: host)
      host.touchDown(at: start)
      for step in 1...3 {
        host.touchMove(to: Point(start.x + distance * Double(step) / 3, start.y))
      }
      host.touchUp()
    }
  }

  static let messages: [ComponentState] = [
    ComponentState("MessageBubbleView", "received") {
      MessageBubbleView(
        message: ChatMessage(id: "1", text: "The kettle is on."), haptics: HapticManager())
    },
    ComponentState("MessageBubbleView", "long-text") {
      MessageBubbleView(message: ChatMessage(id: "1", text: long), haptics: HapticManager())
    },
    ComponentState("MessageBubbleView", "long-text-own") {
      MessageBubbleView(
        message: ChatMessage(id: "1", text: long, isOwn: true), haptics: HapticManager())
    },
    ComponentState("MessageBubbleView", "right-to-left") {
      MessageBubbleView(
        message: ChatMessage(id: "1", text: "The kettle is on.", isOwn: true),
        haptics: HapticManager()
      )
      .environment(\.layoutDirection, .rightToLeft)
    },
    ComponentState("ConversationRowView", "unread") {
      ConversationRowView(
        conversation: Conversation(
          id: "a", name: "Maya Lind", preview: "Are you still at the station?", time: "09:41",
          isUnread: true)
      ) {}
    },
    ComponentState("ConversationRowView", "syncing") {
      ConversationRowView(
        conversation: Conversation(
          id: "a", name: "Maya Lind", preview: "Are you still at the station?", isSyncing: true)
      ) {}
    },
    ComponentState("ConversationRowView", "long-text") {
      ConversationRowView(
        conversation: Conversation(
          id: "a", name: "Everybody of the Book Club", preview: long + " " + long, time: "Monday")
      ) {}
    },
    ComponentState("MessageThreadView", "conversation", size: Size(240, 240)) {
      MessageThreadView(
        messages: [
          ChatMessage(id: "1", text: "Are you still at the station?"),
          ChatMessage(id: "2", text: "Just left.", isOwn: true),
          ChatMessage(id: "3", text: "I can see you.", isOwn: true, state: .failed),
        ], haptics: HapticManager(), onRetry: { _ in })
    },
    ComponentState("MessageThreadView", "typing", size: Size(240, 200)) {
      MessageThreadView(
        messages: [ChatMessage(id: "1", text: "Are you there?", isOwn: true)],
        haptics: HapticManager()
      ) { TypingIndicator(name: "Maya") }
    },
    ComponentState("LeadingSwipe", "closed") { swipe },
    ComponentState("LeadingSwipe", "swiped", drive: drag(by: 60)) { swipe },
    ComponentState("ThreadSeparator", "rest") { ThreadSeparator("Today") },
    ComponentState("StreamingTextView", "long-text") { StreamingTextView(text: long) },
  ]

  static let cards: [ComponentState] = [
    ComponentState("ToolCard", "progress") {
      ToolCard(
        title: "Search", subtitle: "12 files read", systemImage: "magnifyingglass", progress: 0.4,
        isExpanded: .constant(false)
      ) { Text("Details") }
    },
    ComponentState("ToolCard", "long-text", size: Size(240, 320)) {
      ToolCard(
        title: "Reads every file of the project", subtitle: "and then reads all of them again",
        isExpanded: .constant(true)
      ) { Text(long) }
    },
    ComponentState("ExpandableCard", "standard") {
      ExpandableCard(id: "a", expandedId: .constant(nil))
    },
    ComponentState("ExpandableCard", "standard-expanded") {
      ExpandableCard(id: "a", expandedId: .constant("a"))
    },
    ComponentState("CollapsedCardView", "rest") { CollapsedCardView() },
    ComponentState("ExpandedCardView", "rest") { ExpandedCardView() },
  ]

  static let effects: [ComponentState] = [
    ComponentState("AnimatedCheckmark", "drawing", at: 0.65) { AnimatedCheckmark() },
    ComponentState("CelebrationParticles", "rising", at: 0.5) {
      CelebrationParticles().frame(width: 200, height: 200)
    },
    ComponentState("Sparkles", "twinkling", at: 1) {
      Sparkles(count: 40).frame(width: 120, height: 80)
    },
    ComponentState("StreakBadge", "hundreds") { StreakBadge(streak: 365) },
    ComponentState("PulseAnimation", "paused") { Text("Loading").loadingPulse(isActive: false) },
    ComponentState("ShimmerAnimation", "paused") {
      Color.gray.frame(width: 80, height: 12).loadingShimmer(.width, isActive: false)
    },
  ]
}
