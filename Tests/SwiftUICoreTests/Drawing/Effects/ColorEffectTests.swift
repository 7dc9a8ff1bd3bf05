import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Pixels against the formulas of each effect, on sRGB-encoded components.
@MainActor @Suite("Colour effects")
struct ColorEffectTests {
  private let color = Color(red: 0.8, green: 0.4, blue: 0.2)
  private let components = [0.8, 0.4, 0.2]

  private func expect<V: View>(
    _ view: V, _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try DrawnView(view).pixel(50, 50)
    let bytes = expected.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    #expect(isNear(shown, bytes), "\(shown) \(bytes)", sourceLocation: sourceLocation)
  }

  private var luminance: Double { 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2 }

  @Test func brightnessAddsToEachComponent() throws {
    for amount in [-1, -0.3, 0, 0.25, 1] {
      try expect(color.brightness(amount), components.map { $0 + amount })
    }
  }

  @Test func contrastIsTheDistanceFromTheMiddle() throws {
    for amount in [-1, 0, 0.5, 1, 2] {
      try expect(color.contrast(amount), components.map { ($0 - 0.5) * amount + 0.5 })
    }
  }

  @Test func saturationIsTheDistanceFromGrey() throws {
    for amount in [0, 0.5, 1, 1.5] {
      try expect(color.saturation(amount), components.map { luminance + ($0 - luminance) * amount })
    }
  }

  @Test func grayscaleIsTheRestOfSaturation() throws {
    for amount in [-1, 0, 0.5, 1, 3] {
      let left = 1 - min(max(amount, 0), 1)
      try expect(color.grayscale(amount), components.map { luminance + ($0 - luminance) * left })
    }
  }

  @Test func hueRotationKeepsLuminanceAndGoesRound() throws {
    try expect(color.hueRotation(.degrees(360)), components)
    try expect(color.hueRotation(.zero), components)
    try expect(Color(white: 0.5).hueRotation(.degrees(77)), [0.5, 0.5, 0.5])
    // A muted colour, so that nothing is cut off.
    let muted = Color(red: 0.6, green: 0.5, blue: 0.45)
    let turned = try DrawnView(muted.hueRotation(.degrees(120))).pixel(50, 50).map {
      Double($0) / 255
    }
    let before = 0.213 * 0.6 + 0.715 * 0.5 + 0.072 * 0.45
    let after = 0.213 * turned[0] + 0.715 * turned[1] + 0.072 * turned[2]
    #expect(abs(before - after) < 0.01)
    // Red goes towards green.
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
  }

  @Test func multiplicationTakesAlphaAlong() throws {
    try expect(color.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), [0.4, 0.4, 0])
    try expect(color.colorMultiply(.white), components)
    try expect(color.colorMultiply(.white.opacity(0.5)), components.map { ($0 + 1) / 2 })
  }

  @Test func inversionAndLuminance() throws {
    try expect(color.colorInvert(), components.map { 1 - $0 })
    try expect(color.luminanceToAlpha(), [1 - luminance, 1 - luminance, 1 - luminance])
    try expect(color.colorInvert().colorInvert(), components)
  }

  @Test func whatIsClearStaysClear() throws {
    for view in [
      AnyView(Color.clear.brightness(1)), AnyView(Color.clear.colorInvert()),
      AnyView(Color.clear.contrast(0)),
    ] {
      #expect(try DrawnView(view).pixel(50, 50) == [255, 255, 255])
    }
  }

  @Test func effectsThatDoNothingAreNotInTheWay() throws {
    let probe = try Probe(
      color.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero))
    #expect(!probe.list.description.contains("matrix"))
  }

  @Test func inADarkSchemeTheColourIsThatOfTheScheme() throws {
    let dark = try Probe(
      Color.white.colorMultiply(.red), HostConfiguration(colorScheme: .dark))
    #expect(dark.list.description.contains("colour matrix [1, 0, 0, 0, 0, 0, 0.259"))
  }
}

