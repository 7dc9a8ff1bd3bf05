import SwiftUI

/// A bubble with three dots that rise one after the other while someone is typing.
///
///     MessageThreadView(messages: messages) {
///       if isTyping { TypingIndicator(name: "Maya") }
///     }
///
/// It is inserted and removed as a message is, whatever the transaction of the change. The dots are
/// still under Reduce Motion, in Low Power Mode, where loops are paused and off screen.
public struct TypingIndicator: View, MotionDeclaring {
  let name: String?
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme
  @ScaledMetric(relativeTo: .body) private var scale = 1.0

  /// Creates an indicator.
  ///
  /// - Parameter name: The name of the person who is typing, for the accessibility label; none by
  ///   default.
  public init(name: String? = nil) { self.name = name }

  /// The dots rise in turn, 0.4 s each way, repeated without end. Off under Reduce Motion and in
  /// Low Power Mode.
  public nonisolated static let dots = MotionDeclaration(
    component: "TypingIndicator", motion: "dots", token: .ambient.typing,
    purpose: "Shows that an answer is being written.", cost: .transform,
    role: .loop, reducedForm: .endStateAtOnce,
    reason: "Three dots in a bubble say it without moving.")
  /// The motion of the indicator: ``dots``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [dots] }

  /// A bubble with three dots at the leading side, as one accessibility element.
  public var body: some View {
    let metrics = MetricToken.messages
    HStack(spacing: theme[metrics.typingRise] * scale) {
      ForEach(0..<3, id: \.self) { index in
        TypingDot(delay: Double(index) * theme[metrics.typingStep])
      }
    }
    .padding(.horizontal, theme[metrics.bubbleInset])
    .frame(minHeight: 2 * theme[metrics.bubbleRadius] * scale)
    .background(
      ColorToken.app.bubble, in: RoundedRectangle(cornerRadius: theme[metrics.bubbleRadius])
    )
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name.map { "\($0) is typing" } ?? "Typing")
    .transition(.typing(motionPolicy.outcome(of: MessageThreadView.receive)))
  }
}

/// One of the dots: at rest it is at its place, and as strong as it becomes.
private struct TypingDot: View {
  /// Seconds.
  let delay: Double
  @State private var phase = 0.0
  @Environment(\.tokenTheme) private var theme
  @ScaledMetric(relativeTo: .body) private var scale = 1.0

  var body: some View {
    let metrics = MetricToken.messages
    let side = theme[metrics.typingDot] * scale
    Circle()
      .fill(ColorToken.app.secondaryText)
      .frame(width: side, height: side)
      .opacity(1 - (1 - theme[metrics.typingOpacity]) * phase)
      .modifier(Shift(y: -theme[metrics.typingRise] * scale * phase))
      .modifier(RunsLoop(motion: TypingIndicator.dots, delay: delay, phase: $phase))
  }
}
