import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// A view that displays one or more lines of informational text.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text that the label displays.
  open var text: String? {
    didSet {
      attributed = nil
      set("text")
    }
  }
  private var attributed: NSAttributedString?
  /// The styled text that the label displays.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  /// The font of the text; the system's of 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { set("font") } }
  /// The color of the text.
  open var textColor: UIColor! = .label { didSet { set("textColor") } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { set("textAlignment") } }
  /// How lines that are too long end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { set("lineBreakMode") } }
  /// The most lines; no limit at 0.
  open var numberOfLines = 1 { didSet { set("numberOfLines") } }
  /// Whether the text shrinks to fit; it does not here, which is reported.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      if adjustsFontSizeToFitWidth, !isAppearanceProxy {
        RunningHost.report("UILabel.adjustsFontSizeToFitWidth: the text is truncated instead.")
      }
    }
  }
  /// The least factor of the text's size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the text size that the person prefers, where it is one of a text style.
  open var adjustsFontForContentSizeCategory = false { didSet { set("adjustsFont") } }
  /// Whether the label is enabled.
  open var isEnabled = true { didSet { set("isEnabled") } }
  /// The color of the text's shadow; not drawn.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The width at which the natural size wraps; none at 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { set("preferredMaxLayoutWidth") } }

  private var shownFont: UIFont {
    guard adjustsFontForContentSizeCategory, let style = font.style else { return font }
    return .preferredFont(forTextStyle: style)
  }

  /// The text as it is set at a width.
  package func layout(width: CGFloat?) -> TextLayout? {
    guard let string = attributedText, string.length > 0 else { return nil }
    let color = isEnabled ? textColor : .tertiaryLabel
    return AttributedText(string, font: shownFont, color: color).layout(
      width: numberOfLines == 1 && width == nil ? nil : width, alignment: textAlignment,
      lineLimit: numberOfLines > 0 ? numberOfLines : nil, truncation: lineBreakMode)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let layout = layout(width: size.width > 0 ? size.width : nil) else {
      return CGSize(width: 0, height: attributedText == nil ? 0 : shownFont.lineHeight)
    }
    return CGSize(
      width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text into a rectangle of the current context.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let layout = layout(width: rect.width) else {
      return
    }
    let values = RunningHost.resourceEnvironment
    let top = rect.minY.native + max(0, (rect.height.native - layout.size.height) / 2)
    context.withContext {
      $0.draw(commands: [
        .text(
          layout, at: Point(rect.minX.native, top),
          .color((textColor ?? .label).color.display(in: values)))
      ])
    }
  }
}
