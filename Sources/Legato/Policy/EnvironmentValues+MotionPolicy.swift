import SwiftUI

private struct ReduceMotionOverrideKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

private struct LowPowerOverrideKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
  /// The motion policy of this place: from the overrides where they are set, or else from the
  /// platform.
  public var motionPolicy: MotionPolicy {
    MotionPolicy(
      reducesMotion: reduceMotionOverride ?? accessibilityReduceMotion,
      savesPower: lowPowerOverride, theme: tokenTheme)
  }

  /// Reduce Motion for a part of an app; `nil`, the default, is the user's setting.
  public var reduceMotionOverride: Bool? {
    get { self[ReduceMotionOverrideKey.self] }
    set { self[ReduceMotionOverrideKey.self] = newValue }
  }

  /// Low Power Mode for a part of an app; `nil`, the default, is the state of the device.
  public var lowPowerOverride: Bool? {
    get { self[LowPowerOverrideKey.self] }
    set { self[LowPowerOverrideKey.self] = newValue }
  }
}

extension View {
  /// Overrides Reduce Motion and Low Power Mode for this view: for an app's own setting, for
  /// previews, for tests.
  ///
  /// - Parameters:
  ///   - reduceMotion: Whether motion is reduced; `nil` is the user's setting.
  ///   - lowPower: Whether power is saved; `nil`, the default, is the state of the device.
  public func motionPolicy(reduceMotion: Bool?, lowPower: Bool? = nil) -> some View {
    environment(\.reduceMotionOverride, reduceMotion)
      .environment(\.lowPowerOverride, lowPower)
  }
}
