import Foundation

// Selecting and typing by code, as view code does to keep the caret where it was.
extension UITextView: UITextInput {
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { substring(range) }
  /// Replaces the text of a range; the delegate is notified.
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

extension UITextView: EditedText {
  var editedText: String { text ?? "" }
  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  func edit(_ range: NSRange, with replacement: String) {
    let styled = NSMutableAttributedString(attributedString: attributedText)
    styled.replaceCharacters(in: range, with: replacement)
    if hasStyledText {
      attributedText = styled
    } else {
      text = styled.string
    }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  /// Posted when editing begins: never, as text views of UIKit take no keyboard here.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends: never, as text views of UIKit take no keyboard here.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text was changed by typing, or by ``insertText(_:)`` and its like.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
