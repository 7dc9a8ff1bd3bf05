import Foundation

extension ProcessInfo {
  /// Whether the device saves power: the host's answer inside a host, else `false`.
  public var isLowPowerModeEnabled: Bool { CurrentHost.isLowPowerModeEnabled }

  /// How hot the device is. A host is never hot.
  public enum ThermalState: Int, Sendable {
    /// Within normal limits.
    case nominal
    /// Slightly elevated.
    case fair
    /// High: work should be reduced.
    case serious
    /// So high that the device must cool down.
    case critical
  }

  /// The device's heat: always ``ThermalState/nominal``.
  public var thermalState: ThermalState { .nominal }

  /// Posted when ``thermalState`` changes, which it never does here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when `ProcessInfo.isLowPowerModeEnabled` has changed.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
