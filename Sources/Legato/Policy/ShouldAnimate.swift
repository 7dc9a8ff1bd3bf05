import SwiftUI

extension MotionPolicy {
  /// Whether decorative motions run: neither Reduce Motion nor Low Power Mode is on. Essential
  /// motions have reduced forms; see ``outcome(of:delay:)``.
  public var shouldAnimate: Bool { !reducesMotion && !savesPower }
}

extension EnvironmentValues {
  /// Whether decorative motions run here. A view that reads it in its body is updated when it
  /// changes.
  ///
  ///     @Environment(\.shouldAnimate) private var shouldAnimate
  ///     ...
  ///     .animation(shouldAnimate ? .spring(duration: 0.3, bounce: 0.2) : .none, value: state)
  public var shouldAnimate: Bool { motionPolicy.shouldAnimate }
}
