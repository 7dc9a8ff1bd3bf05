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
  /// Plays what a haptic manager is asked for: by code of the app, which has no view of its own to play
  /// it, and by the components in this view. Once near the root of an app is enough; one inside another
  /// one plays nothing. Of several events at one moment the last is felt.
  ///
  /// Components play what they ask for without it, unless they are gone in the same moment: a button
  /// that closes the page on which it stands is felt only if a view that stays plays it.
  public func playsHaptics(of manager: HapticManager = .shared) -> some View {
    modifier(PlaysHaptics(manager: manager))
  }
}
