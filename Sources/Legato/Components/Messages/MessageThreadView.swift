import SwiftUI

/// A scrolling thread of messages, of any length. A new message slides in from the side of its
/// author and fades in, by a spring of 0.4 s; a removed one fades out.
///
///     MessageThreadView(messages: messages) { message, previous in
///       if !isSameDay(message, previous) { ThreadSeparator(day(of: message)) }
///     } footer: {
///       if isTyping { TypingIndicator() }
///     }
///
/// The thread begins at its end, on its first frame, and stays there while messages arrive, the
/// footer is inserted or removed, and its size changes: it scrolls along. Where a person has
/// scrolled up, the scroll position is kept, also while history is inserted before and messages
/// above are removed, and arrivals off screen are not animated. A row that scrolling makes visible
/// does not enter again.
///
/// The messages of the first update are not animated, nor is history that is inserted before them.
/// At most ten messages enter at a time, the newest ones. Reduce Motion: new messages fade in, and
/// the thread jumps to its end. Low Power Mode: unchanged.
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

  /// Creates a thread of messages alone.
  ///
  /// - Parameters:
  ///   - messages: The messages, from the oldest to the newest. Of several with one id only the
  ///     first is shown.
  ///   - followsNewest: Whether the thread begins at its end and scrolls to arrivals while it is
  ///     there; `true` by default. Otherwise it begins at its top and does not scroll.
  ///   - haptics: The manager that plays the impact of sending, on and off screen; the shared one
  ///     by default.
  ///   - onTap: Called with a message that is tapped.
  ///   - onRetry: Sends a failed message again; without it no retry is offered.
  ///   - onReachTop: Called when the oldest message becomes visible, once for each oldest message:
  ///     insert history before it.
  ///   - onAnnouncement: Called once for each update with arrivals and for each with failures, with
  ///     the text of the accessibility announcement.
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

  /// Creates a thread with headers before messages and a footer after the last one.
  ///
  /// - Parameters:
  ///   - messages: The messages, from the oldest to the newest. Of several with one id only the
  ///     first is shown.
  ///   - followsNewest: Whether the thread begins at its end and scrolls to arrivals while it is
  ///     there; `true` by default. Otherwise it begins at its top and does not scroll.
  ///   - haptics: The manager that plays the impact of sending, on and off screen; the shared one
  ///     by default.
  ///   - onTap: Called with a message that is tapped.
  ///   - onRetry: Sends a failed message again; without it no retry is offered.
  ///   - onReachTop: Called when the oldest message becomes visible, once for each oldest message:
  ///     insert history before it.
  ///   - onAnnouncement: Called once for each update with arrivals and for each with failures, with
  ///     the text of the accessibility announcement.
  ///   - header: The row before a message, as wide as the thread: a ``ThreadSeparator``, or
  ///     nothing. It is passed the message and the previous one, `nil` for the oldest. It fades in
  ///     with its message.
  ///   - footer: The row after the last message: a ``TypingIndicator``, or nothing. The thread
  ///     follows its height.
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

  /// Creates a thread with a footer after the last message: see ``TypingIndicator``.
  ///
  /// - Parameters:
  ///   - messages: The messages, from the oldest to the newest. Of several with one id only the
  ///     first is shown.
  ///   - followsNewest: Whether the thread begins at its end and scrolls to arrivals while it is
  ///     there; `true` by default. Otherwise it begins at its top and does not scroll.
  ///   - haptics: The manager that plays the impact of sending, on and off screen; the shared one
  ///     by default.
  ///   - onRetry: Sends a failed message again; without it no retry is offered.
  ///   - onReachTop: Called when the oldest message becomes visible, once for each oldest message:
  ///     insert history before it.
  ///   - footer: The row after the last message. The thread follows its height.
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
