import CoreGraphics
import Foundation

/// The abstract superclass for animations in Core Animation. They can be made and added to layers, which do
/// not play them: see ``CALayer/add(_:forKey:)``.
open class CAAnimation: NSObject {
  /// The seconds of one run.
  open var duration: CFTimeInterval = 0
  /// When the animation begins.
  open var beginTime: CFTimeInterval = 0
  /// An offset within the animation.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation runs.
  open var repeatCount: Float = 0
  /// For how many seconds the animation runs again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every second run goes back.
  open var autoreverses = false
  /// A factor of the speed.
  open var speed: Float = 1
  /// What is shown outside of the animation.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The curve of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed when it has ended.
  open var isRemovedOnCompletion = true
  /// What is notified of begin and end.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() { super.init() }
}

/// Methods that are called when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property.
  open var keyPath: String?
  /// Whether values are added to what is shown.
  open var isAdditive = false
  /// Whether runs add up.
  open var isCumulative = false
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The values that the animation goes from, to, and by.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// An animation that a spring drives.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, the stiffness and the damping of the spring.
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path to go along.
  open var path: CGPath?
  /// When each value is reached, 0…1.
  open var keyTimes: [NSNumber]?
  /// The curve between two values each.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A transition of a layer's content.
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old content slides away.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// What is shown outside of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value of the model.
  public static let removed = Self(rawValue: "removed")
  /// The last value, after the animation.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value, before the animation.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// The curve of an animation.
open class CAMediaTimingFunction: NSObject {
  /// The control points of the curve.
  public let controlPoints: [Float]

  /// Creates a cubic curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
  }

  /// Creates a curve of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A straight line.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = Self(rawValue: "default")
}
