import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor @Suite("UIColor")
struct UIColorTests {
  private func components(_ color: UIColor) -> [Int] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b].map { Int(($0 * 255).rounded()) } + [Int((a * 100).rounded())]
  }

  @Test(
    "System colors have the platform's components",
    arguments: [
      (UIColor.systemRed, [255, 56, 60, 100], [255, 66, 69, 100]),
      (.systemBlue, [0, 136, 255, 100], [0, 145, 255, 100]),
      (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
      // As iOS 26 shows it, which is what a host shows unless it is told otherwise.
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
      (.separator, [0, 0, 0, 9], [84, 84, 88, 60]),
      (.red, [255, 0, 0, 100], [255, 0, 0, 100]),
      (.lightGray, [170, 170, 170, 100], [170, 170, 170, 100]),
    ])
  func system(color: UIColor, light: [Int], dark: [Int]) {
    let traits = { UITraitCollection(userInterfaceStyle: $0) }
    #expect(components(color.resolvedColor(with: traits(.light))) == light)
    #expect(components(color.resolvedColor(with: traits(.dark))) == dark)
  }

  @Test func componentsAreThoseOfTheHost() throws {
    var read: [[Int]] = []
    for scheme in [ColorScheme.light, .dark] {
      _ = try Screen(in: HostConfiguration(colorScheme: scheme)) {
        read.append(components(.systemRed))
        return Color.clear
      }
    }
    #expect(read == [[255, 56, 60, 100], [255, 66, 69, 100]])
  }

  @Test func providersAreAskedForTheTraits() {
    let color = UIColor { traits in
      traits.preferredContentSizeCategory.isAccessibilityCategory
        ? .green : traits.userInterfaceStyle == .dark ? .blue : .red
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(components(color.resolvedColor(with: large)) == [0, 255, 0, 100])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(color.resolvedColor(with: dark)) == [0, 0, 255, 100])
  }

  @Test func hueSaturationAndBrightness() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.3)
      .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.3)
    var white: CGFloat = 0
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &a) && white == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: &a))
  }

  @Test func equalityAndColorsOfSwiftUI() {
    #expect(UIColor.systemRed == UIColor.systemRed && UIColor.red != UIColor.blue)
    #expect(UIColor(Color.red).isEqual(UIColor.systemRed))
    #expect(Color(uiColor: .systemTeal) == Color.teal)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
    #expect(UIColor(named: "There is none") == nil)
  }
}
