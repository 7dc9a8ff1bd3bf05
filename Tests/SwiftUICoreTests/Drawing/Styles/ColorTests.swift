import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.2 and 12.7.
@MainActor @Suite("Colours, styles and gradients")
struct ColorTests {
  private func shown(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let color = color.display(in: environment)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func thePaletteHasTwoSides() {
    #expect(shown(.red) == [255, 56, 60] && shown(.red, .dark) == [255, 66, 69])
    #expect(shown(.blue) == [0, 136, 255] && shown(.blue, .dark) == [0, 145, 255])
    #expect(shown(.primary) == [0, 0, 0] && shown(.primary, .dark) == [255, 255, 255])
  }

  @Test func coloursOfOnesOwn() {
    #expect(shown(Color(red: 1, green: 0.5, blue: 0)) == [255, 128, 0])
    #expect(shown(Color(white: 0.5)) == [128, 128, 128])
    #expect(shown(Color(hue: 0, saturation: 1, brightness: 1)) == [255, 0, 0])
    #expect(shown(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == [0, 128, 0])
    #expect(shown(Color(hue: 0.5, saturation: 0.5, brightness: 1)) == [128, 255, 255])
    #expect(shown(Color(.sRGBLinear, white: 0.214)) == [127, 127, 127])
    #expect(Color.red.opacity(0.5).opacity(0.5).display(in: EnvironmentValues()).alpha == 0.25)
  }

  @Test func mixturesArePerceptualUnlessAskedOtherwise() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(shown(red.mix(with: blue, by: 0.5)) == [140, 83, 162])
    #expect(shown(Color.black.mix(with: .white, by: 0.5)) == [99, 99, 99])
    #expect(shown(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128])
    #expect(shown(red.mix(with: blue, by: -1)) == [255, 0, 0])
  }

  @Test func theRecordedRowOfRedToBlueInTheDark() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let red = Oklab.vector(Color.red.display(in: environment)).lanes
    let blue = Oklab.vector(Color.blue.display(in: environment)).lanes
    #expect(isClose(blue.x - red.x, -22.421, within: 0.01))
    #expect(isClose(blue.y - red.y, 4.491, within: 0.01))
    #expect(isClose(blue.z - red.z, 47.533, within: 0.01))
    #expect(blue.w == red.w)
  }

  @Test func gradientsAreSortedPaddedAndPerceptualInBetween() throws {
    let gradient = LinearGradient(
      stops: [.init(color: .white, location: 1), .init(color: .black, location: 0)],
      startPoint: .leading, endPoint: .trailing)
    guard case .gradient(let resolved) = gradient._resolve(in: EnvironmentValues()),
      case .linearGradient(let stops, let start, let end) = resolved.paint(in: Rect(0, 0, 100, 10))
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start == Point(0, 5) && end == Point(100, 5))
    #expect(stops.first?.color.red == 0 && stops.last?.color.red == 1)
    let middle = try #require(stops.first { $0.location == 0.5 })
    #expect(Int((middle.color.red * 255).rounded()) == 99)
  }

  @Test func theSecondLevelOfNothingElseIsTheSecondLabelColour() throws {
    let probe = try Probe(Group { Text("x") }.foregroundStyle(.secondary))
    let color = try #require(probe.host.values.first { $0.property == "color" }).shown
    #expect(isClose(color[0] * 255, 60, within: 0.1) && isClose(color[3], 0.6))
  }

  @Test func foregroundStylesHaveLevels() throws {
    struct Scene: View {
      var body: some View {
        VStack {
          Rectangle().foregroundStyle(.secondary)
          Rectangle()
          Rectangle().fill(.tint)
          Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary.opacity(0.5))
        }
        .foregroundStyle(Color(red: 1, green: 0, blue: 0)).tint(Color(red: 0, green: 1, blue: 0))
      }
    }
    let probe = try Probe(Scene())
    let fills = probe.host.values.filter { $0.property == "fill" }.map(\.shown)
    #expect(isClose(fills[0][0], 1) && isClose(fills[0][3], 0.5))
    #expect(isClose(fills[1][0], 1) && isClose(fills[1][3], 1))
    #expect(isClose(fills[3][0], 1) && isClose(fills[3][3], 0.125))
    #expect(isClose(fills[2][1], 1) && isClose(fills[2][0], 0))
  }
}
