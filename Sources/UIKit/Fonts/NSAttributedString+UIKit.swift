import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = Self("NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = Self("NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// How lines stand, an `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// Points added behind every character.
  public static let kern = Self("NSKern")
  /// Points added behind every character, in the place of ligatures.
  public static let tracking = Self("CTTracking")
  /// The style of a line under the text.
  public static let underlineStyle = Self("NSUnderline")
  /// The color of a line under the text.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The style of a line through the text.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The color of a line through the text.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// Points by which the characters stand above the baseline.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// A link.
  public static let link = Self("NSLink")
  /// The color of the outline of the letters: not drawn.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of the outline of the letters: not drawn.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// A shadow of the text: not drawn.
  public static let shadow = Self("NSShadow")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The style as bits.
  public let rawValue: Int
  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line, a thick one, and two: all are drawn as one.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2),
    double = Self(rawValue: 9)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// A dash and a dot in turns, and a dash and two dots.
  public static let patternDashDot = Self(rawValue: 0x300),
    patternDashDotDot = Self(
      rawValue: 0x400)
  /// Only under words, not under the blanks between: drawn under both.
  public static let byWord = Self(rawValue: 0x8000)
}

/// How lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left, in the middle, and at the right.
  case left, center, right
  /// At both sides, which is drawn as `natural`; and where reading begins.
  case justified, natural
}

/// How lines of text that are too long end.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// At words, at characters, and cut off.
  case byWordWrapping, byCharWrapping, byClipping
  /// With an ellipsis at the beginning, at the end, and in the middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The paragraph or ruler attributes for an attributed string: of them alignment, line spacing and the way
/// that lines end are drawn.
open class NSParagraphStyle: NSObject, NSCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var numbers: [CGFloat] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  }
  fileprivate var values = Values()

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines that are too long end.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.numbers[0] }
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat { values.numbers[1] }
  /// The least and the greatest height of a line.
  open var minimumLineHeight: CGFloat { values.numbers[2] }
  /// The greatest height of a line.
  open var maximumLineHeight: CGFloat { values.numbers[3] }
  /// A factor of the height of lines.
  open var lineHeightMultiple: CGFloat { values.numbers[4] }
  /// Where the first line begins.
  open var firstLineHeadIndent: CGFloat { values.numbers[5] }
  /// Where other lines begin.
  open var headIndent: CGFloat { values.numbers[6] }
  /// Where lines end.
  open var tailIndent: CGFloat { values.numbers[7] }
  /// Points before a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.numbers[8] }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Whether two styles are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// A hash of the style.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.numbers[0] }
    set { values.numbers[0] = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.numbers[1] }
    set { values.numbers[1] = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.numbers[2] }
    set { values.numbers[2] = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.numbers[3] }
    set { values.numbers[3] = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.numbers[4] }
    set { values.numbers[4] = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.numbers[5] }
    set { values.numbers[5] = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.numbers[6] }
    set { values.numbers[6] = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.numbers[7] }
    set { values.numbers[7] = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.numbers[8] }
    set { values.numbers[8] = newValue }
  }
}

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  /// Lines wrap in the given room.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// Lines have the font's leading.
  public static let usesFontLeading = Self(rawValue: 2)
}

/// What has been found out while a string was measured or drawn.
open class NSStringDrawingContext: NSObject {
  /// The least factor of the text's size.
  open var minimumScaleFactor: CGFloat = 0
}

