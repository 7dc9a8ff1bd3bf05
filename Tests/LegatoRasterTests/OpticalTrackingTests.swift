import LegatoDisplay
import Foundation
import Testing

@testable import LegatoRaster

/// Widths and line breaks of texts in public pictures of iOS, at the default text size.
@Suite("Letters are as far apart as San Francisco's")
struct OpticalTrackingTests {
  /// The ink of lines, in points, from pictures at one and at three pixels a point.
  private static let lines: [(text: String, size: Double, width: Double)] = [
    ("Lorem ipsum dolor sit amet, consectetur", 17, 306),
    ("adipiscing elit, sed do eiusmod tempor incididunt", 17, 371),
    ("ut labore et dolore magna aliqua.", 17, 247), ("Welcome to PreviewSnapshots", 15, 210),
    ("Hello PreviewSnapshots", 28, 288), ("Lorem ipsum dolor sit", 34, 307),
    ("amet, consectetur", 34, 259), ("adipiscing elit, sed do", 34, 308),
    ("eiusmod tempor", 34, 235), ("incididunt ut labore et", 34, 310),
    ("dolore magna aliqua.", 34, 297), ("Label, Text description for an element", 12, 211.4),
    ("Value, Current state or content", 12, 173.1),
    ("Hint, What happens when activated", 12, 198.8),
    ("Element Grouping, Combine children", 12, 205.1), ("Custom tap target", 12, 101.1),
    ("Activation Point, Custom tap target", 12, 196.8),
    ("Text description for an element", 11, 163.8),
    ("What happens when activated", 11, 159.4), ("Custom tap target", 11, 95.4),
  ]

  private func request(_ text: String, _ size: Double, width: Double? = nil) -> TextRequest {
    var font = FontDescriptor(size: size)
    font.lineGap = 0.1
    return TextRequest([TextSpan(text, font: font)], maxWidth: width)
  }

  /// Within 2 % in every line, and within 0.6 % on the average.
  @Test func linesAreAsWideAsOnAPhone() throws {
    let engine = try HarfBuzzTextEngine()
    var sum = 0.0
    for line in Self.lines {
      let width = engine.layout(request(line.text, line.size)).inkBounds.width
      let error = width / (line.width - 0.5) - 1
      #expect(abs(error) < 0.02, "\(line.text) at \(line.size): \(width), \(line.width) on iOS")
      sum += abs(error)
    }
    #expect(sum / Double(Self.lines.count) < 0.006, "\(sum / Double(Self.lines.count))")
  }

  private static let latin =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut "
    + "labore et dolore magna aliqua."

  /// Two texts of three and of six lines, whose breaks are known.
  @Test(arguments: [
    (
      17.0, 384.0,
      [
        "Lorem ipsum dolor sit amet, consectetur",
        "adipiscing elit, sed do eiusmod tempor incididunt",
        "ut labore et dolore magna aliqua.",
      ]
    ),
    (
      34.0, 318.0,
      [
        "Lorem ipsum dolor sit", "amet, consectetur", "adipiscing elit, sed do", "eiusmod tempor",
        "incididunt ut labore et", "dolore magna aliqua.",
      ]
    ),
  ])
  func linesBreakWhereTheyBreakOnAPhone(_ size: Double, _ width: Double, _ lines: [String]) throws {
    let engine = try HarfBuzzTextEngine()
    let carets = engine.carets(request(Self.latin, size, width: width))
    let scalars = Array(Self.latin.unicodeScalars)
    let found = carets.lines.map { line in
      String(String.UnicodeScalarView(scalars[line.range])).trimmingCharacters(in: .whitespaces)
    }
    #expect(found == lines)
  }

  @Test func whatIsNotTheSystemsFontIsSetAsItIs() throws {
    let engine = try HarfBuzzTextEngine()
    func width(_ font: FontDescriptor, _ text: String = "Hello") -> Double {
      engine.layout(TextRequest([TextSpan(text, font: font)])).size.width
    }
    // Letters of other scripts join; a font that was asked for by name is the app's.
    #expect(OpticalTracking.ems(FontDescriptor(family: "Inter"), size: 17) == 0)
    #expect(OpticalTracking.ems(FontDescriptor(design: .serif), size: 17) == 0)
    #expect(width(FontDescriptor(family: "Inter", size: 17)) > width(FontDescriptor(size: 17)))
    let arabic = "سلام"
    #expect(
      abs(width(FontDescriptor(size: 34), arabic) / width(FontDescriptor(size: 17), arabic) - 2)
        < 1e-9)
  }
}
