import LegatoDisplay
import SwiftUI
import Testing

@testable import SwiftUICore

/// Styles that have a meaning instead of a colour, and Core Graphics' colours.
@MainActor @Suite("System styles")
struct SystemStyleTests {
  private func shown<S: ShapeStyle>(_ style: S, dark: Bool = false) -> DisplayColor? {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    return style._resolve(in: environment).firstColor
  }

  private func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> DisplayColor {
    DisplayColor(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha)
  }

  @Test func fillsHaveLevelsForLargerShapes() {
    #expect(shown(.fill) == color(120, 120, 128, 0.2))
    #expect(shown(.fill.secondary) == color(120, 120, 128, 0.162))
    #expect(shown(.fill.tertiary) == color(118, 118, 128, 0.12))
    #expect(shown(.fill.quaternary, dark: true) == color(118, 118, 128, 0.18))
  }

  @Test func backgroundsHaveLevelsForWhatStandsOnThem() {
    #expect(shown(.background) == color(255, 255, 255))
    #expect(shown(.background.secondary) == color(242, 242, 247))
    #expect(shown(.background.secondary, dark: true) == color(28, 28, 30))
    #expect(shown(.background.tertiary, dark: true) == color(44, 44, 46))
  }

  @Test func linesPlaceholdersAndLinks() {
    #expect(shown(.separator) == color(0, 0, 0, 0.09))
    #expect(shown(.placeholder, dark: true) == color(235, 235, 245, 0.3))
    #expect(shown(.link) == shown(.blue))
  }

  @Test func aCoreGraphicsColorIsAColor() {
    let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(orange.components == [1, 0.5, 0, 0.25] && orange.alpha == 0.25)
    #expect(shown(Color(cgColor: orange)) == DisplayColor(1, 0.5, 0, 0.25))
    #expect(Color(cgColor: orange).cgColor == orange)
    #expect(orange.copy(alpha: 1) == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
    // What depends on what is around it has none.
    #expect(Color.primary.cgColor == nil)
  }

  @Test func aColorLiteralIsOne() {
    let color = Color(#colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    #expect(color == Color(red: 1, green: 0.5, blue: 0.25))
  }
}
