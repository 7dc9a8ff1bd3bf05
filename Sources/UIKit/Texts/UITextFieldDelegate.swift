import Foundation

/// Methods that manage the editing of a text field. A person edits none here; code does.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether a person may begin to edit.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// A person has begun to edit: never.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether a person may end to edit.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// A person has ended to edit: never.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that clears clears.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the button that returns does so.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// A person has ended to edit: never.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether text takes the place of a part of the text, as a person types it.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The menu of what is selected.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

// All of them may be left out.
extension UITextFieldDelegate {
  /// A default: yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// A default that does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// A default: yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// A default that does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// A default that does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// A default: yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// A default: yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// A default that does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// A default: yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// A default: that of the system.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

// Methods that may be left out are called with a question mark on iOS: `delegate?.textFieldShouldBeginEditing?(view)`.
extension UITextFieldDelegate {
  /// The method, to be called as one that may be left out.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { self.textFieldDidEndEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// The method, to be called as one that may be left out.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
  /// The question about typing, to be asked as one that may be left out.
  public var textField: UITextFieldQuestion? { UITextFieldQuestion(delegate: self) }
}

/// What a text field asks its delegate, where it is asked with a question mark: `delegate?.textField?(field, …)`.
@MainActor @preconcurrency
public struct UITextFieldQuestion {
  let delegate: any UITextFieldDelegate
  /// Whether text takes the place of a part of the text, as a person types it.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The field was left, and, of a television, what was written was not kept.
    case committed, cancelled
  }
}
