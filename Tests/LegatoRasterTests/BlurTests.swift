import Glibc
import Testing

@testable import LegatoRaster

@Suite("Blur")
struct BlurTests {
  /// What is blurred: edges, lines of one sample and noise; one square; stripes and single samples.
  enum Content: CaseIterable {
    case mixed, square, stripes

    func value(_ x: Int, _ y: Int, width: Int, height: Int) -> Int {
      switch self {
      case .mixed:
        if y == height / 2 { return 200 }
        return (x + 2 * y) % 13 == 0 ? (x * 7 + y * 31) % 256 : x > width / 2 ? 255 : 0
      case .square: return 255
      case .stripes:
        return x / 3 % 5 == 0 && y / 9 % 2 == 1 || (x * 31 + y * 17) % 97 == 0 ? 255 : 0
      }
    }
  }

  /// Coverage, clear at the margin.
  private static func picture(
    _ content: Content = .mixed, width: Int, height: Int, margin: Int
  ) -> [UInt8] {
    var samples = [UInt8](repeating: 0, count: width * height)
    for y in margin..<max(height - margin, margin) {
      for x in margin..<max(width - margin, margin) {
        let value = content.value(x, y, width: width, height: height)
        samples[y * width + x] = UInt8(value)
      }
    }
    return samples
  }

  /// The same by the definition: each sample is the sum of all, weighted by the integral of the bell over it.
  private static func exact(
    _ samples: [UInt8], width: Int, height: Int, deviation: Double, isExtended: Bool
  ) -> [Double] {
    let reach = Int((4.5 * deviation).rounded(.up)) + 1
    func below(_ x: Double) -> Double { erf(x / (deviation * 2.0.squareRoot())) / 2 }
    let bell = (0...reach).map { below(Double($0) + 0.5) - below(Double($0) - 0.5) }
    func along(_ values: [Double], count: Int, lines: Int) -> [Double] {
      // Comes out with rows and columns exchanged.
      var result = [Double](repeating: 0, count: values.count)
      for line in 0..<lines {
        for place in 0..<count {
          var sum = 0.0
          for distance in -reach...reach {
            let from = place + distance
            if !isExtended, from < 0 || from >= count { continue }
            sum += values[line * count + min(max(from, 0), count - 1)] * bell[abs(distance)]
          }
          result[place * lines + line] = sum
        }
      }
      return result
    }
    let rows = along(samples.map(Double.init), count: width, lines: height)
    return along(rows, count: height, lines: width)
  }

  @Test(
    "is within 3 of 255 of the exact Gaussian, and within 1 on the average",
    arguments: [
      0.3, 0.6, 1, 1.7, 2.5, 3.99, 4.01, 4.6, 5.05, 5.15, 5.7, 8.1, 9.2, 10.15, 10.25, 13, 20.3,
      20.5,
      36.9,
    ])
  func accuracy(deviation: Double) {
    let (width, height) = deviation > 30 ? (151, 133) : (83, 61)
    for content in Content.allCases {
      let samples = Self.picture(content, width: width, height: height, margin: 14)
      for isExtended in [false, true] {
        var blurred = samples
        Blur(deviation: deviation, isExtended: isExtended)
          .apply(to: &blurred, width: width, height: height)
        let exact = Self.exact(
          samples, width: width, height: height, deviation: deviation, isExtended: isExtended)
        var (sum, most) = (0.0, 0.0)
        for (shown, exact) in zip(blurred, exact) {
          let error = abs(Double(shown) - exact)
          (sum, most) = (sum + error, max(most, error))
        }
        #expect(most <= 3, "\(content), extended \(isExtended)")
        #expect(sum / Double(exact.count) <= 1, "\(content), extended \(isExtended)")
      }
    }
  }

