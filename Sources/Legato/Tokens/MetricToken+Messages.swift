extension MetricToken {
  /// Measures of messages, conversations and what stands around them.
  public static let messages = Messages()

  /// The group ``MetricToken/messages``.
  public struct Messages: Sendable {
    /// 18 pt: the corners of a bubble.
    public let bubbleRadius = MetricToken(
      name: "bubble.radius", value: 18, use: "The corners of a bubble.")
    /// 14 pt: at the sides of a bubble's text.
    public let bubbleInset = MetricToken(
      name: "bubble.inset", value: 14, use: "At the sides of a bubble's text.")
    /// 9 pt: above and below a bubble's text.
    public let bubblePadding = MetricToken(
      name: "bubble.padding", value: 9, use: "Above and below a bubble's text.")
    /// 56 pt: what a bubble leaves free on the other side.
    public let bubbleMargin = MetricToken(
      name: "bubble.margin", value: 56, use: "What a bubble leaves free on the other side.")
    /// 44 pt: the portrait of a conversation.
    public let avatar = MetricToken(
      name: "conversation.avatar", value: 44, use: "The portrait of a conversation.")
    /// 12 pt: between portrait and text.
    public let rowGap = MetricToken(
      name: "conversation.gap", value: 12, use: "Between portrait and text.")
    /// 0.3 s: a second tap on a row within that time is the same one.
    public let doubleTap = MetricToken(
      name: "conversation.doubleTap", value: 0.3, unit: .seconds,
      use: "A second tap on a row within that time does not open it twice.")
    /// 84 pt: an action that a swipe has uncovered.
    public let actionWidth = MetricToken(
      name: "swipe.actionWidth", value: 84, use: "An action that a swipe has uncovered.")
    /// 0.5: from this share of a row's width on, a swipe does the action when the finger lifts.
    public let fullSwipe = MetricToken(
      name: "swipe.full", value: 0.5, unit: .fraction,
      use: "The share of a row's width from which on a swipe does its action.")
    /// 20 pt: at the leading edge of the screen a swipe means 'back', and no row takes it.
    public let edgeZone = MetricToken(
      name: "swipe.edgeZone", value: 20, use: "Where a swipe belongs to navigation.")
    /// 0.5 s: an action that was done is not done again within that time.
    public let debounce = MetricToken(
      name: "swipe.debounce", value: 0.5, unit: .seconds,
      use: "An action that was done is not done again within that time.")
    /// 12 pt: between chips.
    public let chipGap = MetricToken(name: "chip.gap", value: 12, use: "Between chips.")
    /// 1.04: a chosen chip.
    public let chipScale = MetricToken(
      name: "chip.scale", value: 1.04, unit: .fraction, use: "The size of a chosen chip.")
    /// 48 pt: the floating button.
    public let fab = MetricToken(name: "fab.size", value: 48, use: "The floating button.")
    /// 40 pt: the buttons that it opens into.
    public let fabChild = MetricToken(
      name: "fab.child", value: 40, use: "The buttons that a floating button opens into.")

    public var all: [MetricToken] {
      [
        bubbleRadius, bubbleInset, bubblePadding, bubbleMargin, avatar, rowGap, doubleTap,
        actionWidth, fullSwipe, edgeZone, debounce, chipGap, chipScale, fab, fabChild,
      ]
    }
  }
}
