import LegatoDisplay
import Testing

@testable import LegatoRaster

/// Pictures seen at an angle, beside the same by the definition: a sample for each of the picture's pixels in a pixel's
/// area, each brought into the picture by the projection itself.
@Suite("Pictures at an angle")
struct ProjectiveSamplerTests {
  /// Stripes, glyph-like marks and noise on a card with clear corners.
  private static func card(_ width: Int, _ height: Int, seed: Int) -> Bitmap {
    var random = Seeded(UInt64(seed))
    let bitmap = Bitmap(width: width, height: height)
    let ground: UInt32 = 0xFF20_80F0
    for y in 0..<height {
      for x in 0..<width {
        let isCorner = min(x, width - 1 - x) + min(y, height - 1 - y) < 6
        var pixel = isCorner ? 0 : ground
        if !isCorner, (y / 5) % 4 == 1, x > width / 4, x < width / 2 { pixel = 0xFF00_0000 }
        if !isCorner, (x / 3) % 5 == 2, y > 2 * height / 3 { pixel = 0xFFFF_FFFF }
        if x > 3 * width / 4, y < height / 3 {
          let alpha = UInt32(random.below(256))
          pixel = alpha << 24 | (alpha / 2) << 8
        }
        bitmap.row(y)[x] = pixel
      }
    }
    return bitmap
  }

  /// A turn about the middle of a card, by sine and cosine, with perspective, that puts it into a surface.
  private static func turn(_ width: Double, _ sine: Double, _ scale: Double, tilt: Double)
    -> Projection
  {
    let cosine = (1 - sine * sine).squareRoot()
    let middle = width / 2
    let centre = Projection(Transform.translation(-middle, -middle))
    let depth = sine / (2.5 * width)
    let turned = Projection(cosine, tilt, depth, -tilt, 1, depth / 3, 0, 0, 1)
    let shown = Projection(Transform(scale, 0, 0, scale, 70, 60))
    return centre.then(turned).then(shown)
  }

  private static func drawn(_ source: Bitmap, _ inverse: Projection, _ box: PixelBox) -> Bitmap {
    let target = Bitmap(width: box.width, height: box.height)
    target.fill(target.bounds, with: 0x1234_5678)
    ProjectiveSampler(reductions: Reductions(source), inverse: inverse).draw(box, row: target.row)
    return target
  }

  /// How samples of a pixel are taken, one for each of the picture's pixels, which is halved as often as the pixel's
  /// area is wide at its narrowest.
  private struct Pattern {
    var halvings = 0
    var columns = 1
    var rows = 1

    init?(_ inverse: Projection, at place: Point) {
      let w = inverse.w(place)
      guard w > 0, let image = inverse.image(of: place) else { return nil }
      let across = Point(
        (inverse.m11 - image.x * inverse.m13) / w, (inverse.m12 - image.y * inverse.m13) / w)
      let down = Point(
        (inverse.m21 - image.x * inverse.m23) / w, (inverse.m22 - image.y * inverse.m23) / w)
      let lengths = [across, down].map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
      let area = abs(across.x * down.y - across.y * down.x)
      var narrowest = area / max(lengths[0], lengths[1])
      while narrowest >= 2 { (narrowest, halvings) = (narrowest / 2, halvings + 1) }
      let parts = lengths.map {
        min(max(Int(($0 / Double(1 << halvings) - 0.05).rounded(.up)), 1), 32)
      }
      (columns, rows) = (parts[0], parts[1])
    }

    /// Eight pixels beside each other, the first at a multiple of eight, are looked at as their middle is where the
    /// distance from the eye changes by less than 1/64 across a pixel.
    init?(_ inverse: Projection, ofRunAround place: Point) {
      let left = (place.x / 8).rounded(.down) * 8
      let corners = Rect(left, place.y - 0.5, 8, 1).corners
      let bend = 64 * (abs(inverse.m13) + abs(inverse.m23))
      let isStraight = corners.allSatisfy { bend <= inverse.w($0) }
      self.init(inverse, at: isStraight ? Point(left + 4, place.y) : place)
    }
  }

  /// The mean of samples in each pixel's area, each brought into the picture by the projection itself.
  ///
  /// - Parameter parts: how many samples there are across and down of the whole picture; as many as the drawing takes,
  ///   of a halved one, where there is no number.
  private static func exact(
    _ source: Bitmap, _ inverse: Projection, _ box: PixelBox, parts: Int? = nil
  ) -> [SIMD4<Double>] {
    let reductions = Reductions(source)
    return (0..<box.height * box.width).map { index in
      let x = Double(box.x + index % box.width) + 0.5
      let y = Double(box.y + index / box.width) + 0.5
      guard var pattern = Pattern(inverse, ofRunAround: Point(x, y)) else { return .zero }
      if let parts { (pattern.halvings, pattern.columns, pattern.rows) = (0, parts, parts) }
      let (bitmap, halvings) = reductions.halved(pattern.halvings)
      let scale = 1 / Double(1 << halvings)
      let (columns, rows) = (pattern.columns, pattern.rows)
      var sum = SIMD4<Double>.zero
      for part in 0..<columns * rows {
        let px = x - 0.5 + (Double(part % columns) + 0.5) / Double(columns)
        let py = y - 0.5 + (Double(part / columns) + 0.5) / Double(rows)
        guard let image = inverse.image(of: Point(px, py)) else { continue }
        sum += shown(bitmap, image.x * scale - 0.5, image.y * scale - 0.5)
      }
      return sum / Double(columns * rows)
    }
  }

