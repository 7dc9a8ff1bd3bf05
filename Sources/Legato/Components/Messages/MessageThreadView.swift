import SwiftUI

/// A thread of messages. What arrives comes in from the side of whoever wrote it and fades in, by a
/// spring of 0.4 s; what is removed fades.
///
/// What is there when the thread appears does not animate, nor does history that is put in front.
/// Only the new message's row moves, and the thread follows to its end. Under Reduce Motion new
/// messages fade in; Low Power Mode changes nothing.
public struct MessageThreadView: View, MotionDeclaring {
  let messages: [ChatMessage]
  let followsNewest: Bool
  let haptics: HapticManager
  let onTap: ((ChatMessage) -> Void)?
  let onAnnouncement: ((String) -> Void)?
  @State private var arrivals = MessageArrivals<String>()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - messages: From the oldest to the newest.
  ///   - followsNewest: Whether the thread scrolls to what arrives.
  ///   - haptics: Where the sending of a message is felt.
  ///   - onTap: Called for a message that is tapped.
  ///   - onAnnouncement: Called once for each update with arrivals, with what is announced to people
  ///     who do not see them.
  public init(
    messages: [ChatMessage], followsNewest: Bool = true, haptics: HapticManager = .shared,
    onTap: ((ChatMessage) -> Void)? = nil, onAnnouncement: ((String) -> Void)? = nil
  ) {
    self.messages = messages
    self.followsNewest = followsNewest
    self.haptics = haptics
    self.onTap = onTap
    self.onAnnouncement = onAnnouncement
  }

  public nonisolated static let receive = MotionDeclaration(
    component: "MessageThreadView", motion: "receive", token: .messages.receive,
    purpose: "Shows who has written.", cost: .transform,
    role: .essentialSpatial, reducedForm: .crossFade,
    reason: "That a message has come is told by a fade as well.")
  public nonisolated static let follow = MotionDeclaration(
    component: "MessageThreadView", motion: "follow", token: .messages.receive,
    purpose: "Brings the newest message into sight.", cost: .transform,
    role: .essentialSpatial, reducedForm: .endStateAtOnce,
    reason: "The newest message is in sight at once.")
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [receive, follow] }

  public var body: some View {
    let ids = messages.map(\.id)
    let change = arrivals.change(to: ids)
    let animates = change == .arrival || change == .removal
    let outcome = motionPolicy.outcome(of: Self.receive)
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: theme[.app.gap]) {
          ForEach(messages) { message in
            MessageBubbleView(
              message: message, dipsWhenItAppears: change == .arrival, haptics: haptics,
              onTap: onTap.map { onTap in { onTap(message) } }
            )
            .transition(
              .row(.messageReceive(from: message.edge), outcome, comes: change == .arrival))
          }
        }
        .padding(.horizontal, theme[.app.inset])
        .padding(.vertical, theme[.app.gap])
        // On the container: a row that comes in cannot animate its own coming.
        .animation(animates ? motionPolicy.movement(of: Self.receive) : nil, value: ids)
      }
      .onAppear { if followsNewest, let last = ids.last { proxy.scrollTo(last, anchor: .bottom) } }
      .onChange(of: ids, initial: true) { _, ids in take(ids, proxy) }
    }
  }

  private func take(_ ids: [String], _ proxy: ScrollViewProxy) {
    let change = arrivals.change(to: ids)
    let new = messages.filter { !arrivals.knows($0.id) && !$0.isOwn }
    arrivals.update(to: ids)
    guard change == .arrival else { return }
    if let last = new.last { announce("New message: \(last.text)", onAnnouncement) }
    guard followsNewest, let last = ids.last else { return }
    withAnimation(motionPolicy.movement(of: Self.follow)) {
      proxy.scrollTo(last, anchor: .bottom)
    }
  }
}
