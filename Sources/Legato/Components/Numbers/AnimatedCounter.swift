import SwiftUI

/// A number that counts: shown as text that rolls to its next value, or in a ring that is tapped.
///
///     AnimatedCounter(value: tokens)
///     AnimatedCounter(value: $count, total: 33, size: .large) { celebrate() }
///
/// With a value it is a text whose digits roll by `appNormal`. Numbers that change more than four times
/// a second, such as counts of tokens, are shown without a roll. Under Reduce Motion every value is there
/// at once; Low Power Mode changes nothing.
///
/// With a binding it is a counter to tap: a number in a ring that fills with every tap, and a ring of
/// light that spreads from it. Reduce Motion and Low Power Mode: it counts, and neither gives way nor
/// spreads light; number and ring still move in Low Power Mode, for they tell something.
public struct AnimatedCounter: View {
  private enum Form {
    case text(Int)
    case ring(CounterRing)
  }

  private let form: Form

  /// How large the ring of a counter to tap is.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// 64 pt by default: ``MetricToken/Counter/small``.
    case small
    /// 96 pt by default: ``MetricToken/Counter/medium``.
    case medium
    /// 120 pt by default: ``MetricToken/Counter/large``.
    case large
    /// 160 pt by default: ``MetricToken/Counter/extraLarge``.
    case extraLarge

    /// The diameter in points.
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

  /// A text that rolls to its next value. It takes font and color of where it stands.
  ///
  /// - Parameter value: Any number.
  public init(value: Int) { form = .text(value) }

  /// A counter to tap.
  ///
  /// - Parameters:
  ///   - value: How often it was tapped. Taps beyond the total do nothing.
  ///   - total: How far it counts, at least 1; `nil`, the default, is 33, or what a theme says.
  ///   - size: How large the ring is.
  ///   - label: What is counted, for people who do not see it.
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
  /// The counter gives way.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "press", token: .touch.counter,
    purpose: "Says that the tap counted.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "The number tells that the tap counted.")

  /// A ring of light spreads.
  public nonisolated static let rippleMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "ripple", token: .celebration.draw,
    purpose: "Rewards each count.", cost: .transform,
    role: .celebration, reducedForm: .notDrawn, reason: "It rewards, and tells nothing.")

  /// The digits roll.
  public nonisolated static let numberMotion = MotionDeclaration(
    component: "AnimatedCounter", motion: "number", token: .celebration.count,
    purpose: "Tells how often it was counted.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce, reason: "A number is read, not watched.")

  /// The ring follows the number.
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
