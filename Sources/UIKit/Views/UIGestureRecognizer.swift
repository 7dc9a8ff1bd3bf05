import CoreGraphics
import Foundation
import QuartzCore

/// The base class for concrete gesture recognizers. Of a view that is drawn taps are recognized; others are
/// reported.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recognizer.
  public enum State: Int, Hashable, Sendable {
    /// Possible, begun, changed, ended, cancelled, and failed.
    case possible, began, changed, ended, cancelled, failed
    /// Recognized.
    public static let recognized = State.ended
  }

  private var actions: [(target: () -> AnyObject?, selector: Selector)] = []
  /// The view of the recognizer.
  open package(set) weak var view: UIView?
  /// The state of the recognizer.
  open var state = State.possible
  /// Whether the recognizer is enabled.
  open var isEnabled = true
  /// Whether touches are taken from the view.
  open var cancelsTouchesInView = true
  /// What decides for the recognizer; nothing asks it here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var place = CGPoint.zero

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method of a target to call.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    actions.append(({ [weak object] in object }, action))
  }
  /// Where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  package final func recognize(at point: CGPoint) {
    guard isEnabled else { return }
    place = point
    state = .ended
    for action in actions { action.selector.perform(on: action.target(), self) }
    state = .possible
  }
}

/// Methods that fine-tune a recognizer. Nothing calls them here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

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
  /// How far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// A recognizer of long presses; not recognized here.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds of a press.
  open var minimumPressDuration: TimeInterval = 0.5
}
/// A recognizer of pinches; not recognized here.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
}
/// A recognizer of swipes; not recognized here.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
