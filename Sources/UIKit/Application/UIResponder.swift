import Foundation
import QuartzCore
import SwiftUICore

/// An abstract interface for responding to and handling events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The next responder in the responder chain.
  open var next: UIResponder? { nil }
  /// Whether this object can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object is willing to relinquish first-responder status.
  open var canResignFirstResponder: Bool { true }
  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { false }
  /// Asks to make this object the first responder. Texts in boxes take no keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Notifies this object that it has been asked to relinquish its status as first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Touches of views in boxes are not brought to them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches of views in boxes are not brought to them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches of views in boxes are not brought to them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches of views in boxes are not brought to them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// What has the focus in the views of SwiftUI, as a responder.
@MainActor
final class FocusedResponder: UIResponder {
  static let shared = FocusedResponder()

  override var canBecomeFirstResponder: Bool { true }
  override var isFirstResponder: Bool { RunningHost.current?.hasFocus ?? false }
  override func resignFirstResponder() -> Bool {
    RunningHost.current?.resignFocus()
    return true
  }
}

/// An object that describes a single user interaction with your app.
@MainActor @preconcurrency
open class UIEvent: NSObject {}

/// An object that represents a touch. A host makes none.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// Where the touch is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
