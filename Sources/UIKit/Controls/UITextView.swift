import CoreGraphics
import Foundation
import SwiftUICore

/// A scrollable, multiline text region. In a box its text is shown; it takes no keyboard.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// What is notified of typing by code, and of scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { (self as UIScrollView).delegate = delegate }
  }
  /// The text.
  open var text: String! = "" {
    didSet {
      attributed = nil
      selectedPart = nil
      changed()
    }
  }
  private var attributed: NSAttributedString?
  final var hasStyledText: Bool { attributed != nil }
  /// The styled text.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { set("font") } }
  /// The color of the text.
  open var textColor: UIColor? = .label { didSet { set("textColor") } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { set("textAlignment") } }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// What is made of the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The room around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { set("textContainerInset") }
  }
  /// The room that lines keep at their ends.
  public let textContainer = NSTextContainer()
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]!
  /// Attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the font follows the text size that the person prefers: a preferred font does here, whatever is set.
  open var adjustsFontForContentSizeCategory = false
  /// Whether a person can style what is selected.
  open var allowsEditingTextAttributes = false
  /// Whether what is inserted takes the place of all.
  open var clearsOnInsertion = false
  /// Whether a person can look for text in it.
  open var isFindInteractionEnabled = false
  /// Whether text is as large as in other apps of the system, where those of desktops differ.
  open var usesStandardTextScaling = false
  /// What pasting does.
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// What can be pasted; all texts where it is `nil`.
  open var pasteConfiguration: UIPasteConfiguration?

  private var selectedPart: NSRange?
  /// What is selected, in UTF-16: the end of the text where nothing was, and never more than the text.
  open var selectedRange: NSRange {
    get { confined(selectedPart ?? NSRange(location: NSNotFound, length: 0)) }
    set {
      let (before, after) = (selectedRange, confined(newValue))
      selectedPart = after
      if before != after { delegate?.textViewDidChangeSelection(self) }
    }
  }
  /// Scrolls until a range is seen: a box shows its text from the top, which is reported.
  open func scrollRangeToVisible(_ range: NSRange) {
    RunningHost.report("UITextView.scrollRangeToVisible(_:): a box shows its text from the top.")
  }

  // MARK: The keyboard

  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The button that returns.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the button that returns is off while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether characters are hidden.
  open var isSecureTextEntry = false
  /// What the text means.
  open var textContentType: UITextContentType!
  /// What is written in capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks are made of straight ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are made of hyphens.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces follow what is inserted and deleted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the rest of a line is suggested.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// What a new password is made by.
  open var passwordRules: UITextInputPasswordRules?
  private var views: (input: UIView?, accessory: UIView?)
  /// A view in the place of the keyboard: it is kept, as there is no keyboard.
  open override var inputView: UIView? {
    get { views.input }
    set { views.input = newValue }
  }
  /// A view above the keyboard: it is kept, as there is no keyboard.
  open override var inputAccessoryView: UIView? {
    get { views.accessory }
    set { views.accessory = newValue }
  }

  // MARK: Typing by code

  /// Whether there is any text.
  open var hasText: Bool { !editedText.isEmpty }
  /// Inserts text in the place of what is selected; the delegate is notified.
  open func insertText(_ text: String) { type(text) }
  /// Deletes what is selected, or the character before it; the delegate is notified.
  open func deleteBackward() { deleteSelection() }

  // MARK: Drawing

  private func label(_ width: CGFloat) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font ?? .systemFont(ofSize: 12)
    label.textColor = textColor
    label.textAlignment = textAlignment
    label.attributedText = attributedText
    return label
  }
  private var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + padding,
      bottom: textContainerInset.bottom, right: textContainerInset.right + padding)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let room = size.width - insets.left - insets.right
    let own = label(room).sizeThatFits(CGSize(width: max(room, 1), height: 0))
    return CGSize(
      width: own.width + insets.left + insets.right, height: own.height + insets.top + insets.bottom
    )
  }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  open override func draw(_ rect: CGRect) {
    let inside = bounds.inset(by: insets)
    let label = label(inside.width)
    let height = label.sizeThatFits(CGSize(width: max(inside.width, 1), height: 0)).height
    label.drawText(
      in: CGRect(x: inside.minX, y: inside.minY, width: inside.width, height: height))
  }
  package override var boxName: String? { nil }
  package override class var effectiveAppearance: Set<String> { ["backgroundColor"] }
}
