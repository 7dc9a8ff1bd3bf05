import LegatoDisplay
import Testing

@testable import LegatoRaster

/// Eight pixels at once, beside the same by the definition, pixel by pixel.
@Suite("Pictures that are scaled and turned")
struct SamplerTests {
  private static func picture(_ width: Int, _ height: Int, _ random: inout Seeded) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<width * height {
      let alpha = UInt32(random.chance(0.5) ? 255 : random.below(256))
      bitmap.pixels[index] =
        alpha << 24
        | (0..<3).reduce(0) { pixel, byte in
          pixel | UInt32(random.below(Int(alpha) + 1)) << (8 * UInt32(byte))
        }
    }
    return bitmap
  }

  /// What stands between four pixels: down first and then across, with weights of 1/256.
  private static func pixel(_ sampler: Sampler, _ u: Double, _ v: Double) -> UInt32 {
    guard abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
    let source = sampler.source
    func at(_ x: Int, _ y: Int) -> UInt32 {
      switch sampler.edge {
      case .clear:
        guard (0..<source.width).contains(x), (0..<source.height).contains(y) else { return 0 }
        return source.row(y)[x]
      case .extended:
        return source.row(min(max(y, 0), source.height - 1))[min(max(x, 0), source.width - 1)]
      case .repeated:
        func within(_ place: Int, _ size: Int) -> Int { (place % size + size) % size }
        return source.row(within(y, source.height))[within(x, source.width)]
      }
    }
    guard sampler.isSmooth else {
      return at(Int((u + 0.5).rounded(.down)), Int((v + 0.5).rounded(.down)))
    }
    let (fixedU, fixedV) = (Int((u * 256).rounded(.down)), Int((v * 256).rounded(.down)))
    let (left, top) = (fixedU >> 8, fixedV >> 8)
    func mixed(_ first: UInt32, _ second: UInt32, _ weight: Int) -> UInt32 {
      (0..<4).reduce(0) { pixel, byte in
        let shift = 8 * UInt32(byte)
        let (a, b) = (Int(first >> shift & 255), Int(second >> shift & 255))
        return pixel | UInt32((a * (256 - weight) + b * weight + 128) >> 8) << shift
      }
    }
    return mixed(
      mixed(at(left, top), at(left, top + 1), fixedV & 255),
      mixed(at(left + 1, top), at(left + 1, top + 1), fixedV & 255), fixedU & 255)
  }

  private static func exact(_ sampler: Sampler, _ y: Int, x: Int, count: Int) -> [UInt32] {
    let inverse = sampler.inverse
    let startU = inverse.c * (Double(y) + 0.5) + inverse.tx - 0.5
    let startV = inverse.d * (Double(y) + 0.5) + inverse.ty - 0.5
    return (x..<x + count).map { x in
      let across = Double(x) + 0.5
      return pixel(sampler, startU + inverse.a * across, startV + inverse.b * across)
    }
  }

  @Test("show what is between their pixels, and what is beyond them", arguments: 1...60)
  func rows(seed: Int) {
    var random = Seeded(UInt64(seed))
    func number(_ range: Double) -> Double { (Double(random.below(2_001)) / 1_000 - 1) * range }
    let source = Self.picture(1 + random.below(40), 1 + random.below(40), &random)
    let isUpright = seed % 3 == 0
    let inverse = Transform(
      number(2), isUpright ? 0 : number(2), isUpright ? 0 : number(2), number(2), number(40),
      number(40))
    for edge in [Sampler.Edge.clear, .extended, .repeated] {
      for isSmooth in [true, true, false] {
        let sampler = Sampler(source: source, inverse: inverse, edge: edge, isSmooth: isSmooth)
        for y in [-30, -1, 0, 7, 41] {
          let (x, count) = (random.below(60) - 30, 1 + random.below(70))
          var shown = [UInt32](repeating: 0x1234_5678, count: count + 1)
          sampler.row(y, x: x, count: count, into: &shown)
          #expect(shown.dropLast() == Self.exact(sampler, y, x: x, count: count)[...])
          #expect(shown.last == 0x1234_5678)
        }
      }
    }
  }

  @Test(
    "are clear where nothing can be said",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e9])
  func limits(number: Double) {
    var random = Seeded(5)
    let source = Self.picture(9, 9, &random)
    for edge in [Sampler.Edge.clear, .extended, .repeated] {
      let transforms = [
        Transform(number, 0, 0, 1, 0, 0), Transform(1, 0, 0, 1, number, 0),
        Transform(1, number, 0, 1, 0, 0), Transform(1, 0, number, 1, 0, number),
      ]
      for inverse in transforms {
        let sampler = Sampler(source: source, inverse: inverse, edge: edge)
        var shown = [UInt32](repeating: 1, count: 21)
        sampler.row(3, x: -4, count: 21, into: &shown)
        #expect(shown == Self.exact(sampler, 3, x: -4, count: 21))
      }
    }
  }

  @Test("of high quality are the mean of four places in each pixel")
  func fineRows() {
    var random = Seeded(8)
    let source = Self.picture(30, 20, &random)
    let sampler = Sampler(
      source: source, inverse: Transform(1.7, 0.2, -0.3, 1.4, 3, 2), edge: .extended)
    var shown = [UInt32](repeating: 0, count: 26)
    sampler.fineRow(4, x: -6, count: 26, into: &shown)
    for (index, pixel) in shown.enumerated() {
      let places = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { dx, dy in
        let (x, y) = (Double(index - 6) + dx, 4 + dy)
        return Self.pixel(sampler, 1.7 * x - 0.3 * y + 3 - 0.5, 0.2 * x + 1.4 * y + 2 - 0.5)
      }
      for byte in 0..<4 {
        let shift = 8 * UInt32(byte)
        let mean = places.reduce(0) { $0 + Double($1 >> shift & 255) } / 4
        #expect(abs(Double(pixel >> shift & 255) - mean) <= 2)
      }
    }
  }
}
