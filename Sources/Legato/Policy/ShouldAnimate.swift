import SwiftUI

extension MotionPolicy {
  /// Whether decorative motions run: neither Reduce Motion nor Low Power Mode is on. Essential
  /// motions have their own reduced forms; see ``outcome(of:delay:)``.
  public var shouldAnimate: Bool { !reducesMotion && !savesPower }
}

extension EnvironmentValues {
  /// Whether decorative motions run here. The value is live: a view that reads it in its body is
  /// told of changes.
  ///
  ///     @Environment(\.shouldAnimate) private var shouldAnimate
  ///     ...
  ///     .animation(shouldAnimate ? .spring(duration: 0.3, bounce: 0.2) : .none, value: state)
  public var shouldAnimate: Bool { motionPolicy.shouldAnimate }
}
