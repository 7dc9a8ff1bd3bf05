import SwiftUI

private struct LoopsArePausedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether loops are paused here, as in a covered page or in an app in the background; `false` by
  /// default. They restart from rest.
  public var loopsArePaused: Bool {
    get { self[LoopsArePausedKey.self] }
    set { self[LoopsArePausedKey.self] = newValue }
  }
}

extension View {
  /// Pauses the loops of this view. An inner `false` does not resume what an outer `true` pauses.
  ///
  /// - Parameter isPaused: Whether loops are paused; `true` by default.
  public func loopsPaused(_ isPaused: Bool = true) -> some View {
    transformEnvironment(\.loopsArePaused) { $0 = $0 || isPaused }
  }
}

/// Moves a value from 0 to 1 and round again while the policy permits the loop, the view is there
/// and loops are not paused. At all other times the value is 0, and no frame is asked for.
struct RunsLoop: ViewModifier {
  let motion: MotionDeclaration
  /// Seconds on top of the token's own.
  var delay = 0.0
  @Binding var phase: Double
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.loopsArePaused) private var isPaused
  @State private var isThere = false

  func body(content: Content) -> some View {
    content
      .onAppear { isThere = true }
      .onDisappear {
        isThere = false
        // The value may belong to a view that stays, and has to begin from rest again.
        withAnimation(.atOnce) { phase = 0 }
      }
      .onChange(of: mayRun) { _, mayRun in
        withAnimation(mayRun ? animation : .atOnce) { phase = mayRun ? 1 : 0 }
      }
  }

  private var animation: Animation? {
    motionPolicy.outcome(of: motion, delay: delay).movement
  }

  private var mayRun: Bool { isThere && !isPaused && animation != nil }
}
