import SwiftUI

/// A number whose digits roll to the next value: upwards for an increase, downwards for a decrease.
/// It has the font and the color of its environment; the first value does not roll.
///
/// Reduce Motion and Low Power Mode: end state on the next frame.
public struct AnimatedNumber: View, MotionDeclaring {
  private let value: Int
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates a number.
  ///
  /// - Parameter value: Any integer. A change rolls the digits; the first value is shown at once.
  public init(value: Int) {
    self.value = value
  }

  /// The digits roll. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let rollMotion = MotionDeclaration(
    component: "AnimatedNumber", motion: "roll", token: .celebration.counter,
    purpose: "Shows that the number grew or fell.", cost: .paint,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "A number is read, not watched.")

  /// The motion of the digits: ``rollMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [rollMotion] }

  /// The number as text.
  public var body: some View {
    let roll = motionPolicy.outcome(of: Self.rollMotion).movement
    Text("\(value)")
      // The direction follows from the numbers themselves, in the update that changes them.
      .contentTransition(roll == nil ? .identity : .numericText(value: Double(value)))
      .animation(roll, value: value)
      .endsAtOnce(Self.rollMotion)
  }
}
