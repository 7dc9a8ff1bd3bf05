import CoreGraphics
import Foundation

/// A position in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A range of characters in a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is in the range.
  open var isEmpty: Bool { true }
}

/// Which of two positions or ranges is meant where lines break.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// On, and back.
  case forward, backward
}

/// Where to, from a position in a text.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  /// To the right, to the left, up, and down.
  case right = 2, left, up, down
}

/// How precisely a text is taken apart.
public enum UITextGranularity: Int, Hashable, Sendable {
  /// By characters, words, sentences, paragraphs, lines, and all at once.
  case character, word, sentence, paragraph, line, document
}

/// Methods to insert text and to delete it.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret, in the place of what is selected.
  func insertText(_ text: String)
  /// Deletes the character before the caret, or what is selected.
  func deleteBackward()
}

/// Methods to ask about a text, to select in it and to change it.
///
/// Positions count UTF-16, as those of `NSRange`. Where characters stand on the surface cannot be asked.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected.
  var selectedTextRange: UITextRange? { get set }
  /// What a keyboard composes: nothing here.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance from another; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How far one position is from another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A position in a text of UIKit's own views.
@MainActor
final class OffsetPosition: UITextPosition {
  /// UTF-16 units from the start.
  nonisolated let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetPosition)?.offset == offset
  }
}

/// A range in a text of UIKit's own views.
@MainActor
final class OffsetRange: UITextRange {
  nonisolated let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  override var start: UITextPosition { OffsetPosition(range.location) }
  override var end: UITextPosition { OffsetPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetRange)?.range == range
  }
}
