extension MetricToken {
  /// The delays of sections, messages and rows.
  public static let stagger = Stagger()

  /// The group ``MetricToken/stagger``.
  public struct Stagger: Sendable {
    /// 0.1 s: the delay of the first section.
    public let start = MetricToken(
      name: "stagger.start", value: 0.1, unit: .seconds, use: "Before the first.")
    /// 0.08 s: between successive sections.
    public let step = MetricToken(
      name: "stagger.step", value: 0.08, unit: .seconds, use: "Between one and the next.")
    /// 0.98 s: the max delay of a section: that of the twelfth.
    public let limit = MetricToken(
      name: "stagger.limit", value: 0.98, unit: .seconds,
      use: "The longest wait: that of the twelfth. Later ones come with it.")
    /// 0.05 s: between messages that arrive together.
    public let message = MetricToken(
      name: "stagger.message", value: 0.05, unit: .seconds,
      use: "Between messages that arrive together.")
    /// 0.5 s: the max delay of a message.
    public let messageLimit = MetricToken(
      name: "stagger.messageLimit", value: 0.5, unit: .seconds,
      use: "The longest wait of a message.")
    /// 0.03 s: between rows of a list that appear together.
    public let list = MetricToken(
      name: "stagger.list", value: 0.03, unit: .seconds,
      use: "Between rows of a list that appear together.")
    /// 0.3 s: the max delay of a row.
    public let listLimit = MetricToken(
      name: "stagger.listLimit", value: 0.3, unit: .seconds, use: "The longest wait of a row.")
    /// 20 pt: the initial offset of a section, downwards.
    public let shift = MetricToken(
      name: "stagger.shift", value: 20, use: "How far below its place a section begins.")
  }
}

extension MetricToken {
  /// How badges pop in.
  public static let popIn = PopIn()

  /// The group ``MetricToken/popIn``.
  public struct PopIn: Sendable {
    /// 0.5 s: the delay of a badge.
    public let delay = MetricToken(
      name: "popIn.delay", value: 0.5, unit: .seconds, use: "After what the badge belongs to.")
    /// 0.8: the initial scale of a badge.
    public let scale = MetricToken(
      name: "popIn.scale", value: 0.8, unit: .fraction, use: "How small a badge begins.")
  }
}

extension MetricToken {
  /// The scales of pressed views.
  public static let press = Press()

  /// The group ``MetricToken/press``.
  public struct Press: Sendable {
    /// 0.98: the scale of a quiet button or a row.
    public let soft = MetricToken(
      name: "press.soft", value: 0.98, unit: .fraction, use: "The size of a pressed row.")
    /// 0.95: the scale of a filled button, a sent bubble, or something large and round.
    public let firm = MetricToken(
      name: "press.firm", value: 0.95, unit: .fraction, use: "The size of a pressed button.")
    /// 2 pt: the rise under a pointer.
    public let hoverLift = MetricToken(
      name: "press.hoverLift", value: 2, use: "How far a pointer lifts something.")
  }
}

extension MetricToken {
  /// The extent of a pulse.
  public static let pulse = Pulse()

  /// The group ``MetricToken/pulse``.
  public struct Pulse: Sendable {
    /// 1.15: the max scale.
    public let scale = MetricToken(
      name: "pulse.scale", value: 1.15, unit: .fraction, use: "The largest.")
    /// 0.5: the min opacity.
    public let opacity = MetricToken(
      name: "pulse.opacity", value: 0.5, unit: .fraction, use: "The faintest.")
    /// 2 pt: the line width of a pulsing ring.
    public let line = MetricToken(
      name: "pulse.line", value: 2, use: "The line of a ring that pulses.")
  }
}

extension MetricToken {
  /// The path of a bar's highlight.
  public static let shimmer = Shimmer()

  /// The group ``MetricToken/shimmer``.
  public struct Shimmer: Sendable {
    /// -1: the start, in widths.
    public let start = MetricToken(
      name: "shimmer.start", value: -1, unit: .widths, use: "Where it begins, in widths.")
    /// 2: the end, in widths.
    public let end = MetricToken(
      name: "shimmer.end", value: 2, unit: .widths, use: "Where it ends, in widths.")
    /// 1 s: before the first run.
    public let delay = MetricToken(
      name: "shimmer.delay", value: 1, unit: .seconds, use: "Before the first run.")
  }
}

extension MetricToken {
  /// Measures of ripples.
  public static let ripple = Ripple()

  /// The group ``MetricToken/ripple``.
  public struct Ripple: Sendable {
    /// 300 pt: the final diameter.
    public let diameter = MetricToken(
      name: "ripple.diameter", value: 300, use: "How large a ripple gets.")
    /// 0.6: the initial opacity.
    public let opacity = MetricToken(
      name: "ripple.opacity", value: 0.6, unit: .fraction, use: "How strong it begins.")
    /// 0.7 s: the time after which it is removed.
    public let lifetime = MetricToken(
      name: "ripple.lifetime", value: 0.7, unit: .seconds, use: "When it is taken away.")
  }
}
