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
  /// Keys are not brought to views in boxes.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys are not brought to views in boxes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys are not brought to views in boxes.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Keys are not brought to views in boxes.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// The device is shaken: never in a film.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The device was shaken: never in a film.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// What seemed to be shaking was none: never in a film.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: The keyboard

  /// The shortcuts of a hardware keyboard, of which a film has none.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// A view in the place of the keyboard.
  open var inputView: UIView? { nil }
  /// A view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The language that a person writes in.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// A name by which the language that a person writes in is kept.
  open var textInputContextIdentifier: String? { nil }
  /// The buttons above the keyboard of a tablet, which are not shown.
  public let inputAssistantItem = UITextInputAssistantItem()
  /// Asks for the view in the place of the keyboard again.
  open func reloadInputViews() {}

  // MARK: Actions

  /// What undoes: that of the next responder, and of a window `nil`.
  open var undoManager: UndoManager? { next?.undoManager }
  /// What the person does, to go on with elsewhere.
  open var userActivity: NSUserActivity?
  /// Whether a command can be performed. It is not known here which methods a responder has: no.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The responder that performs a command: this one, or one after it; `nil` where none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Adds what the responder has to a menu: none is built here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
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
