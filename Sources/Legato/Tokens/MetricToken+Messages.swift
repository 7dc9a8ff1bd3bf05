extension MetricToken {
  /// Measures of messages, conversations, chips and floating buttons.
  public static let messages = Messages()

  /// The group ``MetricToken/messages``.
  public struct Messages: Sendable {
    /// 18 pt: the corner radius of a bubble.
    public let bubbleRadius = MetricToken(
      name: "bubble.radius", value: 18, use: "The corners of a bubble.")
    /// 14 pt: the horizontal padding of a bubble.
    public let bubbleInset = MetricToken(
      name: "bubble.inset", value: 14, use: "At the sides of a bubble's text.")
    /// 9 pt: the vertical padding of a bubble.
    public let bubblePadding = MetricToken(
      name: "bubble.padding", value: 9, use: "Above and below a bubble's text.")
    /// 56 pt: the min margin of a bubble on the opposite side.
    public let bubbleMargin = MetricToken(
      name: "bubble.margin", value: 56, use: "What a bubble leaves free on the other side.")
    /// 2 pt: between successive messages of one person.
    public let groupGap = MetricToken(
      name: "thread.groupGap", value: 2,
      use: "Between messages that one person wrote one after the other.")
    /// 4 pt: between a bubble's text and its time, and between a bubble and its status.
    public let statusGap = MetricToken(
      name: "bubble.statusGap", value: 4, use: "Between a bubble and what is said below it.")
    /// 8 pt: the diameter of a dot of the typing indicator.
    public let typingDot = MetricToken(
      name: "typing.dot", value: 8, use: "A dot of somebody who is typing.")
    /// 4 pt: the rise of such a dot.
    public let typingRise = MetricToken(
      name: "typing.rise", value: 4, use: "How far a dot of somebody who is typing rises.")
    /// 0.5: the min opacity of such a dot.
    public let typingOpacity = MetricToken(
      name: "typing.opacity", value: 0.5, unit: .fraction,
      use: "How faint a dot of somebody who is typing becomes.")
    /// 0.2 s: the delay from one dot to the next.
    public let typingStep = MetricToken(
      name: "typing.step", value: 0.2, unit: .seconds,
      use: "How much later the next dot of somebody who is typing rises.")
    /// 44 pt: the diameter of a conversation's portrait.
    public let avatar = MetricToken(
      name: "conversation.avatar", value: 44, use: "The portrait of a conversation.")
    /// 12 pt: between portrait and text.
    public let rowGap = MetricToken(
      name: "conversation.gap", value: 12, use: "Between portrait and text.")
    /// 10 pt: the vertical padding of a conversation's row.
    public let rowPadding = MetricToken(
      name: "conversation.padding", value: 10, use: "Above and below a conversation.")
    /// 2 pt: between name and preview.
    public let lineGap = MetricToken(
      name: "conversation.lineGap", value: 2, use: "Between name and preview.")
    /// 10 pt: the diameter of the mark of an unread conversation.
    public let unread = MetricToken(
      name: "conversation.unread", value: 10, use: "The dot of what has not been read.")
    /// 1 pt: the line between one conversation and the next.
    public let separator = MetricToken(
      name: "conversation.separator", value: 1,
      use: "The line between one conversation and the next.")
    /// 0.3 s: the interval in which a second tap does not open a conversation again.
    public let doubleTap = MetricToken(
      name: "conversation.doubleTap", value: 0.3, unit: .seconds,
      use: "A second tap on a row within that time does not open it twice.")
    /// 84 pt: the width of a swipe action.
    public let actionWidth = MetricToken(
      name: "swipe.actionWidth", value: 84, use: "An action that a swipe has uncovered.")
    /// 0.5: the share of a row's width from which a swipe performs its action when the finger
    /// lifts.
    public let fullSwipe = MetricToken(
      name: "swipe.full", value: 0.5, unit: .fraction,
      use: "The share of a row's width from which on a swipe does its action.")
    /// 0.75: the share of a row's width from which the predicted end of a throw performs the
    /// action.
    public let throwing = MetricToken(
      name: "swipe.throw", value: 0.75, unit: .fraction,
      use: "The share of a row's width to which a throw has to lead to do its action.")
    /// 20 pt: the zone at the leading edge of the screen that is reserved for back navigation.
    public let edgeZone = MetricToken(
      name: "swipe.edgeZone", value: 20, use: "Where a swipe belongs to navigation.")
    /// 0.5 s: the interval in which an action is not performed again.
    public let debounce = MetricToken(
      name: "swipe.debounce", value: 0.5, unit: .seconds,
      use: "An action that was done is not done again within that time.")
    /// 12 pt: between chips.
    public let chipGap = MetricToken(name: "chip.gap", value: 12, use: "Between chips.")
    /// 36 pt: the min height of a chip.
    public let chipHeight = MetricToken(
      name: "chip.height", value: 36, use: "The least height of a chip.")
    /// 4 pt: the vertical margin of a row of chips, for the scale of the selected one.
    public let chipMargin = MetricToken(
      name: "chip.margin", value: 4, use: "Above and below a row of chips.")
    /// 1.04: the scale of a selected chip.
    public let chipScale = MetricToken(
      name: "chip.scale", value: 1.04, unit: .fraction, use: "The size of a chosen chip.")
    /// 48 pt: the diameter of the floating button.
    public let fab = MetricToken(name: "fab.size", value: 48, use: "The floating button.")
    /// 40 pt: the diameter of its actions' buttons.
    public let fabChild = MetricToken(
      name: "fab.child", value: 40, use: "The buttons that a floating button opens into.")
    /// 10 pt: the horizontal padding of an action's title.
    public let fabLabelInset = MetricToken(
      name: "fab.labelInset", value: 10, use: "At the sides of the name of a floating action.")
    /// 6 pt: the vertical padding of an action's title.
    public let fabLabelPadding = MetricToken(
      name: "fab.labelPadding", value: 6, use: "Above and below the name of a floating action.")
    /// 6 pt: the blur radius of the floating button's shadow.
    public let fabShadow = MetricToken(
      name: "fab.shadow", value: 6, use: "The blur of a floating button's shadow.")
    /// 3 pt: the vertical offset of that shadow.
    public let fabShadowOffset = MetricToken(
      name: "fab.shadowOffset", value: 3, use: "How far down a floating button's shadow lies.")

    /// Every token of the group, each once.
    public var all: [MetricToken] { TokenGroup.tokens(of: self) }
  }
}