  @Test("blurs the four components of a picture each by itself", arguments: [1.5, 6, 20])
  func components(deviation: Double) {
    let (width, height) = (47, 38)
    let bitmap = Bitmap(width: width, height: height)
    var planes = (0..<4).map { shift in
      Self.picture(width: width, height: height, margin: 4).map { UInt8(Int($0) / (shift + 1)) }
    }
    for index in 0..<width * height {
      bitmap.pixels[index] = (0..<4).reduce(0) { $0 | UInt32(planes[$1][index]) << UInt32(8 * $1) }
    }
    let blur = Blur(deviation: deviation, isExtended: false)
    blur.apply(to: bitmap)
    for shift in 0..<4 {
      blur.apply(to: &planes[shift], width: width, height: height)
      let shown = (0..<width * height).map {
        UInt8(truncatingIfNeeded: bitmap.pixels[$0] >> UInt32(8 * shift))
      }
      #expect(shown == planes[shift], "component \(shift)")
    }
  }

  @Test(
    "letters in black, in white and in pure colours come out as in any other colour",
    arguments: [1.5, 6, 20])
  func shades(deviation: Double) {
    let (width, height) = (63, 41)
    let count = width * height
    let alpha = Self.picture(width: width, height: height, margin: 5)
    let blur = Blur(deviation: deviation, isExtended: false)
    /// The picture in a colour whose components are so many of 255, and what all four planes of it become alone.
    func check(_ shades: [Int], _ name: String) {
      let planes = alpha.map { cover in shades.map { UInt8(Int(cover) * $0 / 255) } + [cover] }
      let bitmap = Bitmap(width: width, height: height)
      for index in 0..<count {
        bitmap.pixels[index] = (0..<4).reduce(0) {
          $0 | UInt32(planes[index][$1]) << UInt32(8 * $1)
        }
      }
      blur.apply(to: bitmap)
      for component in 0..<4 {
        var expected = planes.map { $0[component] }
        blur.apply(to: &expected, width: width, height: height)
        let shown = (0..<count).map {
          UInt8(truncatingIfNeeded: bitmap.pixels[$0] >> UInt32(8 * component))
        }
        #expect(shown == expected, "\(name), component \(component)")
      }
    }
    check([0, 0, 0], "black")
    check([255, 255, 255], "white")
    check([0, 255, 0], "green")
    check([255, 0, 255], "magenta")
    check([255, 254, 0], "nearly yellow")
    check([90, 0, 200], "mixed")
  }

  @Test("a picture whose last pixel alone has another colour is none of one shade")
  func lastPixel() {
    let (width, height) = (70, 30)
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<width * height { bitmap.pixels[index] = 0xFF00_0000 }
    bitmap.pixels[width * height - 1] = 0xFF80_4020
    Blur(deviation: 2, isExtended: true).apply(to: bitmap)
    #expect(bitmap.pixels[width * height - 1] & 0xFF_FFFF != 0)
    #expect(bitmap.pixels[0] == 0xFF00_0000)
  }

  @Test("leaves what is plain as it is, where its edges go on", arguments: [0.5, 3, 7, 33, 400])
  func plain(deviation: Double) {
    for (width, height) in [(1, 1), (1, 70), (70, 1), (33, 20)] {
      for value: UInt8 in [0, 1, 128, 255] {
        var samples = [UInt8](repeating: value, count: width * height)
        Blur(deviation: deviation, isExtended: true)
          .apply(to: &samples, width: width, height: height)
        #expect(samples.allSatisfy { $0 == value }, "\(width)×\(height) of \(value)")
      }
    }
  }

  @Test("numbers that no blur has are none, and larger ones are cut")
  func hostile() {
    for radius in [0, -3, .nan, -.infinity, 0.01] { #expect(Blur.sanitized(radius) == 0) }
    #expect(
      Blur.sanitized(.infinity) == Blur.maxDeviation && Blur.sanitized(1e9) == Blur.maxDeviation)
    var samples = Self.picture(width: 20, height: 20, margin: 0)
    let before = samples
    Blur(deviation: 0, isExtended: false).apply(to: &samples, width: 20, height: 20)
    #expect(samples == before)
  }
}
