extension MetricToken {
  /// Measures of menus.
  public static let menu = Menu()

  /// The group ``MetricToken/menu``.
  public struct Menu: Sendable {
    /// 0.7: the initial scale of a menu.
    public let scale = MetricToken(
      name: "menu.scale", value: 0.7, unit: .fraction, use: "How small a menu begins.")
    /// 180 pt: the min width.
    public let width = MetricToken(
      name: "menu.width", value: 180, use: "The least width of a menu.")
    /// 320 pt: the max width. Longer lines wrap.
    public let maximumWidth = MetricToken(
      name: "menu.maximumWidth", value: 320, use: "The greatest width of a menu.")
    /// 6 pt: above the first line and below the last one.
    public let inset = MetricToken(
      name: "menu.inset", value: 6, use: "Above the first line and below the last one.")
    /// 4 pt: between the menu and its button or view.
    public let gap = MetricToken(
      name: "menu.gap", value: 4, use: "Between a menu and what it springs from.")
    /// 10 pt: the blur radius of the shadow.
    public let shadow = MetricToken(
      name: "menu.shadow", value: 10, use: "The blur of a menu's shadow.")
    /// 4 pt: the vertical offset of the shadow.
    public let shadowOffset = MetricToken(
      name: "menu.shadowOffset", value: 4, use: "How far down a menu's shadow lies.")
  }
}