/// The formulas of the standard for compositing, for a source over an opaque backdrop.
@MainActor @Suite("Blend modes")
struct BlendModeTests {
  private let back = [0.2, 0.5, 0.8]
  private let front = [0.6, 0.4, 0.9]

  private func shown(_ mode: SwiftUI.BlendMode) throws -> [Int] {
    try DrawnView(
      ZStack {
        Color(red: back[0], green: back[1], blue: back[2])
        Color(red: front[0], green: front[1], blue: front[2]).blendMode(mode)
      }
    ).pixel(50, 50)
  }

  private func expect(
    _ mode: SwiftUI.BlendMode, sourceLocation: SourceLocation = #_sourceLocation,
    _ formula: (_ back: Double, _ front: Double) -> Double
  ) throws {
    let expected = zip(back, front).map { Int((min(max(formula($0, $1), 0), 1) * 255).rounded()) }
    let pixel = try shown(mode)
    #expect(
      isNear(pixel, expected, by: 2), "\(mode) \(pixel) \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test func modesOfSingleComponents() throws {
    func hard(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    try expect(.normal) { $1 }
    try expect(.multiply) { $0 * $1 }
    try expect(.screen) { $0 + $1 - $0 * $1 }
    try expect(.overlay) { hard($1, $0) }
    try expect(.hardLight, hard)
    try expect(.darken) { min($0, $1) }
    try expect(.lighten) { max($0, $1) }
    try expect(.colorDodge) { min(1, $0 / (1 - $1)) }
    try expect(.colorBurn) { 1 - min(1, (1 - $0) / $1) }
    try expect(.difference) { abs($0 - $1) }
    try expect(.exclusion) { $0 + $1 - 2 * $0 * $1 }
    try expect(.softLight) { b, s in
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    }
    try expect(.plusLighter) { $0 + $1 }
    try expect(.plusDarker) { $0 + $1 - 1 }
    try expect(.sourceAtop) { $1 }
    try expect(.destinationOver) { back, _ in back }
  }

  @Test func modesOfWholeColours() throws {
    func luminance(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func spread(_ c: [Double]) -> Double { c.max()! - c.min()! }
    func parts(_ pixel: [Int]) -> [Double] { pixel.map { Double($0) / 255 } }
    for mode in [SwiftUI.BlendMode.hue, .saturation, .color] {
      #expect(abs(luminance(parts(try shown(mode))) - luminance(back)) < 0.02, "\(mode)")
    }
    #expect(abs(luminance(parts(try shown(.luminosity))) - luminance(front)) < 0.02)
    #expect(abs(spread(parts(try shown(.hue))) - spread(back)) < 0.02)
    #expect(abs(spread(parts(try shown(.color))) - spread(front)) < 0.02)
  }

  @Test func whatIsTakenOutOfAGroupIsAHole() throws {
    let view = ZStack {
      Color.black
      Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
    }.compositingGroup()
    let shown = try DrawnView(view)
    #expect(shown.pixel(50, 50) == [255, 255, 255])
    #expect(shown.pixel(5, 5) == [0, 0, 0])
  }

  @Test func aGroupKeepsModesFromWhatIsBehind() throws {
    let blended = Color(red: 1, green: 0, blue: 0).blendMode(.multiply)
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(
      try DrawnView(
        ZStack {
          green; blended
        }
      ).pixel(50, 50) == [0, 0, 0])
    #expect(
      try DrawnView(
        ZStack {
          green; blended.compositingGroup()
        }
      ).pixel(50, 50) == [255, 0, 0])
    #expect(
      try DrawnView(
        ZStack {
          green; blended.drawingGroup()
        }
      ).pixel(50, 50) == [255, 0, 0])
  }

  @Test func anOpaqueDrawingIsBlackWhereNothingIsDrawn() throws {
    let view = Circle().fill(.red).frame(width: 40, height: 40).padding(10)
      .drawingGroup(opaque: true)
    let shown = try DrawnView(view)
    #expect(shown.pixel(22, 22) == [0, 0, 0])
    #expect(shown.pixel(18, 18) == [255, 255, 255])
    #expect(shown.pixel(50, 50)[0] == 255)
  }
}
