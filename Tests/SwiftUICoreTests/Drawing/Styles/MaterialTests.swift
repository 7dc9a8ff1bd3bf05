import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("A material") @MainActor
struct MaterialTests {
  private func grey(
    _ material: Material, over white: Double, dark: Bool = false, opaque: Bool = false
  ) throws -> Int {
    var configuration = HostConfiguration()
    configuration.colorScheme = dark ? .dark : .light
    configuration.reducesTransparency = opaque
    let view = Color(white: white).overlay { Rectangle().fill(material) }
    return try DrawnView(view, in: configuration).pixel(50, 50)[0]
  }

  @Test("makes of black and white what was measured, and of grey about that")
  func tones() throws {
    let table: [(Material, light: [Int], dark: [Int])] = [
      (.ultraThin, [246, 180, 111], [155, 91, 29]), (.thin, [242, 194, 139], [135, 83, 32]),
      (.regular, [239, 206, 166], [115, 74, 36]), (.thick, [235, 218, 191], [96, 68, 40]),
      (.ultraThick, [231, 230, 215], [79, 61, 44]), (.bar, [255, 230, 204], [84, 61, 37]),
    ]
    for row in table {
      for (dark, values) in [(false, row.light), (true, row.dark)] {
        #expect(abs(try grey(row.0, over: 1, dark: dark) - values[0]) <= 1)
        #expect(abs(try grey(row.0, over: 0, dark: dark) - values[2]) <= 1)
        #expect(abs(try grey(row.0, over: 0.5, dark: dark) - values[1]) <= 8)
      }
    }
  }

  @Test("makes colours stronger")
  func colours() throws {
    let view = Color(red: 0.6, green: 0.4, blue: 0.4).overlay { Rectangle().fill(.thinMaterial) }
    let shown = try DrawnView(view).pixel(50, 50)
    #expect(Double(shown[0] - shown[1]) > 0.2 * 255 * (242 - 139) / 255 * 1.5)
  }

  @Test("is a plain colour for a person who asked for less transparency")
  func opaque() throws {
    #expect(try grey(.ultraThin, over: 0, opaque: true) == 246)
    #expect(try grey(.ultraThin, over: 1, dark: true, opaque: true) == 29)
  }

  @Test("is found by every name")
  func names() {
    let named: [Material] = [
      .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial,
      .bar,
    ]
    #expect(named == [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar])
  }

  @Test("behind a view has the view's shape")
  func background() throws {
    let view = Color.black.overlay {
      Color.clear.frame(width: 40, height: 40).background(.thickMaterial, in: Circle())
    }
    let shown = try DrawnView(view)
    #expect(shown.pixel(50, 50)[0] > 180 && shown.pixel(32, 32)[0] == 0)
  }
}
