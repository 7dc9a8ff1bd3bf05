import SwiftUI
import Testing

/// Colours, gradients and styles in every form in which they are written.
@MainActor @Suite("Frequency: colours")
struct ColorFrequencyTests {
  private func pixel<V: View>(_ view: V, dark: Bool = false) throws -> String {
    try Shown(20, 20, dark: dark) { view }.pixel(10, 10)
  }

  @Test func colorsInAllForms() throws {
    let gray = "7F7F7F"
    #expect(try pixel(Color(red: 1, green: 0, blue: 0)) == "FF0000")
    #expect(try pixel(Color(red: 0, green: 0, blue: 0, opacity: 0.5)) == gray)
    #expect(try pixel(Color(white: 0.5)) == "808080")
    #expect(try pixel(Color(white: 0, opacity: 0.5)) == gray)
    #expect(try pixel(Color(hue: 0, saturation: 1, brightness: 1)) == "FF0000")
    #expect(try pixel(Color(hue: 1 / 3, saturation: 1, brightness: 1, opacity: 1)) == "00FF00")
    #expect(try pixel(Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)) == "0000FF")
    #expect(try pixel(Color(.sRGB, white: 0, opacity: 1)) == "000000")
    #expect(try pixel(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))) == "FF0000")
    #expect(try pixel(Color.black.opacity(0.5)) == gray)
    #expect(try pixel(Color.clear) == "FFFFFF")
  }

  @Test func aColorThatIsInNoCatalogueIsReported() throws {
    let shown = try Shown { Color("no such colour") }
    #expect(shown.issues.count == 1)
    #expect(try Shown { Color("none either", bundle: nil) }.issues.count == 1)
    #expect(try Shown { Color("none", bundle: .main) }.issues.count == 1)
  }

  @Test func namedColorsAreWrittenAsColorsAndAsStyles() throws {
    let pairs: [(Color, AnyShapeStyle)] = [
      (Color.white, AnyShapeStyle(.white)), (Color.black, AnyShapeStyle(.black)),
      (Color.gray, AnyShapeStyle(.gray)), (Color.blue, AnyShapeStyle(.blue)),
      (Color.red, AnyShapeStyle(.red)), (Color.green, AnyShapeStyle(.green)),
      (Color.orange, AnyShapeStyle(.orange)), (Color.pink, AnyShapeStyle(.pink)),
      (Color.purple, AnyShapeStyle(.purple)), (Color.yellow, AnyShapeStyle(.yellow)),
      (Color.cyan, AnyShapeStyle(.cyan)), (Color.indigo, AnyShapeStyle(.indigo)),
      (Color.mint, AnyShapeStyle(.mint)), (Color.teal, AnyShapeStyle(.teal)),
      (Color.brown, AnyShapeStyle(.brown)), (Color.clear, AnyShapeStyle(.clear)),
    ]
    var seen: Set<String> = []
    for (color, style) in pairs {
      let drawn = try pixel(color)
      #expect(try pixel(Rectangle().fill(style)) == drawn)
      seen.insert(drawn)
    }
    // White and nothing look alike here.
    #expect(seen.count == pairs.count - 1)
    #expect(try pixel(Color.primary) == "000000" && pixel(Color.primary, dark: true) == "FFFFFF")
    #expect(try pixel(Color.secondary) == pixel(Rectangle().fill(.secondary)))
    #expect(try pixel(Color.accentColor) == pixel(Rectangle().fill(.tint)))
    #expect(try pixel(Color.blue) != pixel(Color.blue, dark: true))
  }

