import SwiftUI

/// The device's Low Power Mode, as something that views can observe.
///
/// Nothing is kept: whoever asks gets the device's own answer, and is told when it may be another.
final class PowerState: Observable, Sendable {
  static let shared = PowerState()
  private let registrar = ObservationRegistrar()

  private init() {
    _ = NotificationCenter.default.addObserver(
      forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
    ) { [registrar] _ in
      registrar.withMutation(of: PowerState.shared, keyPath: \.isLowPowerModeEnabled) {}
    }
  }

  var isLowPowerModeEnabled: Bool {
    registrar.access(self, keyPath: \.isLowPowerModeEnabled)
    return ProcessInfo.processInfo.isLowPowerModeEnabled
  }
}
