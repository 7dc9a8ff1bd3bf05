import Foundation

/// What an object takes from a pasteboard, and from what is dropped.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
  /// The identifiers of types that are taken.
  open var acceptableTypeIdentifiers: [String]
  /// Creates a configuration of types.
  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// Objects that say what they take from a pasteboard.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What is taken; `nil` for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}

/// Objects that take text from a pasteboard.
@MainActor @preconcurrency
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// What decides about text that is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// What is pasted, as text to be: its delegate says which.
@MainActor @preconcurrency
public protocol UITextPasteItem: NSObjectProtocol {
  /// The attributes that text takes on.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a styled text.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what the system would.
  func setDefaultResult()
}

/// Methods that decide about text that is pasted. A person pastes nothing into texts in boxes, so that none is called.
@MainActor @preconcurrency
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Says which text an item becomes.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Makes one text of all.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether pasting is shown in motion.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

// All of them may be left out.
extension UITextPasteDelegate {
  /// A default: what the system would paste.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// A default: one after the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for text in itemStrings { all.append(text) }
    return all
  }
  /// A default: the range as it is.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { textRange }
  /// A default: yes.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}

extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}
