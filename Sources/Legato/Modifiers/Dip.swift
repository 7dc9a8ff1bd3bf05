import SwiftUI

/// A short give under a finger, and back by another spring, which takes over the speed.
struct Dip {
  let down: MotionDeclaration
  let release: MotionDeclaration
  /// The size that it goes towards. It is held for 0.1 s only, so it is not quite reached.
  let scale: MetricToken
  var opacity: MetricToken?
}

extension View {
  /// Dips once for every change of a trigger. A dip during a dip holds it for longer.
  func dips(_ dip: Dip, trigger: Int) -> some View {
    modifier(DipModifier(dip: dip, trigger: trigger))
  }
}

private struct DipModifier: ViewModifier {
  let dip: Dip
  let trigger: Int
  @State private var isDown = false
  /// Until the release: a dip during a dip begins it anew.
  @State private var hold = Wait()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.motionOwners) private var owners
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let isInstant = motionPolicy.outcome(of: dip.down).isInstant
    let isDown = isDown && !isInstant && owners[.press] == nil
    content
      .moves(by: isDown ? dip.down : dip.release) { view, nudge in
        view
          .scaleEffect(nudge(isDown ? theme[dip.scale] : 1))
          .opacity(nudge(isDown ? dip.opacity.map { theme[$0] } ?? 1 : 1))
      }
      .claims(.press, for: dip.down)
      .onChange(of: trigger) { if !isInstant { goDown() } }
      // A dip that was cut short does not come back with the permission.
      .onChange(of: isInstant) { letGo() }
      .onDisappear { letGo() }
  }

  private func letGo() {
    hold.cancel()
    self.isDown = false
  }

  private func goDown() {
    isDown = true
    hold.begin(theme[.app.pressHold]) { isDown = false }
  }
}
