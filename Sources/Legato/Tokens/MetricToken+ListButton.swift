extension MetricToken {
  /// Measures of list buttons.
  public static let listButton = ListButton()

  /// The group ``MetricToken/listButton``.
  public struct ListButton: Sendable {
    /// 48 pt: the min height.
    public let height = MetricToken(
      name: "listButton.height", value: 48, use: "The least height of a list button.")
    /// 12 pt: the sum of border and vertical padding, in every state.
    public let inset = MetricToken(
      name: "listButton.inset", value: 12,
      use: "Border and padding together, above and below the content.")
    /// 16 pt: the horizontal padding.
    public let inlinePadding = MetricToken(
      name: "listButton.inlinePadding", value: 16, use: "At both sides of the content.")
    /// 1 pt: the border at rest.
    public let border = MetricToken(
      name: "listButton.border", value: 1, use: "The border at rest.")
    /// 2 pt: the border of a selected or invalid button.
    public let emphasisedBorder = MetricToken(
      name: "listButton.emphasisedBorder", value: 2,
      use: "The border of what is chosen or wrong.")
    /// 24 pt: the side of the square of an icon.
    public let icon = MetricToken(name: "listButton.icon", value: 24, use: "The side of icons.")
    /// 12 pt: between icon, text and checkmark.
    public let gap = MetricToken(
      name: "listButton.gap", value: 12, use: "Between icon, text and checkmark.")
    /// 2 pt: between label and description.
    public let lineGap = MetricToken(
      name: "listButton.lineGap", value: 2, use: "Between label and description.")
    /// 8 pt: the corner radius.
    public let radius = MetricToken(
      name: "listButton.radius", value: 8, use: "The radius of the corners.")
    /// 8 pt: between the buttons of a group.
    public let groupGap = MetricToken(
      name: "listButton.groupGap", value: 8, use: "Between the buttons of a group.")
    /// 0.1: the opacity of the press overlay, which darkens in light and lightens in dark
    /// appearance.
    public let pressOpacity = MetricToken(
      name: "listButton.pressOpacity", value: 0.1, unit: .fraction,
      use: "The opacity of the overlay while a finger is down.")
    /// 2 pt: the line width of the focus ring.
    public let focusLine = MetricToken(
      name: "listButton.focusLine", value: 2, use: "The line of the focus ring.")
    /// 2 pt: between the button and the focus ring.
    public let focusGap = MetricToken(
      name: "listButton.focusGap", value: 2, use: "Between the button and the focus ring.")
    /// 0.125 s: the delay of the newly selected button after the deselected one.
    public let handOffDelay = MetricToken(
      name: "listButton.handOffDelay", value: 0.125, unit: .seconds,
      use: "How much later than the old choice the new one begins to move.")
  }
}
