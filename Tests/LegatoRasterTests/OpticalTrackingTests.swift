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

  @Test func heavierCutsAreWiderWhereTheyWereMeasured() {
    func ems(_ size: Double, _ weight: Double, _ design: FontDescriptor.Design = .standard)
      -> Double
    {
      OpticalTracking.ems(FontDescriptor(design: design, weight: weight), size: size)
    }
    #expect(abs(ems(17, 600) - ems(17, 400) - 0.008) < 1e-9 && ems(14, 600) == ems(14, 400))
    #expect(ems(34, 600) == ems(34, 400) && ems(9, 700) == ems(9, 400))
    #expect(abs(ems(28, 700) - ems(28, 400) - 0.0115) < 1e-9)
    // Quicksand stands for the rounded cut: thirteen thousandths below the published values.
    #expect(
      abs(ems(17, 400, .rounded) + 0.039) < 1e-9 && abs(ems(12, 700, .rounded) + 0.013) < 1e-9)
  }

  @Test(
    "Lines of other weights are as wide as on a phone",
    arguments: [
      ("New firmware available", 16.0, 700.0, 178.0),
      ("Installer app update is ready", 16, 700, 218),
      ("Reminder: Safety training tomorrow", 16, 700, 275.33), ("Velociraptor", 33, 700, 186.33),
      ("Velociraptor", 34, 700, 191.67), ("Notifications", 33, 700, 194.33),
      ("Secure Login", 33, 700, 197.33),
    ])
  func weights(_ text: String, _ size: Double, _ weight: Double, _ width: Double) throws {
    let font = FontDescriptor(size: size, weight: weight)
    let layout = try HarfBuzzTextEngine().layout(TextRequest([TextSpan(text, font: font)]))
    // Ink on a phone.
    #expect(abs(layout.inkBounds.width / width - 1) < 0.005, "\(layout.inkBounds.width)")
  }

  /// The lines of a text of 17 points that has room for another text and half a point.
  private func lines(_ text: String, roomFor other: String) throws -> [String] {
    let engine = try HarfBuzzTextEngine()
    let room = engine.layout(request(other, 17, width: nil)).size.width + 0.5
    let scalars = Array(text.unicodeScalars)
    return engine.carets(request(text, 17, width: room)).lines.map { line in
      String(String.UnicodeScalarView(scalars[line.range])).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func aShortLastWordOfTwoLinesTakesOneAlong() throws {
    let room = "Automatic backups are"
    #expect(
      try lines("Automatic backups are disabled", roomFor: room) == [
        "Automatic backups", "are disabled",
      ])
    // A longer word stands alone, and so does one that has no company on a line of its own or among more lines.
    #expect(
      try lines("Automatic backups are unnecessary", roomFor: room) == [room, "unnecessary"])
    #expect(try lines("Backups off", roomFor: "Backups") == ["Backups", "off"])
    let three = "Automatic backups are quite unnecessary here off"
    #expect(try lines(three, roomFor: "quite unnecessary here").last == "off")
  }

  @Test func aWrappedTextIsAsWideAsItsLongestLineWithTheBlankAtItsEnd() throws {
    let engine = try HarfBuzzTextEngine()
    func width(_ text: String, _ room: Double? = nil) -> Double {
      engine.layout(request(text, 17, width: room)).size.width
    }
    let first = width("Automatic backups")
    let blank = width("Automatic backups ") - first
    #expect(abs(width("Automatic backups are off now", first + 20) - first - blank) < 1e-6)
    // No wider than its room.
    #expect(abs(width("Automatic backups are off now", first + 1) - first - 1) < 0.01)
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
