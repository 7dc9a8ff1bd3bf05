import CoreGraphics
import Foundation
import SwiftUICore

// Texts in boxes are shown, and take no keyboard.

/// An object that displays an editable text area. In a box its text is shown, or its placeholder; it takes
/// no keyboard, which is reported.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The text.
  open var text: String? = "" { didSet { changed() } }
  /// The styled text.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is shown where there is no text.
  open var placeholder: String? { didSet { changed() } }
  /// The styled placeholder.
  open var attributedPlaceholder: NSAttributedString? { didSet { changed() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { set("font") } }
  /// The color of the text.
  open var textColor: UIColor? = .label { didSet { set("textColor") } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { set("textAlignment") } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { set("borderStyle") } }
  /// Whether characters are hidden.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// What is notified.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the button that clears is shown: it is not drawn.
  open var clearButtonMode = ViewMode.never { didSet { set("clearButtonMode") } }
  /// Views beside the text: not drawn.
  open var leftView: UIView?, rightView: UIView?
  /// When views beside the text are shown.
  open var leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
  /// Images behind the field: not drawn.
  open var background: UIImage?, disabledBackground: UIImage?
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font that it shrinks to, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size that the person prefers: a preferred font does here, whatever is set.
  open var adjustsFontForContentSizeCategory = false
  /// Attributes that all of the text has: their color and font are drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// Attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether a person can style what is selected.
  open var allowsEditingTextAttributes = false
  /// Whether the text goes as a person begins to edit.
  open var clearsOnBeginEditing = false
  /// Whether what is inserted takes the place of all.
  open var clearsOnInsertion = false
  /// Whether a person edits the text: never here.
  open var isEditing: Bool { false }
  /// What pasting does.
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// What can be pasted; all texts where it is `nil`.
  open var pasteConfiguration: UIPasteConfiguration?
  /// The part of the text that is selected.
  final var selectedPart: NSRange?

  // MARK: The keyboard

  /// The button that returns.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the button that returns is off while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
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
  /// Inserts text in the place of what is selected; the events of editing are sent.
  open func insertText(_ text: String) { type(text) }
  /// Deletes what is selected, or the character before it; the events of editing are sent.
  open func deleteBackward() { deleteSelection() }
  /// Where the caret would be at a position, in points. A field draws none.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let inside = textRect(forBounds: bounds)
    let count = min(max(offset(from: beginningOfDocument, to: position), 0), editedText.utf16.count)
    let font = font ?? .systemFont(ofSize: 17)
    let width = NSString(string: NSString(string: editedText).substring(to: count))
      .size(withAttributes: [.font: font]).width
    return CGRect(
      x: inside.minX + width, y: inside.midY - font.lineHeight / 2, width: 2,
      height: font.lineHeight)
  }
  /// Where what is selected would be marked: a field marks nothing.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing, a line, a bezel, and a rounded rectangle.
    case none, line, bezel, roundedRect
  }
  /// When something is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never, while editing, while not editing, and always.
    case never, whileEditing, unlessEditing, always
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override func becomeFirstResponder() -> Bool {
    RunningHost.report("UITextField.becomeFirstResponder(): texts of UIKit take no keyboard here.")
    return false
  }

  private var label: UILabel {
    let label = UILabel()
    let text = text ?? ""
    label.font = font
    label.textAlignment = textAlignment
    if !text.isEmpty {
      label.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      label.textColor = textColor
    } else if let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
      label.textColor = .placeholderText
    } else {
      label.text = placeholder
      label.textColor = .placeholderText
    }
    return label
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    return CGSize(width: size.width + 2 * inset, height: max(size.height, line) + 2 * inset)
  }

  open override func draw(_ rect: CGRect) {
    if borderStyle != .none {
      let edge = UIBezierPath(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: borderStyle == .line ? 0 : 5)
      UIColor.systemBackground.setFill()
      UIColor.separator.setStroke()
      edge.fill()
      edge.stroke()
    }
    let isPlaceholder = (text ?? "").isEmpty
    label.drawText(
      in: isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  // MARK: Where text stands

  /// Where the border is, in bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is, in bounds: 7 points from a border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 0)
  }
  /// Where the placeholder is, in bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text is while it is edited, in bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
