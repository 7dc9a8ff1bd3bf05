import LegatoMotion
import SwiftUI

extension VerticalListButtonItem: MotionDeclaring {
  /// Background, border, padding and colors follow the state. Reduce Motion: end state on the next
  /// frame. Low Power Mode: unchanged.
  public nonisolated static let stateMotion = MotionDeclaration(
    component: "VerticalListButtonItem", motion: "state", token: .selection.transition,
    purpose: "Shows which item is chosen.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "The end of the change says all there is to say, and it is there at once.")

  /// The checkmark fades in, and out with ``CheckmarkTransition/fade``. Reduce Motion: end state on
  /// the next frame. Low Power Mode: unchanged.
  public nonisolated static let checkmarkMotion = MotionDeclaration(
    component: "VerticalListButtonItem", motion: "checkmark", token: .selection.transition,
    purpose: "Marks what is chosen.", cost: .transform,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "A mark that is there or not tells the choice without a fade.")

  /// The ring around a focused item fades in and out. Reduce Motion: end state on the next frame.
  /// Low Power Mode: unchanged.
  public nonisolated static let focusMotion = MotionDeclaration(
    component: "VerticalListButtonItem", motion: "focus", token: .selection.focus,
    purpose: "Shows where the keys of a keyboard go.", cost: .transform,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "A ring that is there or not tells the focus without a fade.")

  /// The motions of the item: ``stateMotion``, ``checkmarkMotion`` and ``focusMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [stateMotion, checkmarkMotion, focusMotion]
  }

  /// The animation of everything that depends on the state except the checkmark's opacity:
  /// `easeInOut(duration: 0.25).delay(transitionDelay)`; `nil` under Reduce Motion.
  public var stateAnimation: Animation? {
    motionPolicy.outcome(of: stateMotion, delay: transitionDelay).movement
  }

  /// The animation of the checkmark's opacity. Equal to ``stateAnimation`` until
  /// ``timed(state:checkmark:)`` sets different tokens.
  public var checkmarkAnimation: Animation? {
    motionPolicy.outcome(of: checkmarkMotion, delay: transitionDelay).fade
  }

  /// A copy of the item with other tokens, such as ``MotionToken/Selection/standardEase``; the
  /// delay is added. `nil`, the default, leaves a motion unchanged.
  public func timed(
    state: MotionToken? = nil, checkmark: MotionToken? = nil
  ) -> VerticalListButtonItem {
    var item = self
    if let state { item.stateMotion = stateMotion.timed(by: state) }
    if let checkmark { item.checkmarkMotion = checkmarkMotion.timed(by: checkmark) }
    return item
  }
}
