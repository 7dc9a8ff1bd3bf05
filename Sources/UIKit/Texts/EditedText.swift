import Foundation

/// A view with a text that code selects in and changes: what fields and text views have in common.
@MainActor
protocol EditedText: UITextInput {
  /// The text as it is.
  var editedText: String { get }
  /// What is selected, within the text.
  var selection: NSRange { get set }
  /// Replaces a part of the text, as a person would by typing: the view's delegate is notified.
  func edit(_ range: NSRange, with text: String)
}

extension EditedText {
  private var length: Int { editedText.utf16.count }

  /// A range as far as it lies in the text; its end where it begins behind it.
  func confined(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound, range.location >= 0 else {
      return NSRange(location: length, length: 0)
    }
    let start = min(range.location, length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  func range(_ range: UITextRange) -> NSRange? {
    (range as? OffsetRange).map { confined($0.range) }
  }

  func substring(_ range: UITextRange) -> String? {
    self.range(range).map { NSString(string: editedText).substring(with: $0) }
  }

  /// Inserts in the place of what is selected, and puts the caret behind it.
  func type(_ text: String) {
    let range = confined(selection)
    edit(range, with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  func deleteSelection() {
    var range = confined(selection)
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = NSString(string: editedText).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    edit(range, with: "")
    selection = NSRange(location: range.location, length: 0)
  }

  func span(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    guard let from = from as? OffsetPosition, let to = to as? OffsetPosition else { return nil }
    let start = min(from.offset, to.offset)
    return OffsetRange(
      confined(NSRange(location: start, length: max(from.offset, to.offset) - start)))
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    guard let position = position as? OffsetPosition else { return nil }
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return !isTooFar && place >= 0 && place <= length ? OffsetPosition(place) : nil
  }

  func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int {
    ((to as? OffsetPosition)?.offset ?? 0) - ((from as? OffsetPosition)?.offset ?? 0)
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = distance(position, other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
}