  @Test func hierarchiesMaterialsAndTints() throws {
    let levels = [
      try pixel(Rectangle().fill(.primary)), try pixel(Rectangle().fill(.secondary)),
      try pixel(Rectangle().fill(.tertiary)), try pixel(Rectangle().fill(.quaternary)),
    ]
    #expect(levels == levels.sorted() && Set(levels).count == 4)
    #expect(try pixel(Rectangle().fill(.background)) == "FFFFFF")
    #expect(try pixel(Rectangle().fill(.tint).tint(.pureRed)) == "FF0000")
    #expect(try pixel(Rectangle().fill(.tint).tint(Color?.some(.pureBlue))) == "0000FF")
    #expect(try pixel(Color.black.overlay(.ultraThinMaterial)) != "000000")
    #expect(
      try pixel(Color.black.overlay(.thinMaterial))
        != pixel(Color.black.overlay(.ultraThinMaterial)))
    #expect(try pixel(Color.black.overlay(Color.clear.background(.regularMaterial))) != "000000")
  }

  @Test func foregroundsInAllForms() throws {
    #expect(try pixel(Rectangle().foregroundColor(.pureRed)) == "FF0000")
    #expect(try pixel(Rectangle().foregroundColor(nil)) == "000000")
    #expect(try pixel(Rectangle().foregroundStyle(Color.pureRed)) == "FF0000")
    #expect(try pixel(Rectangle().foregroundStyle(.white)) == "FFFFFF")
    #expect(
      try pixel(Rectangle().fill(.secondary).foregroundStyle(Color.pureRed, Color.pureBlue))
        == "0000FF")
    #expect(
      try pixel(
        Rectangle().foregroundStyle(
          .linearGradient(colors: [.pureRed, .pureRed], startPoint: .top, endPoint: .bottom)))
        == "FF0000")
  }

  @Test func gradientsInAllForms() throws {
    let gradient = Gradient(colors: [.pureRed, .pureBlue])
    let stops = Gradient(stops: [
      .init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1),
    ])
    let forms: [AnyView] = [
      AnyView(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)),
      AnyView(LinearGradient(gradient: stops, startPoint: .leading, endPoint: .trailing)),
      AnyView(
        LinearGradient(
          gradient: Gradient(colors: [.pureRed, .pureBlue]), startPoint: UnitPoint(x: 0, y: 0),
          endPoint: UnitPoint(x: 1, y: 0))),
      AnyView(
        LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)),
      AnyView(
        LinearGradient(
          stops: [.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)],
          startPoint: .leading, endPoint: .trailing)),
      AnyView(
        Rectangle().fill(
          .linearGradient(gradient, startPoint: .leading, endPoint: .trailing))),
      AnyView(
        Rectangle().fill(
          .linearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing))
      ),
      AnyView(
        RadialGradient(
          colors: [.pureRed, .pureBlue], center: .leading, startRadius: 0, endRadius: 100)),
      AnyView(
        RadialGradient(gradient: gradient, center: .leading, startRadius: 0, endRadius: 100)),
    ]
    for (index, view) in forms.enumerated() {
      let shown = try Shown(100, 20) { view }
      #expect(shown.pixel(1, 10).hasPrefix("F"), "form \(index)")
      #expect(
        shown.pixel(98, 10).hasSuffix("F") || shown.pixel(98, 10).hasSuffix("C"), "form \(index)")
    }
    let turned: [AnyView] = [
      AnyView(AngularGradient(colors: [.pureRed, .pureBlue], center: .center)),
      AnyView(
        AngularGradient(
          colors: [.pureRed, .pureBlue], center: .center, startAngle: .zero, endAngle: .degrees(360)
        )),
      AnyView(AngularGradient(gradient: gradient, center: .center)),
      AnyView(AngularGradient(gradient: gradient, center: .center, angle: .zero)),
      AnyView(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360))),
    ]
    for (index, view) in turned.enumerated() {
      let shown = try Shown(100, 100) { view }
      // Just below the middle, to the right, it begins, and above it ends.
      #expect(shown.pixel(95, 53).hasPrefix("F"), "form \(index)")
      #expect(
        shown.pixel(95, 46).hasPrefix("0") || shown.pixel(95, 46).hasPrefix("2"), "form \(index)")
    }
    #expect(try pixel(Rectangle().fill(Color.blue.gradient)) != "FFFFFF")
  }

  @Test func schemesAreAskedFor() throws {
    #expect(
      try pixel(
        Color(white: 1).opacity(0).background(.background).environment(\.colorScheme, .dark))
        == "000000")
    struct Content: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    #expect(try Shown { Content().preferredColorScheme(.dark) }.labels == ["dark"])
    #expect(try Shown(dark: true) { Content().preferredColorScheme(.light) }.labels == ["light"])
    #expect(try Shown { Content().preferredColorScheme(nil) }.labels == ["light"])
  }
}
