import SwiftUI

extension AnyTransition {
  /// How a row of a list comes and goes. Where nothing may move, rows fade by themselves and the list
  /// is not animated: others would move up.
  ///
  /// - Parameter comes: Whether rows that come are to be seen coming. What goes always is.
  static func row(
    _ moving: AnyTransition, _ outcome: MotionOutcome, comes: Bool = true
  ) -> AnyTransition {
    guard outcome.movement == nil else { return moving }
    let fade = AnyTransition.opacity.animation(outcome.fade)
    return .asymmetric(insertion: comes ? fade : .identity, removal: fade)
  }
}
