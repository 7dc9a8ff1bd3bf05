import Foundation

/// Methods that manage the editing of a text view. A person edits none here; code does.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether a person may begin to edit.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether a person may end to edit.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// A person has begun to edit: never.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// A person has ended to edit: never.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text was changed by typing, or by `insertText(_:)` and its like.
  func textViewDidChange(_ textView: UITextView)
  /// Something else is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether text takes the place of a part of the text, as a person types it.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Whether a link is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// What is done where an item is tapped; nothing where it is `nil`.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of an item; none where it is `nil`.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of what is selected.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

// All of them may be left out.
extension UITextViewDelegate {
  /// A default: yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// A default: yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// A default that does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// A default that does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// A default that does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// A default that does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// A default: yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// A default: yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// A default: what the system does.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// A default: that of the system.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// A default: that of the system.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

// Methods that may be left out are called with a question mark on iOS: `delegate?.textViewShouldBeginEditing?(view)`.
extension UITextViewDelegate {
  /// The method, to be called as one that may be left out.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  /// The method, to be called as one that may be left out.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The method, to be called as one that may be left out.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The method, to be called as one that may be left out.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
  /// The question about typing, to be asked as one that may be left out.
  public var textView: UITextViewQuestion? { UITextViewQuestion(delegate: self) }
}

/// What a text view asks its delegate, where it is asked with a question mark: `delegate?.textView?(view, …)`.
@MainActor @preconcurrency
public struct UITextViewQuestion {
  let delegate: any UITextViewDelegate
  /// Whether text takes the place of a part of the text, as a person types it.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// Whether a link is opened.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }
}
