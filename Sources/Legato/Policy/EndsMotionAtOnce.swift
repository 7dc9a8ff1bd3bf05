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
      .id(motionPolicy.outcome(of: motion).isInstant)
  }
}

extension View {
  /// Lets the motion jump to its end on the frame on which the policy begins to forbid it, though
  /// it has begun. State below this modifier starts anew at that moment.
  public func endsAtOnce(_ motion: MotionDeclaration) -> some View {
    modifier(EndsMotionAtOnce(motion: motion))
  }
}
