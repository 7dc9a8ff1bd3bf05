extension MetricToken {
  /// Measures of progress bars.
  public static let bar = Bar()

  /// The group ``MetricToken/bar``.
  public struct Bar: Sendable {
    /// 8 pt: the height of a bar.
    public let height = MetricToken(
      name: "bar.height", value: 8, use: "The height of a bar.")
    /// 12 pt: the height of an ``XpProgressBar``.
    public let xpHeight = MetricToken(
      name: "bar.xpHeight", value: 12, use: "The height of a bar of experience.")
    /// 1/60 s: the min interval of a bar's updates; more frequent reports are coalesced.
    public let interval = MetricToken(
      name: "bar.interval", value: 1.0 / 60, unit: .seconds,
      use: "How long a bar follows one report before another.")
    /// 8 pt: between a bar and its texts.
    public let gap = MetricToken(
      name: "bar.gap", value: 8, use: "Between a bar and its texts.")
  }
}

extension MetricToken {
  /// Measures of progress rings.
  public static let ring = Ring()

  /// The group ``MetricToken/ring``.
  public struct Ring: Sendable {
    /// 80 pt: the diameter.
    public let size = MetricToken(
      name: "ring.size", value: 80, use: "The diameter.")
    /// 6 pt: the width of the line.
    public let line = MetricToken(
      name: "ring.line", value: 6, use: "The width of the line.")
    /// 2 pt: between star and level.
    public let gap = MetricToken(
      name: "ring.gap", value: 2, use: "Between star and level.")
  }
}
