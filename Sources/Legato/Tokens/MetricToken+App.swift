import LegatoMotion

extension MetricToken {
  /// Measures that the components of an app share.
  public static let app = App()

  /// The group ``MetricToken/app``.
  public struct App: Sendable {
    /// 0.95: the scale of a pressed button and of a sent bubble. No press scales further.
    public var firmPress: MetricToken { MetricToken.press.firm }
    /// 0.98: the scale of a pressed row. An alias of ``MetricToken/Press/soft``.
    public var softPress: MetricToken { MetricToken.press.soft }
    /// 0.1 s: how long a dip holds before it springs back.
    public let pressHold = MetricToken(
      name: "press.hold", value: 0.1, unit: .seconds, use: "How long a dip holds.")
    /// 20 pt: the movement of a finger that cancels a press.
    public let pressSlack = MetricToken(
      name: "press.slack", value: 20, use: "How far a finger may stray before it presses no more.")
    /// 0.8: the opacity of a bubble that dips.
    public let dipOpacity = MetricToken(
      name: "opacity.dip", value: 0.8, unit: .fraction, use: "The opacity of a bubble that dips.")
    /// 0.5: the min opacity of a pulse.
    public let pulseOpacity = MetricToken(
      name: "opacity.pulse", value: 0.5, unit: .fraction, use: "The least opacity of what pulses.")
    /// 0.5: the opacity of a disabled control.
    public let disabledOpacity = MetricToken(
      name: "opacity.disabled", value: 0.5, unit: .fraction,
      use: "The opacity of what cannot be used.")
    /// 0.3: the opacity of the light that crosses a placeholder.
    public let shimmerOpacity = MetricToken(
      name: "opacity.shimmer", value: 0.3, unit: .fraction,
      use: "The opacity of the light that crosses what is loading.")
    /// 200 pt: the distance of a shimmer that does not depend on the view's width.
    public let shimmerTravel = MetricToken(
      name: "shimmer.travel", value: 200, use: "How far the light of a shimmer goes.")
    /// 0.95: the initial scale of a sheet's content.
    public let sheetScale = MetricToken(
      name: "scale.sheet", value: 0.95, unit: .fraction, use: "How large a sheet's content begins.")
    /// 0.8: the initial scale of a success bounce.
    public let bounceScale = MetricToken(
      name: "scale.bounce", value: 0.8, unit: .fraction, use: "How small a success bounces from.")
    /// 20 pt: the initial offset of entries. No entry has a larger one.
    public let entryShift = MetricToken(
      name: "shift.entry", value: 20, use: "How far messages and rows come from when they enter.")
    /// 8 pt: the amplitude of a shake.
    public let shakeSwing = MetricToken(
      name: "shift.shake", value: 8, use: "The widest swing of a shake.")
    /// 90°: the rotation of a floating button's icon and of a chevron.
    public let quarterTurn = MetricToken(
      name: "angle.quarter", value: 90, unit: .degrees, use: "How far an icon that opens turns.")
    /// 12 pt: the corner radius of cards. An alias of ``MetricToken/Card/radius``.
    public var cardRadius: MetricToken { MetricToken.card.radius }
    /// 8 pt: the corner radius of buttons. An alias of ``MetricToken/Submit/radius``.
    public var controlRadius: MetricToken { MetricToken.submit.radius }
    /// 4 pt: the height of a tool's progress bar.
    public let barHeight = MetricToken(
      name: "toolProgress.height", value: 4, use: "The height of a tool's progress bar.")
    /// 2 pt: the corner radius of that bar.
    public let barRadius = MetricToken(
      name: "toolProgress.radius", value: 2, use: "The corners of a tool's progress bar.")
    /// 44 pt: the min height of a touch target.
    public let touchHeight = MetricToken(
      name: "touch.height", value: 44, use: "The least height of what is touched.")
    /// 16 pt: the horizontal inset of content.
    public let inset = MetricToken(name: "app.inset", value: 16, use: "At the sides of content.")
    /// 8 pt: the spacing of related views.
    public let gap = MetricToken(
      name: "app.gap", value: 8, use: "Between things that belong together.")
    /// 1 pt: the border of a card.
    public let cardLine = MetricToken(name: "card.line", value: 1, use: "The edge of a card.")
    /// 2 pt: the border of an error.
    public let errorLine = MetricToken(
      name: "error.line", value: 2, use: "The border of what is wrong.")
    /// 3 s: the duration of an error's border that has no end of its own.
    public let errorHold = MetricToken(
      name: "error.hold", value: 3, unit: .seconds,
      use: "How long the border of an error is there that says nothing of its end.")
    /// 5 pt: the corner radius of text fields.
    public let fieldRadius = MetricToken(
      name: "field.radius", value: 5, use: "The corners of text fields.")
    /// 24 pt: the width of a tool's icon.
    public let toolIcon = MetricToken(
      name: "toolCard.icon", value: 24, use: "The room of a tool's icon.")
    /// 2 pt: between the lines of a tool's title.
    public let toolLineGap = MetricToken(
      name: "toolCard.lineGap", value: 2, use: "Between the lines of a tool's title.")
    /// 12 pt: the height of a line of a text placeholder.
    public let skeletonLine = MetricToken(
      name: "skeleton.line", value: 12, use: "A line of a text that is still to come.")
    /// 0.6: the width of the last line of a text placeholder.
    public let skeletonLast = MetricToken(
      name: "skeleton.last", value: 0.6, unit: .fraction,
      use: "How long the last line of a text that is still to come is.")
    /// 0.25 s: the min interval of changes that roll; more frequent ones are shown without.
    public let rollInterval = MetricToken(
      name: "number.rollInterval", value: 0.25, unit: .seconds,
      use: "Values that change more often than that do not roll.")

    /// Every token that is this group's own, each once.
    public var all: [MetricToken] { TokenGroup.tokens(of: self) }
  }
}

extension Stagger {
  /// Sections of a page: the first after 0.1 s, 80 ms apart, the last ones no later than the
  /// twelfth.
  public static let sections = Stagger(
    start: MetricToken.stagger.start.value, step: MetricToken.stagger.step.value,
    limit: MetricToken.stagger.limit.value)
  /// Messages that arrive together: 50 ms apart, the last ones no later than 0.5 s.
  public static let messages = Stagger(
    step: MetricToken.stagger.message.value, limit: MetricToken.stagger.messageLimit.value)
  /// Rows of a list that appear together: 30 ms apart, the last ones no later than 0.3 s.
  public static let rows = Stagger(
    step: MetricToken.stagger.list.value, limit: MetricToken.stagger.listLimit.value)
}
