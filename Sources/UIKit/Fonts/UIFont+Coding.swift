import CoreGraphics
import Foundation
import LegatoDisplay

// How fonts are kept in archives: by what they ask for, so that an archive holds in every host.
extension UIFont {
  /// Whether archives check the class of what they hold: yes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the font into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: fontName), forKey: "UIFontName")
    coder.encode(descriptor.size, forKey: "UIFontPointSize")
    coder.encode(descriptor.weight, forKey: "UIFontWeight")
    coder.encode(descriptor.width, forKey: "UIFontWidth")
    coder.encode(NSString(string: descriptor.design.rawValue), forKey: "UIFontDesign")
    coder.encode(descriptor.isItalic, forKey: "UIFontItalic")
    coder.encode(descriptor.hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
    coder.encode(descriptor.hasSmallCaps, forKey: "UIFontSmallCaps")
    coder.encode(descriptor.leading, forKey: "UIFontLeading")
    coder.encode(descriptor.lineGap, forKey: "UIFontLineGap")
    if let family = descriptor.family {
      coder.encode(NSString(string: family), forKey: "UIFontFamily")
    }
    if let style { coder.encode(NSString(string: style.rawValue), forKey: "UIFontTextStyle") }
  }

  /// What an archive holds of a font. Numbers that are none are those of body text.
  static func decode(_ coder: NSCoder) -> (LegatoDisplay.FontDescriptor, TextStyle?)? {
    guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
    func text(_ key: String) -> String? {
      // To ask for what is not there is an error on Linux.
      guard coder.containsValue(forKey: key) else { return nil }
      return coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    func number(_ key: String, _ usual: Double) -> Double {
      guard coder.containsValue(forKey: key) else { return usual }
      let value = coder.decodeDouble(forKey: key)
      return value.isFinite ? value : usual
    }
    let descriptor = LegatoDisplay.FontDescriptor(
      design: text("UIFontDesign").flatMap(FontDescriptor.Design.init(rawValue:)) ?? .standard,
      family: text("UIFontFamily"), size: sanitized(CGFloat(number("UIFontPointSize", 17))),
      weight: number("UIFontWeight", 400), isItalic: coder.decodeBool(forKey: "UIFontItalic"),
      hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"),
      hasSmallCaps: coder.decodeBool(forKey: "UIFontSmallCaps"), width: number("UIFontWidth", 1),
      leading: number("UIFontLeading", 0), lineGap: number("UIFontLineGap", 0))
    return (descriptor, text("UIFontTextStyle").map(TextStyle.init(rawValue:)))
  }
}
