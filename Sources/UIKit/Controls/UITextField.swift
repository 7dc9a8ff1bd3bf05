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
  /// A view above the keyboard, and one in its place: there is none.
  open var inputAccessoryView: UIView?, inputView: UIView?
  /// The button that returns.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the button that returns follows the text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the text means.
  open var textContentType: UITextContentType!
  /// What is written in capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default

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
    var inside = bounds
    if borderStyle != .none {
      let edge = UIBezierPath(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: borderStyle == .line ? 0 : 5)
      UIColor.systemBackground.setFill()
      UIColor.separator.setStroke()
      edge.fill()
      edge.stroke()
      inside = inside.insetBy(dx: 7, dy: 0)
    }
    label.drawText(in: inside)
  }
}

/// Methods that manage the editing of a text field. A host calls none.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {}

/// The button that returns.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Names of what the button does.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// A scrollable, multiline text region. In a box its text is shown; it takes no keyboard.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" {
    didSet {
      attributed = nil
      changed()
    }
  }
  private var attributed: NSAttributedString?
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
  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What is written in capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

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

/// Methods that manage the editing of a text view. A host calls none.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// The room that text is laid into.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The room that lines keep at their ends, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; no limit at 0.
  open var maximumNumberOfLines = 0
  /// How lines that are too long end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What is made of a text: nothing here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The types as bits.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// All of them.
  public static let all = Self(rawValue: .max)
}
