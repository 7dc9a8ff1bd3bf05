import SwiftUI

private struct ReduceMotionOverrideKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

private struct LowPowerOverrideKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
  /// How much motion there may be here: the overrides where there are any, else what the platform
  /// says.
  public var motionPolicy: MotionPolicy {
    MotionPolicy(
      reducesMotion: reduceMotionOverride ?? accessibilityReduceMotion,
      savesPower: lowPowerOverride, theme: tokenTheme)
  }

  /// Reduce Motion for a part of an app; `nil`, the default, is the person's own setting.
  public var reduceMotionOverride: Bool? {
    get { self[ReduceMotionOverrideKey.self] }
    set { self[ReduceMotionOverrideKey.self] = newValue }
  }

  /// Low Power Mode for a part of an app; `nil`, the default, is the device's own.
  public var lowPowerOverride: Bool? {
    get { self[LowPowerOverrideKey.self] }
    set { self[LowPowerOverrideKey.self] = newValue }
  }
}

extension View {
  /// Sets Reduce Motion and Low Power Mode for this view, whatever the platform says: for an app's
  /// own setting, for previews, for tests.
  ///
  /// - Parameters:
  ///   - reduceMotion: `nil` is the person's own setting.
  ///   - lowPower: `nil` is the device's own mode.
  public func motionPolicy(reduceMotion: Bool?, lowPower: Bool? = nil) -> some View {
    environment(\.reduceMotionOverride, reduceMotion)
      .environment(\.lowPowerOverride, lowPower)
  }
}
