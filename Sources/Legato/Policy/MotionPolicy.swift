import LegatoMotion
import SwiftUI

/// The settings of the user and of the device that concern motion, and the function that applies
/// them to a ``MotionDeclaration``.
///
/// Reduce Motion removes movement, scaling, rotation and bounce; fades that convey a state may
/// stay, decorative motions are at their end at once, and loops are off. Low Power Mode turns off
/// decorative motions, loops and celebrations only.
///
///     @Environment(\.motionPolicy) private var motionPolicy
///     ...
///     .animation(motionPolicy.outcome(of: Self.stateMotion).movement, value: state)
public struct MotionPolicy: Sendable {
  /// Whether Reduce Motion is on.
  public let reducesMotion: Bool
  /// The theme, which may replace timings.
  public let theme: TokenTheme
  private let fixedPowerSaving: Bool?

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - reducesMotion: Whether Reduce Motion is on; `false` by default.
  ///   - savesPower: Whether Low Power Mode is on; `nil`, the default, follows the device.
  ///   - theme: The theme; by default one that replaces nothing.
  public init(
    reducesMotion: Bool = false, savesPower: Bool? = nil, theme: TokenTheme = TokenTheme()
  ) {
    self.reducesMotion = reducesMotion
    self.theme = theme
    fixedPowerSaving = savesPower
  }

  /// Whether Low Power Mode is on. A view that reads it in its body is updated when it changes.
  public var savesPower: Bool { fixedPowerSaving ?? PowerState.shared.isLowPowerModeEnabled }

  /// The form in which a motion runs.
  ///
  /// - Parameters:
  ///   - motion: The declaration.
  ///   - delay: Seconds until it begins; 0 by default. Negative, infinite and NaN delays are
  ///     treated as 0. Without a delay the timing is the token's own, so that a spring inherits the
  ///     velocity of a running motion.
  public func outcome(of motion: MotionDeclaration, delay: Double = 0) -> MotionOutcome {
    let own = theme.timing(of: motion.token)
    let timing = own.delay(delay.isFinite ? max(0, delay) : 0)
    let isReduced = reducesMotion || (motion.role.yieldsToLowPower && savesPower)
    guard isReduced else { return .moves(timing) }
    switch motion.reducedForm {
    case .unchanged: return .moves(timing)
    case .crossFade: return .fades(timing.asFade)
    case .endStateAtOnce: return .endsAtOnce
    case .notDrawn: return .notDrawn
    }
  }

  /// Whether motions of a role run as they are.
  func allows(_ role: MotionRole, _ form: ReducedForm = .endStateAtOnce) -> Bool {
    if role.permittedReducedForms.contains(form), form == .unchanged || form == .crossFade {
      return true
    }
    return !reducesMotion && !(role.yieldsToLowPower && savesPower)
  }
}
