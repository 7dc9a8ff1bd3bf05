import Foundation
import MeasureKit
import Testing

/// Pictures that are drawn here, whose boxes are known.
@Suite("What is found in pictures")
struct MeasureKitTests {
  private struct Canvas {
    var width: Int
    var height: Int
    var pixels: [UInt8]

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (width, height)
      pixels = Array(repeating: 255, count: 3 * width * height)
    }

    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: [UInt8]) {
      for row in y..<y + height {
        for column in x..<x + width {
          let at = 3 * (row * self.width + column)
          pixels.replaceSubrange(at..<at + 3, with: color)
        }
      }
    }

    var picture: Picture { Picture(width: width, height: height, pixels: pixels) }
  }

  /// A card with a line of three letters, one of which has a tail.
  private func card(y: Int = 30, letters: Int = 12, color: [UInt8] = [230, 230, 235]) -> Picture {
    var canvas = Canvas(300, 200)
    canvas.fill(20, y, 240, 100, color)
    for index in 0..<3 {
      canvas.fill(50 + 18 * index, y + 40, 6, letters, [20, 20, 20])
      if index == 1 { canvas.fill(50 + 18 * index, y + 40 + letters, 4, 6, [20, 20, 20]) }
    }
    return canvas.picture
  }

  @Test func aCardAndItsLineAreFound() throws {
    let findings = Findings(card(), scale: 2)
    let surface = try #require(findings.surfaces.first { $0.color == PixelColor(230, 230, 235) })
    #expect(surface.box == FoundBox(10, 15, 120, 50))
    let ink = try #require(findings.inks.first)
    #expect(findings.inks.count == 1)
    #expect(ink.box == FoundBox(25, 35, 21, 9))
    #expect(ink.baseline == 41)
  }

  @Test func aCardIsApartFromItsGroundAndHasItsMostFrequentColor() throws {
    var canvas = Canvas(300, 200)
    canvas.fill(0, 0, 300, 200, [242, 242, 242])
    canvas.fill(20, 40, 240, 100, [255, 255, 255])
    // As along the edge of a large corner: from one to the other in steps of one, and a first pixel that is neither.
    for step in 0...13 {
      canvas.fill(20 + 17 * step, 39, 17, 1, [UInt8](repeating: UInt8(242 + step), count: 3))
    }
    canvas.fill(21, 41, 1, 1, [254, 254, 254])
    let findings = Findings(canvas.picture, scale: 1)
    let card = try #require(findings.surfaces.first { $0.color == PixelColor(255, 255, 255) })
    #expect(abs(card.box.y - 40) <= 1 && abs(card.box.height - 100) <= 1)
    #expect(card.box.width == 240)
  }

  @Test func whatDiffersIsListed() {
    let (ours, theirs) = (Findings(card(), scale: 2), Findings(card(y: 36), scale: 2))
    #expect(Comparison(ours: ours, theirs: ours).details.isEmpty)
    let details = Comparison(ours: ours, theirs: theirs).details
    #expect(
      details.contains {
        $0.hasPrefix("surface: theirs 10.00, 18.00, 120.00 × 50.00 #E6E6EB, ours 10.00, 15.00")
      })
    #expect(details.contains { $0.hasPrefix("ink: theirs") })
    let alone = Comparison(ours: ours, theirs: Findings(Canvas(300, 200).picture, scale: 2)).details
    #expect(alone.contains { $0.hasPrefix("ink, only ours") })
  }

  @Test func theSamePicturesAgreeAndOthersDoNot() {
    func compare(_ ours: Picture, _ theirs: Picture) -> [String: Comparison.Kind] {
      let comparison = Comparison(
        ours: Findings(ours, scale: 2), theirs: Findings(theirs, scale: 2))
      return Dictionary(uniqueKeysWithValues: comparison.kinds.map { ($0.name, $0) })
    }
    let same = compare(card(), card())
    #expect(same.values.allSatisfy { $0.agreement == 1 && $0.median == 0 })
    #expect((same["surfaces: y"]?.errors.count ?? 0) >= 1)
    let lower = compare(card(), card(y: 36))
    #expect(lower["texts and symbols: y"]?.errors == [3])
    #expect((lower["surfaces: y"]?.errors.last ?? 0) == 3)
    let colored = compare(card(), card(color: [230, 220, 235]))
    #expect((colored["surfaces: color"]?.errors.last ?? 0) == 10)
  }

  @Test func whatIsNoPictureIsRefused() {
    for data: [UInt8] in [
      [], [1, 2, 3],
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4, 5],
    ] {
      #expect(throws: PictureError.self) { try Picture(png: data) }
    }
  }

  @Test func resultsOfADeviceAreCompared() {
    let device = DeviceResults(system: "iOS 26", values: ["a": [1, 2], "b": [3], "c": [4]])
    let ours = DeviceResults(system: "ours", values: ["a": [1.2, 2], "b": [5]])
    let text = ours.differences(from: device)
    #expect(
      text
        == "b: [5.0] here, [3.0] on the device\nc: not measured here\n1 of 3 cases are as on iOS 26\n"
    )
  }
}
