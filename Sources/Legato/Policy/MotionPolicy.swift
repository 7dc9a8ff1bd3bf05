import LegatoMotion
import SwiftUI

/// How much motion there may be: the wishes of the person and of the device in one value, and the
/// one place that turns them into what happens.
///
/// No movement, scale, rotation or bounce under Reduce Motion; fades of what carries a state may
/// stay; decorative motions go straight to their end; loops do not exist. Low Power Mode switches
/// off decorative motions, loops and celebrations only.
///
///     @Environment(\.motionPolicy) private var motionPolicy
///     ...
///     .animation(motionPolicy.outcome(of: Self.stateMotion).movement, value: state)
public struct MotionPolicy: Sendable {
  /// Whether the person asked for less motion.
  public let reducesMotion: Bool
  /// Other values of tokens.
  public let theme: TokenTheme
  private let fixedPowerSaving: Bool?

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - savesPower: `nil` follows the device.
  ///   - theme: Other values of tokens; none unless given.
  public init(
    reducesMotion: Bool = false, savesPower: Bool? = nil, theme: TokenTheme = TokenTheme()
  ) {
    self.reducesMotion = reducesMotion
    self.theme = theme
    fixedPowerSaving = savesPower
  }

  /// Whether the device saves power. A view that asks in its body is told of changes.
  public var savesPower: Bool { fixedPowerSaving ?? PowerState.shared.isLowPowerModeEnabled }

  /// What becomes of a motion.
  ///
  /// - Parameter delay: Seconds until it begins. Negative and not finite delays count as 0, and a
  ///   motion without a delay is the token's own: a spring takes over what runs, with its velocity.
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
