import SwiftUI

/// A thread of messages, of any length. What arrives comes in from the side of whoever wrote it and
/// fades in, by a spring of 0.4 s; what is removed fades.
///
///     MessageThreadView(messages: messages) { message, previous in
///       if !isSameDay(message, previous) { ThreadSeparator(day(of: message)) }
///     } footer: {
///       if isTyping { TypingIndicator() }
///     }
///
/// The thread begins at its end, on its first frame, and stays there while messages arrive, the footer
/// comes and goes, and its size changes: it scrolls along with them. Where a person has scrolled up it
/// keeps its place, also while older messages are put in before and while messages above are removed,
/// and what arrives out of sight does not move. A row that scrolling makes does not come in again.
///
/// What is there when the thread appears does not animate, nor does history that is put in front.
/// At most ten messages come in at a time; of more than that the newest ones. Under Reduce Motion new
/// messages fade in, and the thread is at its end at once; Low Power Mode changes nothing.
public struct MessageThreadView: View, MotionDeclaring {
  let messages: [ChatMessage]
  let followsNewest: Bool
  let haptics: HapticManager
  let onTap: ((ChatMessage) -> Void)?
  let onRetry: ((ChatMessage) -> Void)?
  let onReachTop: (() -> Void)?
  let onAnnouncement: ((String) -> Void)?
  /// Shows the thread with rows of the app's own.
  private let content: @MainActor (MessageThreadView) -> AnyView

  /// - Parameters:
  ///   - messages: From the oldest to the newest. Of several with one id only the first is shown.
  ///   - followsNewest: Whether the thread begins at its end and scrolls to what arrives while it is
  ///     there. Otherwise it begins at its top and stays where it is.
  ///   - haptics: Where the sending of a message is felt, in sight or not: the person did it.
  ///   - onTap: Called for a message that is tapped.
  ///   - onRetry: Sends a message again that failed; without it no other try is offered.
  ///   - onReachTop: Called when the oldest message comes into sight, once for each oldest one: put
  ///     older ones in before it.
  ///   - onAnnouncement: Called once for each update with arrivals and for each with messages that
  ///     failed, with what is announced to people who do not see them.
  public init(
    messages: [ChatMessage], followsNewest: Bool = true, haptics: HapticManager = .shared,
    onTap: ((ChatMessage) -> Void)? = nil, onRetry: ((ChatMessage) -> Void)? = nil,
    onReachTop: (() -> Void)? = nil, onAnnouncement: ((String) -> Void)? = nil
  ) {
    self.init(
      messages: messages, followsNewest: followsNewest, haptics: haptics, onTap: onTap,
      onRetry: onRetry, onReachTop: onReachTop, onAnnouncement: onAnnouncement
    ) { _, _ in
    } footer: {
    }
  }

  /// A thread with rows of one's own before messages and after the last one.
  ///
  /// - Parameters:
  ///   - messages: From the oldest to the newest. Of several with one id only the first is shown.
  ///   - followsNewest: Whether the thread begins at its end and scrolls to what arrives while it is
  ///     there. Otherwise it begins at its top and stays where it is.
  ///   - haptics: Where the sending of a message is felt, in sight or not: the person did it.
  ///   - onTap: Called for a message that is tapped.
  ///   - onRetry: Sends a message again that failed; without it no other try is offered.
  ///   - onReachTop: Called when the oldest message comes into sight, once for each oldest one: put
  ///     older ones in before it.
  ///   - onAnnouncement: Called once for each update with arrivals and for each with messages that
  ///     failed, with what is announced to people who do not see them.
  ///   - header: What stands before a message, as wide as the thread: a ``ThreadSeparator``, or
  ///     nothing. It is handed the message and the one before it, `nil` for the oldest. It fades in
  ///     with its message.
  ///   - footer: What stands after the last message: a ``TypingIndicator``, or nothing. The thread
  ///     follows when its height changes.
  public init<Header: View, Footer: View>(
    messages: [ChatMessage], followsNewest: Bool = true, haptics: HapticManager = .shared,
    onTap: ((ChatMessage) -> Void)? = nil, onRetry: ((ChatMessage) -> Void)? = nil,
    onReachTop: (() -> Void)? = nil, onAnnouncement: ((String) -> Void)? = nil,
    @ViewBuilder header: @escaping @MainActor (ChatMessage, ChatMessage?) -> Header,
    @ViewBuilder footer: @MainActor () -> Footer
  ) {
    self.messages = messages
    self.followsNewest = followsNewest
    self.haptics = haptics
    self.onTap = onTap
    self.onRetry = onRetry
    self.onReachTop = onReachTop
    self.onAnnouncement = onAnnouncement
    let footer = footer()
    content = { AnyView(ThreadScroll(thread: $0, header: header, footer: footer)) }
  }

  /// A thread with a row of one's own after the last message: see ``TypingIndicator``.
  ///
  /// - Parameters:
  ///   - messages: From the oldest to the newest. Of several with one id only the first is shown.
  ///   - footer: What stands after the last message. The thread follows when its height changes.
  public init<Footer: View>(
    messages: [ChatMessage], followsNewest: Bool = true, haptics: HapticManager = .shared,
    onRetry: ((ChatMessage) -> Void)? = nil, onReachTop: (() -> Void)? = nil,
    @ViewBuilder footer: @MainActor () -> Footer
  ) {
    self.init(
      messages: messages, followsNewest: followsNewest, haptics: haptics, onRetry: onRetry,
      onReachTop: onReachTop, header: { _, _ in }, footer: footer)
  }

  /// A new message slides in from the side of its author. Reduce Motion: it fades in. Low Power
  /// Mode: unchanged.
  public nonisolated static let receive = MotionDeclaration(
    component: "MessageThreadView", motion: "receive", token: .messages.receive,
    purpose: "Shows who has written.", cost: .transform,
    role: .essentialSpatial, reducedForm: .crossFade,
    reason: "That a message has come is told by a fade as well.")
  /// The thread scrolls to the newest message. Reduce Motion: end state on the next frame. Low
  /// Power Mode: unchanged.
  public nonisolated static let follow = MotionDeclaration(
    component: "MessageThreadView", motion: "follow", token: .messages.receive,
    purpose: "Brings the newest message into sight.", cost: .transform,
    role: .essentialSpatial, reducedForm: .endStateAtOnce,
    reason: "The newest message is in sight at once.")
  /// The motions of the thread: ``receive`` and ``follow``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [receive, follow] }

  /// The messages in a scroll view.
  public var body: some View { content(self) }
}
