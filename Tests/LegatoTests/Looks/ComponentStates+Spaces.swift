import LegatoDisplay
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// States of messages, cards and effects that no subject rests in.
extension ComponentStates {
  private static let long = "The side door is open. Leave your shoes on, we are in the garden."

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
    ComponentState("ThreadSeparator", "rest") { ThreadSeparator("Today") },
    ComponentState("TypingIndicator", "nameless") { TypingIndicator() },
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
    ComponentState("AnimatedCheckmark", "drawing", at: 0.3) { AnimatedCheckmark() },
    ComponentState("CelebrationParticles", "rising", at: 0.5) {
      CelebrationParticles().frame(width: 200, height: 200)
    },
    ComponentState("StreakBadge", "hundreds") { StreakBadge(streak: 365) },
    ComponentState("PulseAnimation", "paused") { Text("Loading").loadingPulse(isActive: false) },
    ComponentState("ShimmerAnimation", "paused") {
      Color.gray.frame(width: 80, height: 12).loadingShimmer(.width, isActive: false)
    },
  ]
}
