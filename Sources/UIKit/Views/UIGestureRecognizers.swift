import CoreGraphics
import Foundation
import QuartzCore

// The recognizers of the system. Taps are recognized; of the others what is set is kept, and that they are not
// recognized is reported where they are added to a view.

/// A recognizer of taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of pans; not recognized here.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Which scrolling by a pointer pans.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero
  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of pans from an edge of the screen; not recognized here.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A recognizer of long presses; not recognized here.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds of a press.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before it.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// How far a finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of pinches; not recognized here.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// How fast the scale changes, a second.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations; not recognized here.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// How fast the angle changes, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of swipes; not recognized here.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to a finger swipes.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// Down.
    public static let down = Self(rawValue: 8)
  }
  /// Where to a finger swipes.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of a pointer over a view. A film has no pointer: it is never recognized.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the surface, 0…1.
  open var zOffset: CGFloat { 0 }
}

/// Which scrolling by a pointer a gesture takes.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By steps, as a wheel does.
  public static let discrete = Self(rawValue: 1)
  /// As a touchpad does.
  public static let continuous = Self(rawValue: 2)
  /// All of them.
  public static let all: Self = [.discrete, .continuous]
}
