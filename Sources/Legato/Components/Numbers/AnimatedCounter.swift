import SwiftUI

/// A number that counts: as text that rolls to its next value, or in a ring to tap.
///
///     AnimatedCounter(value: tokens)
///     AnimatedCounter(value: $count, total: 33, size: .large) { celebrate() }
///
/// With a value it is a text whose digits roll by ``MotionToken/App/normal``. Values that change
/// more than four times a second, such as counts of tokens, are shown without a roll. Reduce
/// Motion: end state on the next frame. Low Power Mode: unchanged.
///
/// With a binding it is a number in a ring that fills with every tap, and a second ring that
/// spreads from it. Reduce Motion: number and ring change at once. Low Power Mode: number and ring
/// are animated. In both, the counter is not scaled and no ring spreads.
public struct AnimatedCounter: View {
  private enum Form {
    case text(Int)
    case ring(CounterRing)
  }

  private let form: Form

  /// The size of the ring of a counter to tap.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// 64 pt by default: ``MetricToken/Counter/small``.
    case small
    /// 96 pt by default: ``MetricToken/Counter/medium``.
    case medium
    /// 120 pt by default: ``MetricToken/Counter/large``.
    case large
    /// 160 pt by default: ``MetricToken/Counter/extraLarge``.
    case extraLarge

    /// The diameter in points, without a theme.
    public var diameter: CGFloat { metric.value }

    /// The token of the diameter.
    var metric: MetricToken {
      switch self {
      case .small: .counter.small
      case .medium: .counter.medium
      case .large: .counter.large
      case .extraLarge: .counter.extraLarge
      }
    }
  }

  /// Creates a text that rolls to its next value, in the font and color of its environment.
  ///
  /// - Parameter value: Any integer.
  public init(value: Int) { form = .text(value) }

  /// Creates a counter to tap.
  ///
  /// - Parameters:
  ///   - value: The count. It is increased by each tap below the total; taps from the total on are
  ///     ignored.
  ///   - total: The count at which the ring is full, at least 1, clamped to that; `nil`, the
  ///     default, is 33, which a theme may change.
  ///   - size: The size of the ring; medium by default.
  ///   - label: The accessibility label; “Counter” by default.
  ///   - onComplete: Called with the tap that reaches the total.
  public init(
    value: Binding<Int>, total: Int? = nil, size: Size = .medium,
    label: LocalizedStringKey = "Counter", onComplete: (() -> Void)? = nil
  ) {
    form = .ring(
      CounterRing(
        value: value, givenTotal: total, size: size, label: label, onComplete: onComplete))
  }

  /// The number as text, or the ring to tap.
  public var body: some View {
    switch form {
    case .text(let value): RollingText(text: "\(value)", number: Double(value))
    case .ring(let ring): ring
    }
  }
}

extension AnimatedCounter: MotionDeclaring {
  /// The counter is scaled at a tap. Reduce Motion and Low Power Mode: the size does not change.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "press", token: .touch.counter,
    purpose: "Says that the tap counted.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The number tells that the tap counted.")

  /// A ring spreads from the counter. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let rippleMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "ripple", token: .celebration.draw,
    purpose: "Rewards each count.", cost: .transform,
    role: .celebration, reducedForm: .notDrawn, reason: "It rewards, and tells nothing.")

  /// The digits roll. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let numberMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "number", token: .celebration.count,
    purpose: "Tells how often it was counted.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce, reason: "A number is read, not watched.")

  /// The ring follows the number. Reduce Motion: end state on the next frame. Low Power Mode:
  /// unchanged.
  public nonisolated static let ringMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "ring", token: .celebration.countRing,
    purpose: "Shows how much is left.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "The length of the arc is what it tells.")

  /// The motions of the counter: ``pressMotion``, ``rippleMotion``, ``numberMotion`` and
  /// ``ringMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [pressMotion, rippleMotion, numberMotion, ringMotion]
  }
}

extension AppMotion {
  /// The former name of the counter.
  @available(*, deprecated, renamed: "Legato.AnimatedCounter")
  public typealias AnimatedCounter = Legato.AnimatedCounter
}

extension RIZQ {
  /// The former name of the counter.
  @available(*, deprecated, renamed: "Legato.AnimatedCounter")
  public typealias AnimatedCounter = Legato.AnimatedCounter
}
