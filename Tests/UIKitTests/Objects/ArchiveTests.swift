import Foundation
import Testing
import UIKit

@MainActor @Suite("Fonts and colors in archives")
struct ArchiveTests {
  private func copy<T: NSObject & NSSecureCoding>(_ object: T) throws -> T? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
  }

  @Test(
    "A font comes back as it was",
    arguments: [
      UIFont.systemFont(ofSize: 13, weight: .semibold), .preferredFont(forTextStyle: .title2),
      .monospacedDigitSystemFont(ofSize: 20, weight: .light), .italicSystemFont(ofSize: 8),
    ])
  func fonts(font: UIFont) throws {
    let back = try copy(font)
    #expect(back == font)
    #expect(back?.pointSize == font.pointSize)
  }

  @Test("A color comes back with its components") func colors() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let back = try #require(try copy(color))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    back.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
  }

  @Test("A color of two styles keeps both") func styles() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let back = try #require(try copy(color))
    for (style, level) in [(UIUserInterfaceStyle.light, CGFloat(0)), (.dark, 1)] {
      var white: CGFloat = -1
      let traits = UITraitCollection(userInterfaceStyle: style)
      back.resolvedColor(with: traits).getWhite(&white, alpha: nil)
      #expect(abs(white - level) < 0.001)
    }
  }
}
