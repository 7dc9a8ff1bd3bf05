extension MetricToken {
  /// Measures of bursts. Positions refer to a field of 300 pt, and scale with the field.
  public static let celebration = Celebration()

  /// The group ``MetricToken/celebration``.
  public struct Celebration: Sendable {
    /// 20: the number of dots.
    public let count = MetricToken(
      name: "celebration.count", value: 20, unit: .count, use: "How many dots rise.")
    /// 0.05 s: between successive dots.
    public let step = MetricToken(
      name: "celebration.step", value: 0.05, unit: .seconds, use: "Between one dot and the next.")
    /// 1 s: the min duration of a rise.
    public let shortest = MetricToken(
      name: "celebration.shortest", value: 1, unit: .seconds, use: "The quickest rise.")
    /// 2 s: the max duration of a rise.
    public let longest = MetricToken(
      name: "celebration.longest", value: 2, unit: .seconds, use: "The slowest rise.")
    /// 4 pt: the min diameter of a dot.
    public let smallest = MetricToken(
      name: "celebration.smallest", value: 4, use: "The smallest dot.")
    /// 12 pt: the max diameter of a dot.
    public let largest = MetricToken(
      name: "celebration.largest", value: 12, use: "The largest dot.")
    /// 300 pt: the side of the field.
    public let field = MetricToken(
      name: "celebration.field", value: 300, use: "The side of the field.")
    /// 100 pt: the max distance of a dot's end from the field's upper edge, up and down.
    public let spread = MetricToken(
      name: "celebration.spread", value: 100,
      use: "How far above and below its upper edge dots end.")
  }
}

extension MetricToken {
  /// Measures of streak badges.
  public static let streak = Streak()

  /// The group ``MetricToken/streak``.
  public struct Streak: Sendable {
    /// 44 pt: the diameter of the halo.
    public let size = MetricToken(
      name: "streak.size", value: 44, use: "The diameter of the light.")
    /// 1.3: the max scale of the halo.
    public let haloScale = MetricToken(
      name: "streak.haloScale", value: 1.3, unit: .fraction, use: "How much the light grows.")
    /// 1.2: the max scale of the flame.
    public let flameScale = MetricToken(
      name: "streak.flameScale", value: 1.2, unit: .fraction, use: "How much the flame grows.")
    /// 10°: the tilt of the flame.
    public let tilt = MetricToken(
      name: "streak.tilt", value: 10, unit: .degrees, use: "How far the flame leans.")
    /// 0.9 s: the duration of the wiggle.
    public let wiggle = MetricToken(
      name: "streak.wiggle", value: 0.9, unit: .seconds,
      use: "How long a flame wiggles before it comes to rest.")
  }
}

extension MetricToken {
  /// Measures of checkmarks that are drawn.
  public static let checkmark = Checkmark()

  /// The group ``MetricToken/checkmark``.
  public struct Checkmark: Sendable {
    /// 64 pt: the diameter.
    public let size = MetricToken(
      name: "checkmark.size", value: 64, use: "The diameter.")
    /// 4 pt: the width of the line.
    public let line = MetricToken(
      name: "checkmark.line", value: 4, use: "The width of the line.")
    /// 0.2 s: the delay of the disc.
    public let delay = MetricToken(
      name: "checkmark.delay", value: 0.2, unit: .seconds, use: "Before it appears.")
    /// 0.1 s: from the disc to the glow.
    public let glowDelay = MetricToken(
      name: "checkmark.glowDelay", value: 0.1, unit: .seconds, use: "From there to the glow.")
    /// 0.3 s: from the disc to the drawing of the mark.
    public let drawDelay = MetricToken(
      name: "checkmark.drawDelay", value: 0.3, unit: .seconds, use: "From there to the drawing.")
    /// 0.7 s: from the disc to the completion.
    public let done = MetricToken(
      name: "checkmark.done", value: 0.7, unit: .seconds, use: "From there to the end.")
    /// 0.8: the initial scale of the glow.
    public let glowStart = MetricToken(
      name: "checkmark.glowStart", value: 0.8, unit: .fraction, use: "How small the glow begins.")
    /// 1.3: the final scale of the glow.
    public let glowEnd = MetricToken(
      name: "checkmark.glowEnd", value: 1.3, unit: .fraction, use: "How large it gets.")
    /// 0.5: the max opacity of the glow.
    public let glowOpacity = MetricToken(
      name: "checkmark.glowOpacity", value: 0.5, unit: .fraction, use: "How strong it gets.")
  }
}

extension MetricToken {
  /// Measures of counters in a ring.
  public static let counter = Counter()

  /// The group ``MetricToken/counter``.
  public struct Counter: Sendable {
    /// 64 pt: the small diameter.
    public let small = MetricToken(
      name: "counter.small", value: 64, use: "The small diameter.")
    /// 96 pt: the medium diameter.
    public let medium = MetricToken(
      name: "counter.medium", value: 96, use: "The medium diameter.")
    /// 120 pt: the large diameter.
    public let large = MetricToken(
      name: "counter.large", value: 120, use: "The large diameter.")
    /// 160 pt: the extra-large diameter.
    public let extraLarge = MetricToken(
      name: "counter.extraLarge", value: 160, use: "The largest diameter.")
    /// 33: the count at which the ring is full.
    public let total = MetricToken(
      name: "counter.total", value: 33, unit: .count, use: "How far it counts.")
    /// 1.3: the final scale of the spreading ring.
    public let rippleScale = MetricToken(
      name: "counter.rippleScale", value: 1.3, unit: .fraction,
      use: "How large the ring of light gets.")
    /// 0.6: the initial opacity of the spreading ring.
    public let rippleOpacity = MetricToken(
      name: "counter.rippleOpacity", value: 0.6, unit: .fraction, use: "How strong it begins.")
    /// 0.3 s: the duration of the press after a tap.
    public let release = MetricToken(
      name: "counter.release", value: 0.3, unit: .seconds, use: "When it comes back after a tap.")
  }
}

extension MetricToken {
  /// Measures of twinkling dots.
  public static let sparkles = Sparkles()

  /// The group ``MetricToken/sparkles``.
  public struct Sparkles: Sendable {
    /// 20: the number of dots.
    public let count = MetricToken(
      name: "sparkles.count", value: 20, unit: .count, use: "How many dots there are.")
    /// 1 pt: the min diameter of a dot.
    public let smallest = MetricToken(
      name: "sparkles.smallest", value: 1, use: "The smallest dot.")
    /// 3 pt: the max diameter of a dot.
    public let largest = MetricToken(
      name: "sparkles.largest", value: 3, use: "The largest dot.")
    /// 1.5 s: the min period.
    public let shortest = MetricToken(
      name: "sparkles.shortest", value: 1.5, unit: .seconds, use: "The quickest there and back.")
    /// 3.5 s: the max period.
    public let longest = MetricToken(
      name: "sparkles.longest", value: 3.5, unit: .seconds, use: "The slowest there and back.")
    /// 2 s: the max delay.
    public let latest = MetricToken(
      name: "sparkles.latest", value: 2, unit: .seconds, use: "The latest start.")
    /// 0.5: the initial scale of a dot.
    public let startScale = MetricToken(
      name: "sparkles.startScale", value: 0.5, unit: .fraction, use: "How small a dot begins.")
    /// 1.2: the max scale of a dot.
    public let endScale = MetricToken(
      name: "sparkles.endScale", value: 1.2, unit: .fraction, use: "How large it gets.")
  }
}
