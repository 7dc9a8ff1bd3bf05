/// Options that configure how effects apply to symbol-based images.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The behavior to use when requesting any repetition on a symbol effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let isContinuous: Bool
    /// Without end where `nil`.
    var count: Int?
    /// Seconds between two cycles; the effect's own pause where `nil`.
    var delay: Double?

    /// Repeats indefinitely and without a pause, where the effect has such a form: turning then
    /// keeps one speed between its start and its end.
    public static var continuous: RepeatBehavior { RepeatBehavior(isContinuous: true) }

    /// Repeats indefinitely, starting and stopping each time.
    public static var periodic: RepeatBehavior { RepeatBehavior(isContinuous: false) }

    /// Repeats a number of times, starting and stopping each time.
    ///
    /// - Parameters:
    ///   - count: How many cycles; without end where `nil`, one where it is below 1.
    ///   - delay: Seconds between two cycles; none where it is negative or not finite, the
    ///     effect's own pause where `nil`.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(isContinuous: false, count: count, delay: delay)
    }
  }

  enum Repetition: Hashable, Sendable {
    /// As the effect does by itself: once where it is triggered, without end where it is active.
    case automatic
    case never
    case behavior(RepeatBehavior)
  }

  var rate = 1.0
  var repetition = Repetition.automatic

  /// The default set of effect options.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// A default set of effect options that prefers to repeat indefinitely.
  public static var repeating: SymbolEffectOptions { .default.repeating }
  /// A set of effect options that prefers to repeat indefinitely.
  public var repeating: SymbolEffectOptions { `repeat`(.periodic) }

  /// A default set of effect options that prefers to not repeat.
  public static var nonRepeating: SymbolEffectOptions { .default.nonRepeating }
  /// A set of effect options that prefers to not repeat.
  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    copy.repetition = .never
    return copy
  }

  /// Sets the preferred repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    .default.repeat(behavior)
  }
  /// Creates a set of symbol effect options that repeats with a preferred behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.repetition = .behavior(behavior)
    return copy
  }

  /// Sets the preferred number of times to play an effect; without end where `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }
  /// Creates a set of symbol effect options with a preferred number of times to play the effect;
  /// without end where `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(.periodic(count)) }

  /// Sets the preferred speed multiplier of an effect, 1 by default. One that is not positive, or
  /// not finite, counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }
  /// Creates a set of symbol effect options with a preferred speed multiplier.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.rate = speed
    return copy
  }
}
