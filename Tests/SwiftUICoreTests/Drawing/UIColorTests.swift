import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What SwiftUI code reaches for of UIKit.
@MainActor @Suite("Colors of UIKit")
struct UIColorTests {
  private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.display(in: environment).hex
  }

  @Test("The palette of the system adapts") func system() {
    #expect(shown(Color(.systemGray4)) == "#D1D1D6")
    #expect(shown(Color(.systemGray4), .dark) == "#3A3A3C")
    #expect(shown(Color(uiColor: .systemBackground)) == "#FFFFFF")
    #expect(shown(Color(uiColor: .systemBackground), .dark) == "#000000")
    #expect(Color(.systemRed) == .red)
    #expect(Color(.label) == .primary)
    #expect(shown(Color(UIColor.darkGray), .dark) == "#555555")
  }

  @Test("Colors from components, styles and other colors") func made() {
    #expect(shown(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))) == "#FF8000")
    #expect(
      shown(Color(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1))) == "#00FF00")
    let adapting = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(shown(Color(uiColor: adapting)) == "#000000")
    #expect(shown(Color(uiColor: adapting), .dark) == "#FFFFFF")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(shown(Color(uiColor: adapting.resolvedColor(with: dark))) == "#FFFFFF")
    #expect(UIColor(Color.pink) == .systemPink)
    // The alpha of a color replaces its own, whatever that is.
    #expect(shown(Color(UIColor.systemFill.withAlphaComponent(1)), .dark) == "#787880")
    #expect(shown(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1))) == "#0000FF")
  }

  @Test("An opacity that is no number can be said") func badAlpha() {
    for alpha in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(!"\(UIColor.red.withAlphaComponent(alpha))".isEmpty)
      #expect("\(Color.red.opacity(alpha))".hasSuffix("% red"))
      #expect(shown(Color(UIColor.red.withAlphaComponent(.nan))) == "#FF0000")
    }
    #expect("\(Color.red.opacity(0.5))" == "50% red")
  }

  @Test("Components can be read") func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.2, 0.4, 0.6, 0.5])
    for color in [(0.1, 0.5, 0.8), (0.6, 1, 1), (0.95, 0.25, 0.5), (0.4, 0.7, 0.3)] {
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(hue: color.0, saturation: color.1, brightness: color.2, alpha: 1).getHue(
        &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(hue - color.0) < 1e-9, "\(color)")
      #expect(abs(saturation - color.1) < 1e-9 && abs(brightness - color.2) < 1e-9, "\(color)")
    }
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  private struct Bounds: View {
    let log: Log
    var body: some View {
      let _ = log("\(UIScreen.main.bounds.width) @\(UIScreen.main.scale)")
      Color.red.onTapGesture { log("tap \(UIScreen.main.bounds.height)") }
    }
  }

  @Test("The time of media is that of the host") func mediaTime() throws {
    struct Clock: View {
      let log: Log
      var body: some View {
        Color.red.task {
          let start = CACurrentMediaTime()
          // 0 is taken for a time that was never noted.
          log("\(start > 0)")
          try? await Task.sleep(for: .seconds(2))
          log("\(CACurrentMediaTime() - start)")
        }
      }
    }
    let log = Log()
    let probe = try Probe(Clock(log: log))
    probe.host.advance(by: 3)
    #expect(log.entries == ["true", "2.0"])
  }

  @Test("The screen is the surface of the host") func screen() throws {
    let log = Log()
    let probe = try Probe(Bounds(log: log))
    let size = probe.host.configuration.size
    probe.host.tap(at: Point(size.width / 2, size.height / 2))
    let scale = probe.host.configuration.scale
    #expect(log.entries == ["\(size.width) @\(scale)", "tap \(size.height)"])
  }
}
