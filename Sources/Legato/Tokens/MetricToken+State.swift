extension MetricToken {
  /// Measures of submit buttons, at the standard text size.
  public static let submit = Submit()

  /// The group ``MetricToken/submit``.
  public struct Submit: Sendable {
    /// 150 pt: the width.
    public let width = MetricToken(
      name: "submit.width", value: 150, use: "The width.")
    /// 44 pt: the height.
    public let height = MetricToken(
      name: "submit.height", value: 44, use: "The height.")
    /// 8 pt: the corner radius.
    public let radius = MetricToken(
      name: "submit.radius", value: 8, use: "The radius of the corners.")
    /// 2 s: the duration of simulated work in demonstrations.
    public let simulatedWork = MetricToken(
      name: "submit.simulatedWork", value: 2, unit: .seconds,
      use: "How long work takes that examples only pretend to do.")
  }
}

extension MetricToken {
  /// Measures of toggles.
  public static let toggle = Toggle()

  /// The group ``MetricToken/toggle``.
  public struct Toggle: Sendable {
    /// 50 pt: the width of the track.
    public let width = MetricToken(
      name: "toggle.width", value: 50, use: "The width of the track.")
    /// 30 pt: the height of the track.
    public let height = MetricToken(
      name: "toggle.height", value: 30, use: "The height of the track.")
    /// 2 pt: between the knob and the edge of the track.
    public let inset = MetricToken(
      name: "toggle.inset", value: 2, use: "Between the knob and the edge of the track.")
    /// 1 pt: the radius of the knob's shadow.
    public let shadow = MetricToken(
      name: "toggle.shadow", value: 1, use: "The radius of the knob's shadow.")
    /// 1 pt: the vertical offset of the knob's shadow.
    public let shadowOffset = MetricToken(
      name: "toggle.shadowOffset", value: 1, use: "How far down the knob's shadow lies.")
  }
}

extension MetricToken {
  /// Measures of selectable cards.
  public static let card = Card()

  /// The group ``MetricToken/card``.
  public struct Card: Sendable {
    /// 150 pt: the min width of a card in a grid.
    public let minimumWidth = MetricToken(
      name: "card.minimumWidth", value: 150, use: "The least width of a card in a grid.")
    /// 16 pt: between the cards of a grid.
    public let gap = MetricToken(
      name: "card.gap", value: 16, use: "Between the cards of a grid.")
    /// 16 pt: the padding of the content.
    public let padding = MetricToken(
      name: "card.padding", value: 16, use: "Around the content.")
    /// 12 pt: the corner radius, also of other views of that size.
    public let radius = MetricToken(
      name: "card.radius", value: 12, use: "The corners of cards.")
    /// 2 pt: the outline of a selected card.
    public let outline = MetricToken(
      name: "card.outline", value: 2, use: "The outline of a chosen card.")
    /// 2 pt: the radius of the shadow.
    public let shadow = MetricToken(
      name: "card.shadow", value: 2, use: "The radius of the shadow.")
    /// 1 pt: the vertical offset of the shadow.
    public let shadowOffset = MetricToken(
      name: "card.shadowOffset", value: 1, use: "How far down the shadow lies.")
    /// 8 pt: the radius of a selected card's shadow.
    public let selectedShadow = MetricToken(
      name: "card.selectedShadow", value: 8, use: "The radius of a chosen card's shadow.")
    /// 1.02: the scale of a selected card.
    public let selectedScale = MetricToken(
      name: "card.selectedScale", value: 1.02, unit: .fraction,
      use: "How much larger a chosen card is.")
  }
}

extension MetricToken {
  /// Measures of lists that load.
  public static let content = Content()

  /// The group ``MetricToken/content``.
  public struct Content: Sendable {
    /// 0.95: the initial scale of the empty state.
    public let emptyScale = MetricToken(
      name: "content.emptyScale", value: 0.95, unit: .fraction,
      use: "How small the view of nothing begins.")
    /// 8 pt: between the rows.
    public let gap = MetricToken(
      name: "content.gap", value: 8, use: "Between the rows.")
  }
}
