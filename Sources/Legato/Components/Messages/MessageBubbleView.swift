import SwiftUI

/// One message in its bubble, on the side of whoever wrote it.
///
/// When a message begins to be sent the bubble dips, once: towards 0.95 of its size and 0.8 of its
/// opacity, and back after 0.1 s. A tap dips it as well while it is on its way. The end of the sending
/// does not cut a dip short. Under Reduce Motion and in Low Power Mode it stays as it is.
public struct MessageBubbleView: View, MotionDeclaring {
  let message: ChatMessage
  let dipsWhenItAppears: Bool
  let haptics: HapticManager
  let onTap: (() -> Void)?
  @State private var dips = 0
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - onTap: Called at a tap, whatever moves.
  ///   - haptics: Where the sending is felt.
  public init(
    message: ChatMessage, haptics: HapticManager = .shared, onTap: (() -> Void)? = nil
  ) {
    self.init(message: message, dipsWhenItAppears: true, haptics: haptics, onTap: onTap)
  }

  init(
    message: ChatMessage, dipsWhenItAppears: Bool, haptics: HapticManager, onTap: (() -> Void)?
  ) {
    self.message = message
    self.dipsWhenItAppears = dipsWhenItAppears
    self.haptics = haptics
    self.onTap = onTap
  }

  public nonisolated static let sendDown = MotionDeclaration(
    component: "MessageBubbleView", motion: "sendDown", token: .messages.sendDown,
    purpose: "Says that the message is being sent.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the message is there says that it was sent.")
  public nonisolated static let sendRelease = MotionDeclaration(
    component: "MessageBubbleView", motion: "sendRelease", token: .messages.sendRelease,
    purpose: "Lets the bubble go.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the message is there says that it was sent.")
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [sendDown, sendRelease]
  }

  private static let dip = Dip(
    down: sendDown, release: sendRelease, scale: MetricToken.app.firmPress,
    opacity: MetricToken.app.dipOpacity)

  public var body: some View {
    let metrics = MetricToken.messages
    let isOwn = message.isOwn
    Text(verbatim: message.text)
      .foregroundStyle(isOwn ? ColorToken.app.onAccent : ColorToken.app.text)
      .multilineTextAlignment(.leading)
      .padding(.horizontal, theme[metrics.bubbleInset])
      .padding(.vertical, theme[metrics.bubblePadding])
      .background(
        isOwn ? ColorToken.app.accent : ColorToken.app.bubble,
        in: RoundedRectangle(cornerRadius: theme[metrics.bubbleRadius])
      )
      .dips(Self.dip, trigger: dips)
      .contentShape(Rectangle())
      .onTapGesture {
        if message.isSending { dips += 1 }
        onTap?()
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(isOwn ? "You: \(message.text)" : message.text)
      .accessibilityValue(message.isSending ? "Sending" : "")
      .padding(isOwn ? .leading : .trailing, theme[metrics.bubbleMargin])
      .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
      .onAppear { if message.isSending, dipsWhenItAppears { send() } }
      .onChange(of: message.isSending) { _, isSending in if isSending { send() } }
  }

  private func send() {
    dips += 1
    haptics.impact(.light)
  }
}