  /// What a bitmap shows, linearly between its pixels.
  private static func shown(_ bitmap: Bitmap, _ u: Double, _ v: Double) -> SIMD4<Double> {
    func at(_ x: Int, _ y: Int) -> SIMD4<Double> {
      guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return .zero }
      let pixel = bitmap.row(y)[x]
      return SIMD4((0..<4).map { Double(pixel >> (8 * UInt32($0)) & 255) })
    }
    guard abs(u) < 1e5, abs(v) < 1e5 else { return .zero }
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (x, y) = (Int(left), Int(top))
    let upper = at(x, y) * (1 - (u - left)) + at(x + 1, y) * (u - left)
    let lower = at(x, y + 1) * (1 - (u - left)) + at(x + 1, y + 1) * (u - left)
    return upper * (1 - (v - top)) + lower * (v - top)
  }

  private static func error(_ shown: Bitmap, _ exact: [SIMD4<Double>]) -> (
    mean: Double, most: Double
  ) {
    var (sum, most) = (0.0, 0.0)
    for (index, exact) in exact.enumerated() {
      let pixel = shown.pixels[index]
      for component in 0..<4 {
        let error = abs(Double(pixel >> (8 * UInt32(component)) & 255) - exact[component])
        (sum, most) = (sum + error, max(most, error))
      }
    }
    return (sum / Double(4 * exact.count), most)
  }

  @Test(
    "are the mean of samples of each pixel's area",
    arguments: [(0.2, 1.1), (-0.5, 0.9), (0.8, 0.8), (-0.94, 0.9), (0.97, 0.6), (0.3, 0.2)])
  func means(sine: Double, scale: Double) throws {
    for (seed, tilt) in [(1, 0.0), (2, 0.18)] {
      let source = Self.card(96, 96, seed: seed)
      let inverse = try #require(Self.turn(96, sine, scale, tilt: tilt).inverse)
      let box = PixelBox(left: 0, top: 0, right: 140, bottom: 120)
      let error = Self.error(Self.drawn(source, inverse, box), Self.exact(source, inverse, box))
      #expect(error.mean < 0.06, "tilt \(tilt)")
      // Near the eye pixels of a run are not quite alike.
      #expect(error.most < (abs(sine) > 0.5 ? 16 : 3), "tilt \(tilt)")
    }
  }

  @Test(
    "are near to the mean of each pixel's whole area",
    arguments: [(0.2, 1.1), (-0.5, 0.9), (0.8, 0.8), (-0.94, 0.9), (0.97, 0.6)])
  func areas(sine: Double, scale: Double) throws {
    let source = Self.card(96, 96, seed: 3)
    let inverse = try #require(Self.turn(96, sine, scale, tilt: 0.1).inverse)
    let box = PixelBox(left: 0, top: 0, right: 140, bottom: 120)
    let error = Self.error(
      Self.drawn(source, inverse, box), Self.exact(source, inverse, box, parts: 7))
    #expect(error.mean < 1)
    #expect(error.most < 64)
  }

  @Test("do not depend on where a row begins")
  func parts() throws {
    let source = Self.card(130, 90, seed: 7)
    let inverse = try #require(Self.turn(110, 0.7, 0.9, tilt: 0.1).inverse)
    let box = PixelBox(left: 0, top: 0, right: 131, bottom: 100)
    let whole = Self.drawn(source, inverse, box)
    for left in [1, 5, 31, 40, 77] {
      let part = PixelBox(left: left, top: 13, right: 129, bottom: 71)
      let shown = Self.drawn(source, inverse, part)
      for y in 0..<part.height {
        for x in 0..<part.width {
          #expect(shown.row(y)[x] == whole.row(y + 13)[x + left], "\(x + left) \(y + 13)")
        }
      }
    }
  }

  @Test("of one colour are of that colour, and clear around it")
  func even() throws {
    let source = Bitmap(width: 200, height: 160)
    source.fill(source.bounds, with: 0x8040_2010)
    for sine in [0.0, 0.6, -0.9, 0.99] {
      let inverse = try #require(Self.turn(160, sine, 0.5, tilt: 0.05).inverse)
      let box = PixelBox(left: -20, top: -20, right: 160, bottom: 140)
      let shown = Self.drawn(source, inverse, box)
      for y in 0..<box.height {
        for x in 0..<box.width {
          let middle = Point(Double(x + box.x) + 0.5, Double(y + box.y) + 0.5)
          let corners = [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].compactMap {
            inverse.image(of: Point(middle.x + $0.0, middle.y + $0.1))
          }
          guard corners.count == 4 else { continue }
          let pixel = shown.row(y)[x]
          if corners.allSatisfy({ (12...188).contains($0.x) && (12...148).contains($0.y) }) {
            #expect(pixel == 0x8040_2010, "\(sine) \(x) \(y)")
          } else if corners.allSatisfy({ $0.x < -12 || $0.x > 212 })
            || corners.allSatisfy({ $0.y < -12 || $0.y > 172 })
          {
            #expect(pixel == 0, "\(sine) \(x) \(y)")
          }
        }
      }
    }
  }

  @Test("near the eye and behind it trap nowhere")
  func hostile() {
    let source = Self.card(40, 30, seed: 3)
    let box = PixelBox(left: 0, top: 0, right: 70, bottom: 50)
    let numbers: [Double] = [0, 1, -1, 1e-9, 1e9, -1e300, 0.02]
    var random = Seeded(11)
    for _ in 0..<60 {
      func number() -> Double { numbers[random.below(numbers.count)] }
      let inverse = Projection(
        number(), number(), number(), number(), number(), number(), number(), number(), number())
      let shown = Self.drawn(source, inverse, box)
      let pixels = UnsafeBufferPointer(start: shown.pixels, count: box.area)
      let isPremultiplied = pixels.allSatisfy { pixel in
        max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24
      }
      #expect(isPremultiplied)
    }
  }
}