/// A text in attributes of UIKit, as the text engine takes it.
package struct AttributedText {
  package var spans: [TextSpan] = []
  package var paragraph: NSParagraphStyle?

  package init(_ string: NSAttributedString, font: UIFont, color: UIColor?) {
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      let text = (string.string as NSString).substring(with: range)
      add(text, attributes, font, color)
    }
  }

  package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    add(string, attributes ?? [:], .systemFont(ofSize: 12), nil)
  }

  private mutating func add(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont, _ color: UIColor?
  ) {
    let values = RunningHost.resourceEnvironment
    func display(_ key: NSAttributedString.Key) -> DisplayColor? {
      (attributes[key] as? UIColor)?.color.display(in: values)
    }
    func number(_ key: NSAttributedString.Key) -> Double {
      (attributes[key] as? CGFloat)?.native ?? (attributes[key] as? Double)
        ?? (attributes[key] as? Int).map(Double.init) ?? 0
    }
    func mark(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> TextLineMark? {
      let bits =
        (attributes[style] as? Int) ?? (attributes[style] as? NSUnderlineStyle)?.rawValue ?? 0
      guard bits != 0 else { return nil }
      let pattern = NSUnderlineStyle(rawValue: bits)
      return TextLineMark(
        pattern.contains(.patternDash) ? .dash : pattern.contains(.patternDot) ? .dot : .solid,
        color: display(color))
    }
    var span = TextSpan(
      text, font: ((attributes[.font] as? UIFont) ?? font).descriptor,
      color: display(.foregroundColor) ?? color?.color.display(in: values),
      underline: mark(.underlineStyle, .underlineColor),
      strikethrough: mark(.strikethroughStyle, .strikethroughColor), tracking: number(.tracking),
      baselineOffset: number(.baselineOffset))
    span.background = display(.backgroundColor)
    span.kerning = number(.kern)
    spans.append(span)
    paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// - Parameters:
  ///   - width: at which lines wrap; one line where it is `nil`.
  ///   - lineLimit: no limit where it is `nil`.
  package func layout(
    width: CGFloat?, alignment: NSTextAlignment = .natural, lineLimit: Int? = nil,
    truncation: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout? {
    guard let engine = HostEngine.current else { return nil }
    let isRightToLeft = RunningHost.resourceEnvironment.layoutDirection == .rightToLeft
    var alignment = alignment
    if let own = paragraph?.alignment, own != .natural { alignment = own }
    let place: TextRequest.Alignment =
      switch alignment {
      case .center: .center
      case .right: isRightToLeft ? .leading : .trailing
      case .left: isRightToLeft ? .trailing : .leading
      case .justified, .natural: .leading
      }
    return engine.layout(
      TextRequest(
        spans, maxWidth: width.flatMap { $0.isFinite ? max($0.native, 0) : nil },
        lineLimit: lineLimit,
        truncation: truncation == .byTruncatingHead
          ? .head : truncation == .byTruncatingMiddle ? .middle : .tail,
        alignment: place, lineSpacing: (paragraph?.lineSpacing ?? 0).native,
        isRightToLeft: isRightToLeft, infersDirection: true))
  }

  fileprivate func size(in room: CGSize?) -> CGSize {
    guard let layout = layout(width: room?.width) else { return .zero }
    return CGSize(width: layout.size.width, height: layout.size.height)
  }

  fileprivate func draw(in rect: CGRect, wraps: Bool) {
    guard let context = UIGraphicsGetCurrentContext(),
      let layout = layout(width: wraps ? rect.width : nil)
    else { return }
    let color = DisplayColor.black
    context.withContext {
      $0.draw(commands: [.text(layout, at: Point(rect.minX, rect.minY), .color(color))])
    }
  }
}

extension NSAttributedString {
  private var measured: AttributedText {
    AttributedText(self, font: .systemFont(ofSize: 12), color: nil)
  }
  /// The size of the string in one line, in points.
  public func size() -> CGSize { measured.size(in: nil) }
  /// The bounding box of the string in a room, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero,
      size: measured.size(in: options.contains(.usesLineFragmentOrigin) ? size : nil))
  }
  /// Draws the string in one line at a point of the current context.
  public func draw(at point: CGPoint) {
    measured.draw(in: CGRect(origin: point, size: .zero), wraps: false)
  }
  /// Draws the string into a rectangle of the current context.
  public func draw(in rect: CGRect) { measured.draw(in: rect, wraps: true) }
}

extension NSString {
  /// The size of the string in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
  /// The bounding box of the string in a room, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the string in one line at a point of the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attributes)
  }
  /// Draws the string into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    (self as String).draw(in: rect, withAttributes: attributes)
  }
}

extension String {
  /// The size of the string in one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(self, attributes).size(in: nil)
  }
  /// The bounding box of the string in a room, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(
      origin: .zero,
      size: AttributedText(self, attributes).size(
        in: options.contains(.usesLineFragmentOrigin) ? size : nil))
  }
  /// Draws the string in one line at a point of the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(self, attributes).draw(in: CGRect(origin: point, size: .zero), wraps: false)
  }
  /// Draws the string into a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    AttributedText(self, attributes).draw(in: rect, wraps: true)
  }
}
