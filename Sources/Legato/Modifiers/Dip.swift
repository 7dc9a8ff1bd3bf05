import SwiftUI

/// A short give under a finger, and back by another spring, which takes over the speed.
struct Dip {
  let down: MotionDeclaration
  let release: MotionDeclaration
  /// The size that it goes towards. It is held for 0.1 s only, so it is not quite reached.
  let scale: Double
  var opacity = 1.0
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
  /// Counts the dips, so that the end of one that was overtaken means nothing.
  @State private var dips = 0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.motionOwners) private var owners

  func body(content: Content) -> some View {
    let isInstant = motionPolicy.outcome(of: dip.down).isInstant
    let isDown = isDown && !isInstant && owners[.press] == nil
    content
      .moves(by: isDown ? dip.down : dip.release) { view, nudge in
        view
          .scaleEffect(nudge(isDown ? dip.scale : 1))
          .opacity(nudge(isDown ? dip.opacity : 1))
      }
      .claims(.press, for: dip.down)
      .onChange(of: trigger) { if !isInstant { goDown() } }
  }

  private func goDown() {
    dips += 1
    let dip = dips
    isDown = true
    DispatchQueue.main.asyncAfter(deadline: .now() + MetricToken.app.pressHold.value) {
      if dip == dips { isDown = false }
    }
  }
}
