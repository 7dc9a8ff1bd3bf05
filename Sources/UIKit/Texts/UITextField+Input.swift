import Foundation

// Selecting and typing by code, as view code does to keep the caret where it was.
extension UITextField: UITextInput {
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { substring(range) }
  /// Replaces the text of a range; the events of editing are sent.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let found = self.range(range) else { return }
    edit(found, with: text)
    selection = NSRange(location: found.location + text.utf16.count, length: 0)
  }
  /// What is selected: the end of the text where nothing was.
  public var selectedTextRange: UITextRange? {
    get { OffsetRange(selection) }
    set { if let found = newValue.flatMap(range) { selection = found } }
  }
  /// What a keyboard composes: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { OffsetPosition(editedText.utf16.count) }
  /// The range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { span(fromPosition, toPosition) }
  /// The position at a distance from another; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    moved(position, by: offset)
  }
  /// Which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  /// How far one position is from another, in UTF-16.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from, toPosition)
  }
}

extension UITextField: EditedText {
  var editedText: String { text ?? "" }
  var selection: NSRange {
    get { confined(selectedPart ?? NSRange(location: NSNotFound, length: 0)) }
    set { selectedPart = confined(newValue) }
  }
  func edit(_ range: NSRange, with replacement: String) {
    text = NSString(string: editedText).replacingCharacters(in: range, with: replacement)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextField {
  /// Posted when editing begins: never, as fields of UIKit take no keyboard here.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends: never, as fields of UIKit take no keyboard here.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text was changed by typing, or by ``insertText(_:)`` and its like.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
