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
