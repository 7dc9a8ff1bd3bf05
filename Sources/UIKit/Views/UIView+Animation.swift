import CoreGraphics
import Foundation
import SwiftUICore

extension UIView {
  /// Options for animating views.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches are taken while it runs.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// It begins from what is shown.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// It repeats without an end.
    public static let `repeat` = Self(rawValue: 8)
    /// Every second run goes back.
    public static let autoreverse = Self(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at first.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// A straight line.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A cross-fade.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// The curve of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends, at first, at the end, and a straight line.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Whether views are animated: never.
  public class var areAnimationsEnabled: Bool { false }
  /// Sets whether views are animated: they never are.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Makes changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes changes, at once, and calls the closure when the animation would have ended: animations of views
  /// do not run, which is reported.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    RunningHost.report(
      "UIView.animate(withDuration:): animations of UIKit's views do not run here; what they change is"
        + " there at once.")
    animations()
    guard let completion else { return }
    nonisolated(unsafe) let end = completion
    let seconds = duration + delay
    let wait = seconds.isFinite ? max(seconds, 0) : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { end(true) }
  }
  /// Makes changes, at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }
  /// Makes changes, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  /// Makes changes, at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }
}
