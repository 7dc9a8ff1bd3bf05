import SwiftUI

/// Lets a motion that runs jump to its end when the policy begins to forbid it.
///
/// SwiftUI keeps a motion running that has begun. So what is drawn is replaced by itself: a fresh
/// copy has its final values and nothing that runs. Put it around views without state worth
/// keeping; state above it stays.
private struct EndsMotionAtOnce: ViewModifier {
  let motion: MotionDeclaration
  @Environment(\.motionPolicy) private var motionPolicy

  func body(content: Content) -> some View {
    content
      .transition(.identity)
      .id(motionPolicy.outcome(of: motion).movement == nil)
  }
}

extension View {
  /// Ends the motion on the frame on which the policy begins to forbid movement, even while it
  /// runs. State below this modifier is reset at that moment.
  public func endsAtOnce(_ motion: MotionDeclaration) -> some View {
    modifier(EndsMotionAtOnce(motion: motion))
  }
}

extension Animation {
  /// Puts an end to whatever moves a value, loops too, on the next frame: a write without an
  /// animation would leave them running.
  static var atOnce: Animation { .linear(duration: 0) }
}
