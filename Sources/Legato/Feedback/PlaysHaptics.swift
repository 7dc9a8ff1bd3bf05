import SwiftUI

private struct PlayedHaptics: EnvironmentKey {
  static let defaultValue: Set<ObjectIdentifier> = []
}

extension EnvironmentValues {
  /// The managers whose events a view around here plays.
  var playedHaptics: Set<ObjectIdentifier> {
    get { self[PlayedHaptics.self] }
    set { self[PlayedHaptics.self] = newValue }
  }
}

private struct PlaysHaptics: ViewModifier {
  let manager: HapticManager
  @Environment(\.playedHaptics) private var played

  func body(content: Content) -> some View {
    let id = ObjectIdentifier(manager)
    content
      .environment(\.playedHaptics, played.union([id]))
      .sensoryFeedback(trigger: played.contains(id) ? HapticManager.Entry() : manager.last) {
        _, new in new.event?.feedback
      }
  }
}

extension View {
  /// Plays the haptics that a manager is asked for: by code without a view of its own, and by the
  /// components in this view. Once near the root of an app is enough; a nested one plays nothing.
  /// Of several requests in one update the last is played.
  ///
  /// Components play their haptics without it, unless they are removed in the same update: the
  /// haptic of a button that closes its own page is played only by a view that stays.
  ///
  /// - Parameter manager: The manager; the shared one by default.
  public func playsHaptics(of manager: HapticManager = .shared) -> some View {
    modifier(PlaysHaptics(manager: manager))
  }
}
