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
  /// Whether touches reach the view once the gesture has failed alone.
  open var delaysTouchesBegan = false
  /// Whether the end of touches reaches the view once the gesture has failed alone.
  open var delaysTouchesEnded = true
  /// Whether what it recognizes is one gesture with what touches it.
  open var requiresExclusiveTouchType = true
  /// What may touch, as the numbers of ``UITouch/TouchType``.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// A name for tests.
  open var name: String?
  /// The number of fingers: none outside of the gesture.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

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
  /// Takes a method of a target away; all of the target where there is no method, and all where there is no target.
  ///
  /// Methods of a target are not told apart here: all of them go.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    actions.removeAll { object == nil || $0.target() === object }
  }
  /// Waits until another gesture has failed. Nothing is recognized here that would wait.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Whether the gesture is no longer looked for in a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Begins anew.
  open func reset() {}
  /// Whether the gesture keeps another from being recognized.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Touches of views in boxes are not brought to recognizers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of views in boxes are not brought to recognizers.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of views in boxes are not brought to recognizers.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of views in boxes are not brought to recognizers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Where a finger of the gesture is in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
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
