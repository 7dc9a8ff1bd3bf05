import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

// How colors are kept in archives: by their components in sRGB, of both styles where those differ.
extension UIColor {
  /// Whether archives check the class of what they hold: yes.
  public static var supportsSecureCoding: Bool { true }

  /// The color itself: it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes the color into an archive.
  public func encode(with coder: NSCoder) {
    let (light, dark) = (display(.light), display(.dark))
    Self.encode(light, coder, "")
    if light != dark { Self.encode(dark, coder, "Dark") }
  }

  private static func encode(_ color: DisplayColor, _ coder: NSCoder, _ ending: String) {
    coder.encode(Double(color.red), forKey: "UIRed" + ending)
    coder.encode(Double(color.green), forKey: "UIGreen" + ending)
    coder.encode(Double(color.blue), forKey: "UIBlue" + ending)
    coder.encode(Double(color.alpha), forKey: "UIAlpha" + ending)
  }

  /// What an archive holds of a color.
  static func decode(_ coder: NSCoder) -> Color? {
    guard let light = decode(coder, "") else { return nil }
    return decode(coder, "Dark").map { Color(.dynamic(light: light, dark: $0)) } ?? light
  }

  private static func decode(_ coder: NSCoder, _ ending: String) -> Color? {
    guard coder.containsValue(forKey: "UIRed" + ending) else { return nil }
    func number(_ key: String) -> Double {
      let value = coder.decodeDouble(forKey: key + ending)
      return value.isFinite ? value : 0
    }
    return Color(
      red: number("UIRed"), green: number("UIGreen"), blue: number("UIBlue"),
      opacity: number("UIAlpha"))
  }
}
