extension MetricToken {
  /// Measures of bursts. Places are those of a field of 300 pt, and grow with the field.
  public static let celebration = Celebration()

  /// The group ``MetricToken/celebration``.
  public struct Celebration: Sendable {
    /// 20: how many dots rise.
    public let count = MetricToken(
      name: "celebration.count", value: 20, unit: .count, use: "How many dots rise.")
    /// 0.05 s: between one dot and the next.
    public let step = MetricToken(
      name: "celebration.step", value: 0.05, unit: .seconds, use: "Between one dot and the next.")
    /// 1 s: the quickest rise.
    public let shortest = MetricToken(
      name: "celebration.shortest", value: 1, unit: .seconds, use: "The quickest rise.")
    /// 2 s: the slowest rise.
    public let longest = MetricToken(
      name: "celebration.longest", value: 2, unit: .seconds, use: "The slowest rise.")
    /// 4 pt: the smallest dot.
    public let smallest = MetricToken(
      name: "celebration.smallest", value: 4, use: "The smallest dot.")
    /// 12 pt: the largest dot.
    public let largest = MetricToken(
      name: "celebration.largest", value: 12, use: "The largest dot.")
    /// 300 pt: the side of the field.
    public let field = MetricToken(
      name: "celebration.field", value: 300, use: "The side of the field.")
    /// 100 pt: how far above and below its upper edge dots end.
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
    /// 44 pt: the diameter of the light.
    public let size = MetricToken(
      name: "streak.size", value: 44, use: "The diameter of the light.")
    /// 1.3: how much the light grows.
    public let haloScale = MetricToken(
      name: "streak.haloScale", value: 1.3, unit: .fraction, use: "How much the light grows.")
    /// 1.2: how much the flame grows.
    public let flameScale = MetricToken(
      name: "streak.flameScale", value: 1.2, unit: .fraction, use: "How much the flame grows.")
    /// 10 °: how far the flame leans.
    public let tilt = MetricToken(
      name: "streak.tilt", value: 10, unit: .degrees, use: "How far the flame leans.")
    /// 0.9 s: how long a flame wiggles before it comes to rest.
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
    /// 0.2 s: before it appears.
    public let delay = MetricToken(
      name: "checkmark.delay", value: 0.2, unit: .seconds, use: "Before it appears.")
    /// 0.1 s: from there to the glow.
    public let glowDelay = MetricToken(
      name: "checkmark.glowDelay", value: 0.1, unit: .seconds, use: "From there to the glow.")
    /// 0.3 s: from there to the drawing.
    public let drawDelay = MetricToken(
      name: "checkmark.drawDelay", value: 0.3, unit: .seconds, use: "From there to the drawing.")
    /// 0.7 s: from there to the end.
    public let done = MetricToken(
      name: "checkmark.done", value: 0.7, unit: .seconds, use: "From there to the end.")
    /// 0.8: how small the glow begins.
    public let glowStart = MetricToken(
      name: "checkmark.glowStart", value: 0.8, unit: .fraction, use: "How small the glow begins.")
    /// 1.3: how large it gets.
    public let glowEnd = MetricToken(
      name: "checkmark.glowEnd", value: 1.3, unit: .fraction, use: "How large it gets.")
    /// 0.5: how strong it gets.
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
    /// 160 pt: the largest diameter.
    public let extraLarge = MetricToken(
      name: "counter.extraLarge", value: 160, use: "The largest diameter.")
    /// 33: how far it counts.
    public let total = MetricToken(
      name: "counter.total", value: 33, unit: .count, use: "How far it counts.")
    /// 1.3: how large the ring of light gets.
    public let rippleScale = MetricToken(
      name: "counter.rippleScale", value: 1.3, unit: .fraction,
      use: "How large the ring of light gets.")
    /// 0.6: how strong it begins.
    public let rippleOpacity = MetricToken(
      name: "counter.rippleOpacity", value: 0.6, unit: .fraction, use: "How strong it begins.")
    /// 0.3 s: when it comes back after a tap.
    public let release = MetricToken(
      name: "counter.release", value: 0.3, unit: .seconds, use: "When it comes back after a tap.")
  }
}

extension MetricToken {
  /// Measures of dots that twinkle.
  public static let sparkles = Sparkles()

  /// The group ``MetricToken/sparkles``.
  public struct Sparkles: Sendable {
    /// 20: how many dots there are.
    public let count = MetricToken(
      name: "sparkles.count", value: 20, unit: .count, use: "How many dots there are.")
    /// 1 pt: the smallest dot.
    public let smallest = MetricToken(
      name: "sparkles.smallest", value: 1, use: "The smallest dot.")
    /// 3 pt: the largest dot.
    public let largest = MetricToken(
      name: "sparkles.largest", value: 3, use: "The largest dot.")
    /// 1.5 s: the quickest there and back.
    public let shortest = MetricToken(
      name: "sparkles.shortest", value: 1.5, unit: .seconds, use: "The quickest there and back.")
    /// 3.5 s: the slowest there and back.
    public let longest = MetricToken(
      name: "sparkles.longest", value: 3.5, unit: .seconds, use: "The slowest there and back.")
    /// 2 s: the latest start.
    public let latest = MetricToken(
      name: "sparkles.latest", value: 2, unit: .seconds, use: "The latest start.")
    /// 0.5: how small a dot begins.
    public let startScale = MetricToken(
      name: "sparkles.startScale", value: 0.5, unit: .fraction, use: "How small a dot begins.")
    /// 1.2: how large it gets.
    public let endScale = MetricToken(
      name: "sparkles.endScale", value: 1.2, unit: .fraction, use: "How large it gets.")
  }
}
