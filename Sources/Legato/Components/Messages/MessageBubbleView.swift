import SwiftUI

/// A message in its bubble, on the side of its author.
///
/// When a message begins to be sent the bubble dips, once: towards 0.95 of its size and 0.8 of its
/// opacity, and back after 0.1 s. A tap while it is being sent dips it as well. The end of the
/// sending does not interrupt a dip. Reduce Motion and Low Power Mode: no dip.
///
/// The time is formatted by the environment's locale, calendar and time zone. A failed message says
/// so below its bubble, in words and with a symbol, and offers a retry; the bubble dips again when
/// the retry begins.
public struct MessageBubbleView: View, MotionDeclaring {
  let message: ChatMessage
  /// Where the sending is felt; `nil` where somebody else sees to that.
  let haptics: HapticManager?
  /// Whether it dips if it is on its way when it appears; asked then.
  let dipsWhenItAppears: () -> Bool
  /// Whether it says itself that its message was not sent.
  let announcesFailure: Bool
  let onRetry: (() -> Void)?
  let onTap: (() -> Void)?
  @State private var dips = 0
  @Environment(\.motionPolicy) private var motionPolicy
  private var felt = OwnHaptics()
  @Environment(\.tokenTheme) private var theme
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// Creates the bubble of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - haptics: The manager that plays the impact of sending; the shared one by default.
  ///   - onTap: Called at a tap on the bubble, also during an animation.
  ///   - onRetry: Sends a failed message again; without it no retry is offered.
  public init(
    message: ChatMessage, haptics: HapticManager = .shared, onTap: (() -> Void)? = nil,
    onRetry: (() -> Void)? = nil
  ) {
    self.init(
      message: message, haptics: haptics, announcesFailure: true, onRetry: onRetry, onTap: onTap
    ) { true }
  }

  /// For a thread, which feels and announces for its messages.
  init(
    message: ChatMessage, haptics: HapticManager? = nil, announcesFailure: Bool = false,
    onRetry: (() -> Void)?, onTap: (() -> Void)?, dipsWhenItAppears: @escaping () -> Bool
  ) {
    self.message = message
    self.haptics = haptics
    self.announcesFailure = announcesFailure
    self.onRetry = onRetry
    self.onTap = onTap
    self.dipsWhenItAppears = dipsWhenItAppears
  }

  /// The bubble dips when its message begins to be sent. Reduce Motion and Low Power Mode: no dip.
  public nonisolated static let sendDown = MotionDeclaration(
    component: "MessageBubbleView", motion: "sendDown", token: .messages.sendDown,
    purpose: "Says that the message is being sent.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the message is there says that it was sent.")
  /// The bubble returns from a dip. Reduce Motion and Low Power Mode: no dip.
  public nonisolated static let sendRelease = MotionDeclaration(
    component: "MessageBubbleView", motion: "sendRelease", token: .messages.sendRelease,
    purpose: "Lets the bubble go.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the message is there says that it was sent.")
  /// The line below a bubble whose message failed is inserted and removed. Reduce Motion: it fades.
  /// Low Power Mode: unchanged.
  public nonisolated static let status = MotionDeclaration(
    component: "MessageBubbleView", motion: "status", token: .messages.standard,
    purpose: "Shows that a message was not sent, or is sent again.", cost: .layout,
    role: .essentialState, reducedForm: .crossFade,
    reason: "That it failed is told by a fade as well.")
  /// The motions of the bubble: ``sendDown``, ``sendRelease`` and ``status``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [sendDown, sendRelease, status]
  }

  private static let dip = Dip(
    down: sendDown, release: sendRelease, scale: MetricToken.app.firmPress,
    opacity: MetricToken.app.dipOpacity)

  /// The bubble on its side of the thread, and the failure below it where there is one.
  public var body: some View {
    let metrics = MetricToken.messages
    let (isOwn, isFailed) = (message.isOwn, message.state == .failed)
    let outcome = motionPolicy.outcome(of: Self.status)
    VStack(alignment: isOwn ? .trailing : .leading, spacing: theme[metrics.statusGap]) {
      bubble
      if isFailed {
        FailedMessageLabel(text: message.text, onRetry: onRetry)
          .transition(.row(.opacity, outcome))
      }
    }
    .animation(outcome.movement, value: isFailed)
    .endsAtOnce(Self.status)
    .padding(isOwn ? .leading : .trailing, theme[metrics.bubbleMargin])
    .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    .onAppear { if message.isSending, dipsWhenItAppears() { send() } }
    .onChange(of: message.state) { _, state in
      if state == .sending { send() }
      if state == .failed, announcesFailure { announce("Not sent: \(message.text)", nil) }
    }
    .playsHaptics(felt)
  }

  private var bubble: some View {
    let metrics = MetricToken.messages
    let isOwn = message.isOwn
    return
      content
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
      .accessibilityValue(spokenStatus)
  }

  private var text: some View {
    Text(verbatim: message.text)
      .foregroundStyle(message.isOwn ? ColorToken.app.onAccent : ColorToken.app.text)
      .multilineTextAlignment(.leading)
  }

  /// The time stands beside a short text, and below a longer one.
  @ViewBuilder private var content: some View {
    if let time = message.time {
      let gap = theme[MetricToken.messages.statusGap]
      let stamp = MessageTime(time: time)
        .foregroundStyle(message.isOwn ? ColorToken.app.onAccent : ColorToken.app.secondaryText)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .lastTextBaseline, spacing: 2 * gap) {
          text
          stamp
        }
        VStack(alignment: .trailing, spacing: 0) {
          text
          stamp
        }
      }
    } else {
      text
    }
  }

  private var spokenStatus: String {
    let state =
      switch message.state {
      case .sent: ""
      case .sending: "Sending"
      case .failed: "Not sent"
      }
    let time = message.time.map { MessageTime.text($0, locale, calendar, timeZone) } ?? ""
    return [state, time].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func send() {
    dips += 1
    if let haptics { felt.asking(haptics).impact(.light) }
  }
}
