import SwiftUI

private struct PlaysHaptics: ViewModifier {
  let manager: HapticManager

  func body(content: Content) -> some View {
    content.sensoryFeedback(trigger: manager.last) { _, new in new.event?.feedback }
  }
}

extension View {
  /// Plays what a haptic manager is asked for. Once near the root of an app is enough; twice is felt
  /// twice. Of several events at one moment the last is felt.
  public func playsHaptics(of manager: HapticManager = .shared) -> some View {
    modifier(PlaysHaptics(manager: manager))
  }
}
