import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.2 and 12.7: premultiplied Oklab between the stops, as measured.
@MainActor @Suite("Gradients")
struct GradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func measuredRowOfBlackToWhite() throws {
    let view = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let pixels = try DrawnView(view, 101, 3)
    let row = [(0, 0), (10, 4), (25, 34), (50, 99), (75, 172), (90, 220), (100, 253)]
    for (x, grey) in row {
      #expect(pixels.isNear(x, 1, [grey, grey, grey]), "\(x): \(pixels.pixel(x, 1))")
    }
  }

  @Test func measuredColumnOfRedToBlue() throws {
    let pixels = try DrawnView(
      LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom), 3, 101)
    for (y, color) in [(25, [197, 74, 109]), (50, [141, 82, 162]), (75, [82, 72, 209])] {
      #expect(pixels.isNear(1, y, color), "\(y): \(pixels.pixel(1, y))")
    }
  }

  @Test func transparentColoursDoNotGreyTheOthers() throws {
    let view = LinearGradient(
      colors: [red.opacity(0), blue], startPoint: .leading, endPoint: .trailing)
    let pixels = try DrawnView(view, 101, 3)
    #expect(pixels.isNear(50, 1, [127, 128, 255], by: 2), "\(pixels.pixel(50, 1))")
  }

  @Test func deviceSpaceIsPlain() throws {
    let gradient = Gradient(colors: [red, blue]).colorSpace(.device)
    let pixels = try DrawnView(
      Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)), 101, 3
    )
    #expect(pixels.isNear(50, 1, [128, 0, 128]), "\(pixels.pixel(50, 1))")
  }

  @Test func stopsAreSortedClampedAndMayBeHardEdges() throws {
    let stops: [Gradient.Stop] = [
      .init(color: .white, location: 0.5), .init(color: .black, location: 0.5),
      .init(color: .black, location: 7), .init(color: .white, location: -3),
    ]
    let view = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
    let pixels = try DrawnView(view, 100, 3)
    #expect(pixels.isNear(40, 1, [255, 255, 255]) && pixels.isNear(60, 1, [0, 0, 0]))
    let flat = LinearGradient(colors: [red, blue], startPoint: .center, endPoint: .center)
    #expect(try DrawnView(flat, 10, 3).isNear(5, 1, [0, 0, 255]))
  }

  @Test func ellipsesFillTheirFrames() throws {
    let view = EllipticalGradient(colors: [.white, .black])
    let pixels = try DrawnView(view, 200, 100)
    // The same share of the way out in both directions has the same colour.
    for share in [0.2, 0.5, 0.8] {
      let across = pixels.pixel(100 + Int(share * 100), 50)
      let down = pixels.pixel(100, 50 + Int(share * 50))
      #expect(abs(across[0] - down[0]) <= 4, "\(across) \(down)")
    }
    #expect(pixels.isNear(1, 1, [0, 0, 0]) && pixels.isNear(100, 50, [255, 255, 255], by: 8))
  }

  @Test func anglesBeginRightAndRunClockwise() throws {
    let view = AngularGradient(
      stops: [
        .init(color: red, location: 0), .init(color: red, location: 0.5),
        .init(color: blue, location: 0.5), .init(color: blue, location: 1),
      ], center: .center)
    let pixels = try DrawnView(view, 100, 100)
    #expect(pixels.isNear(50, 90, [255, 0, 0]) && pixels.isNear(50, 10, [0, 0, 255]))
    // Of one and a half turns the last is drawn: the second third of the way begins on the left.
    let long = AngularGradient(
      stops: [
        .init(color: .black, location: 0), .init(color: .black, location: 0.3),
        .init(color: red, location: 0.3), .init(color: blue, location: 1),
      ], center: .center, startAngle: .zero, endAngle: .degrees(540))
    let turns = try DrawnView(long, 100, 100)
    #expect(turns.pixel(10, 49)[0] > 200 && turns.pixel(10, 51)[2] > 200)
  }

  @Test func aGradientByItselfRunsDown() throws {
    let pixels = try DrawnView(Rectangle().fill(Gradient(colors: [red, blue])), 3, 101)
    #expect(pixels.isNear(1, 0, [255, 0, 0], by: 4) && pixels.isNear(1, 50, [141, 82, 162]))
  }

  /// The lightness, of hue, saturation and lightness, of the upper end, as measured.
  @Test func theStandardGradientOfAColourBeginsLighter() {
    let rows: [([Int], Double)] = [
      ([128, 128, 128], 0.647), ([51, 102, 204], 0.639), ([0, 153, 51], 0.451),
      ([255, 255, 255], 1), ([0, 0, 0], 0.198),
    ]
    for (base, lightness) in rows {
      let color = Color(
        red: Double(base[0]) / 255, green: Double(base[1]) / 255, blue: Double(base[2]) / 255)
      guard case .gradient(let gradient) = color.gradient._resolve(in: EnvironmentValues()) else {
        Issue.record("no gradient")
        return
      }
      let top = gradient.stops[0].color
      let components = [top.red, top.green, top.blue]
      let shown = ((components.min() ?? 0) + (components.max() ?? 0)) / 2
      #expect(abs(shown - lightness) < 0.01, "\(base): \(shown)")
      #expect(gradient.stops[1].color == color.display(in: EnvironmentValues()))
    }
  }

  struct Scene<S: ShapeStyle>: View {
    let model: Model<Double>
    let style: @Sendable (Double) -> S
    var body: some View { Rectangle().fill(style(model.value)) }
  }

  private func paint(_ probe: Probe) -> Paint? {
    let list = probe.list
    return (0..<UInt32(list.capacity)).lazy.compactMap { number -> Paint? in
      guard case .fill(_, let paint, _) = list[LayerID(number: number)]?.commands.first
      else { return nil }
      return paint
    }.first
  }

  @Test func gradientsOfOneKindMoveTheirPointsPlacesAndColours() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) { value in
        LinearGradient(
          stops: [
            .init(color: Color(white: value), location: 0),
            .init(color: .white, location: 1 - value / 2),
          ], startPoint: UnitPoint(x: value, y: 0), endPoint: .bottomTrailing)
      }, HostConfiguration(size: Size(100, 100)))
    model.set(1, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    guard case .linearGradient(let stops, let start, _) = paint(probe) else {
      Issue.record("no gradient")
      return
    }
    #expect(isClose(start.x, 50, within: 0.01))
    #expect(isClose(stops.last?.location, 0.75) && isClose(stops[0].color.red * 255, 99, within: 1))
    #expect(probe.host.frame().statistics.bodies == 0)
  }

  @Test func ellipsesAndCirclesMoveTheirRadii() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) {
        EllipticalGradient(colors: [.white, .black], endRadiusFraction: 0.5 + $0 / 2)
      })
    model.set(1, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    guard case .ellipticalGradient(_, _, _, _, let end) = paint(probe) else {
      Issue.record("no gradient")
      return
    }
    #expect(isClose(end, 0.75))
  }

  @Test func anotherKindOrCountSnaps() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) { value in
        value > 0 ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.blue.gradient)
      })
    model.set(1, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(paint(probe) == .color(DisplayColor(1, 56 / 255.0, 60 / 255.0)))
    #expect(probe.host.motions.isEmpty)
    let count = Model(0.0)
    let other = try Probe(
      Scene(model: count) { value in
        Gradient(colors: Array(repeating: Color.red, count: 2 + Int(value)))
      })
    count.set(1, .linear(duration: 1))
    #expect(other.host.motions.isEmpty)
  }
}
