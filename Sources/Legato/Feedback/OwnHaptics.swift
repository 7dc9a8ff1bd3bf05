import SwiftUI

/// How a component plays what it asks a manager for: through the view around it that plays that
/// manager's events, or else by itself.
///
///     private var felt = OwnHaptics()
///     …
///     Button { felt.asking(haptics).impact(.light) } label: { … }
///       .playsHaptics(felt)
struct OwnHaptics: DynamicProperty {
  @State fileprivate var own = HapticManager()
  @Environment(\.playedHaptics) private var played

  /// Where to ask for what the manager is to be asked for.
  @MainActor
  func asking(_ manager: HapticManager) -> HapticManager {
    played.contains(ObjectIdentifier(manager)) ? manager : own.asking(for: manager)
  }
}

extension View {
  /// Plays what a component asks for. Around all of it, so that it is there when a part has gone.
  @MainActor
  func playsHaptics(_ felt: OwnHaptics) -> some View { playsHaptics(of: felt.own) }
}
