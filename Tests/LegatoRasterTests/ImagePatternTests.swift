import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("An image as a paint")
struct ImagePatternTests {
  /// Four pixels: red, green; blue, white.
  private let image = ImageData(
    width: 2, height: 2,
    pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])

  private func fill(_ pattern: ImagePattern, _ rect: Rect) -> DrawCommand {
    .fill(.rect(rect), .image(pattern), evenOdd: false)
  }

  @Test("shows its pixels with hard edges where nothing is smoothed")
  func nearest() throws {
    let shown = try draw(8, 8) {
      $0.show([
        fill(ImagePattern(image, tile: Rect(0, 0, 8, 8), smoothing: .none), Rect(0, 0, 8, 8))
      ])
    }
    #expect(shown.isNear(3, 3, 255, 0, 0) && shown.isNear(4, 3, 0, 255, 0))
    #expect(shown.isNear(3, 4, 0, 0, 255) && shown.isNear(4, 4, 255, 255, 255))
  }

  @Test("mixes neighbours otherwise, and does not take in the other end")
  func smooth() throws {
    let shown = try draw(8, 8) {
      $0.show([fill(ImagePattern(image, tile: Rect(0, 0, 8, 8)), Rect(0, 0, 8, 8))])
    }
    #expect(shown.isNear(0, 0, 255, 0, 0), "a stretched image goes on with its own edge")
    let middle = shown.pixel(4, 0)
    #expect(middle.red > 60 && middle.green > 60)
  }

  @Test("begins again beside its tile where it is repeated")
  func repeated() throws {
    let shown = try draw(8, 8) {
      $0.show([
        fill(
          ImagePattern(image, tile: Rect(1, 1, 2, 2), isRepeated: true, smoothing: .none),
          Rect(0, 0, 8, 8))
      ])
    }
    for (x, y) in [(1, 1), (3, 1), (5, 5), (7, 3)] { #expect(shown.isNear(x, y, 255, 0, 0)) }
    #expect(shown.isNear(0, 0, 255, 255, 255), "the lower right pixel, one tile before")
  }

  @Test("shows a part of the image only")
  func part() throws {
    let shown = try draw(4, 4) {
      $0.show([
        fill(
          ImagePattern(image, part: Rect(0.5, 0, 0.5, 0.5), tile: Rect(0, 0, 4, 4)),
          Rect(0, 0, 4, 4))
      ])
    }
    for (x, y) in [(0, 0), (3, 0), (0, 3), (3, 3)] { #expect(shown.isNear(x, y, 0, 255, 0)) }
  }

  @Test("leaves no pixel out where it is small, but for low smoothing")
  func reduction() throws {
    // White, but for every other column.
    let stripes = ImageData(
      width: 64, height: 1,
      pixels: (0..<64).flatMap { x -> [UInt8] in
        x % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
      })
    func grey(_ smoothing: ImagePattern.Smoothing) throws -> Int {
      try draw(4, 4) {
        $0.show([
          fill(
            ImagePattern(stripes, tile: Rect(0, 0, 4, 4), smoothing: smoothing), Rect(0, 0, 4, 4))
        ])
      }.pixel(1, 1).red
    }
    #expect(abs(try grey(.medium) - 127) <= 2)
    #expect(abs(try grey(.high) - 127) <= 2)
    #expect(try grey(.none) == 0 || grey(.none) == 255)
  }

  @Test("paints lines and texts as well")
  func lines() throws {
    let shown = try draw(20, 20) {
      $0.show([
        .stroke(
          .rect(Rect(5, 5, 10, 10)), LineStyle(width: 4),
          .image(ImagePattern(image, part: Rect(0, 0, 0.5, 0.5), tile: Rect(0, 0, 20, 20))))
      ])
    }
    #expect(shown.isNear(5, 10, 255, 0, 0) && shown.isNear(10, 10, 255, 255, 255))
  }
}
