import CPixels
import LegatoDisplay
import Testing

@testable import LegatoRaster

/// What is done to eight pixels at once, beside the same pixel by pixel.
@Suite("Rows of pixels")
struct RowTests {
  private static let counts = Array(0...19) + [64, 131]

  /// Premultiplied: clear, opaque and in between, one by one and in stretches.
  private func row(_ count: Int, _ random: inout Seeded) -> [UInt32] {
    var pixels: [UInt32] = []
    while pixels.count < count {
      let alpha = UInt32([0, 255, 255, random.below(256)][random.below(4)])
      let pixel =
        alpha << 24
        | (0..<3).reduce(0) { pixel, byte in
          pixel | UInt32(random.below(Int(alpha) + 1)) << (8 * UInt32(byte))
        }
      pixels += Array(repeating: pixel, count: random.chance(0.3) ? 1 + random.below(20) : 1)
    }
    return Array(pixels.prefix(count))
  }

  @Test("are laid over others", arguments: counts)
  func over(count: Int) {
    var random = Seeded(UInt64(count))
    for opacity: UInt32 in [0, 1, 77, 254, 255] {
      let (source, below) = (row(count, &random), row(count, &random))
      var target = below
      cpixels_blend_row(&target, source, count, opacity)
      #expect(target == zip(source, below).map { Pixel.over(Pixel.scaled($0, opacity), $1) })
    }
  }

  @Test("are covered by one pixel, and set to it", arguments: counts)
  func one(count: Int) {
    var random = Seeded(UInt64(count))
    for pixel: UInt32 in [0, 0x80_40_20_10, 0xFF_01_02_03] {
      let below = row(count, &random)
      var target = below
      cpixels_blend_pixel(&target, pixel, count)
      #expect(target == below.map { Pixel.over(pixel, $0) })
      cpixels_fill_row(&target, pixel, count)
      #expect(target == Array(repeating: pixel, count: count))
    }
  }

  @Test("long stretches of one colour are covered by one pixel", arguments: 1...40)
  func longStretches(seed: Int) {
    var random = Seeded(UInt64(seed))
    let colours = (0..<3).map { _ in row(1, &random)[0] }
    var below: [UInt32] = []
    while below.count < 900 {
      below += Array(
        repeating: colours[random.below(3)],
        count: [1, 7, 8, 32, 1 + random.below(150)][random.below(5)])
    }
    for pixel: UInt32 in [0x80_40_20_10, 0x01_00_00_01, 0xFE_FE_00_FE] {
      var target = below
      cpixels_blend_pixel(&target, pixel, target.count)
      #expect(target == below.map { Pixel.over(pixel, $0) })
    }
  }

  @Test("are what a matrix makes of their colours", arguments: counts)
  func matrix(count: Int) {
    var random = Seeded(UInt64(count))
    for _ in 0..<6 {
      // Mostly near a matrix that changes nothing.
      let matrix = (0..<20).map { index in
        Float((index % 6 == 0 ? 1 : 0) + random.within(-0.4, 0.4) * (random.chance(0.1) ? 40 : 1))
      }
      let below = row(count, &random)
      var target = below
      cpixels_apply_color_matrix(&target, count, matrix)
      #expect(target == below.map { mixed($0, by: matrix) }, "\(matrix)")
    }
  }

  private func mixed(_ pixel: UInt32, by matrix: [Float]) -> UInt32 {
    let alpha = Float(pixel >> 24)
    let scale = alpha > 0 ? 1 / alpha : 0
    let colors = [16, 8, 0].map { Float(pixel >> UInt32($0) & 255) * scale }
    func component(_ row: Int) -> Float {
      let color =
        matrix[row] * colors[0] + matrix[row + 1] * colors[1] + matrix[row + 2] * colors[2]
      return min(max(color + (matrix[row + 3] * (alpha / 255) + matrix[row + 4]), 0), 1)
    }
    let opacity = component(15)
    let parts = [0, 5, 10].map { UInt32(component($0) * opacity * 255 + 0.5) }
    return UInt32(opacity * 255 + 0.5) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }

  @Test("are multiplied with the alpha of others", arguments: counts)
  func masked(count: Int) {
    var random = Seeded(UInt64(count))
    let (mask, below) = (row(count, &random), row(count, &random))
    var target = below
    cpixels_multiply_row(&target, mask, count)
    #expect(target == zip(mask, below).map { Pixel.scaled($1, $0 >> 24) })
  }

  @Test("are mixed with others, and with their neighbours", arguments: counts)
  func between(count: Int) {
    var random = Seeded(UInt64(count))
    let (upper, lower) = (row(count + 1, &random), row(count + 1, &random))
    let below = row(count, &random)
    for (down, across) in [(0, 0), (0, 99), (200, 0), (13, 255)] as [(UInt32, UInt32)] {
      let mixed = zip(upper, lower).map { Pixel.mix($0, $1, down) }
      var target = below
      cpixels_mix_rows(&target, upper, lower, count, down)
      #expect(target == Array(mixed.prefix(count)))
      for opacity: UInt32 in [120, 255] {
        target = below
        cpixels_blend_shifted(&target, upper, lower, count, down, across, opacity)
        #expect(
          target
            == below.indices.map {
              let pixel = Pixel.mix(mixed[$0], mixed[$0 + 1], across)
              return Pixel.over(Pixel.scaled(pixel, opacity), below[$0])
            }, "\(down) \(across) \(opacity)")
      }
    }
  }

  @Test("are stretched", arguments: counts)
  func stretched(count: Int) {
    var random = Seeded(UInt64(count))
    let (source, below) = (row(count + 2, &random), row(count, &random))
    let places = (0..<count).map { Int32($0 * 201) }
    for opacity: UInt32 in [31, 255] {
      var target = below
      cpixels_blend_stretched(&target, source, places, count, opacity)
      #expect(
        target
          == below.indices.map {
            let left = Int(places[$0] >> 8)
            let pixel = Pixel.mix(source[left], source[left + 1], UInt32(places[$0] & 255))
            return Pixel.over(Pixel.scaled(pixel, opacity), below[$0])
          })
    }
  }

  @Test(
    "are a picture that is moved by part of a pixel", arguments: [1, 2, 7, 8, 9, 42, 64, 127, 128])
  func moved(width: Int) {
    var random = Seeded(UInt64(width))
    for (height, left, top) in [(1, -1, -1), (5, -3, -2), (5, 0, 0), (9, 4, 3), (4, width + 2, 0)] {
      let picture = row(width * height, &random)
      let (columns, rows) = (width + 5, height + 4)
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        (0..<width).contains(x) && (0..<height).contains(y) ? picture[y * width + x] : 0
      }
      for (down, across, opacity) in [
        (0, 0, 255), (77, 0, 255), (0, 99, 31), (200, 13, 255), (1, 255, 120),
      ]
        as [(UInt32, UInt32, UInt32)]
      {
        let below = row((columns + 3) * rows, &random)
        var target = below
        blend(
          Picture(pixels: picture, width: width, height: height), into: &target, columns + 3, left,
          top, columns, rows, down, across, opacity)
        var expected = below
        for y in 0..<rows {
          for x in 0..<columns {
            func mixed(_ x: Int) -> UInt32 {
              Pixel.mix(pixel(x, top + y), pixel(x, top + y + 1), down)
            }
            let there = Pixel.mix(mixed(left + x), mixed(left + x + 1), across)
            let place = y * (columns + 3) + x
            expected[place] = Pixel.over(Pixel.scaled(there, opacity), below[place])
          }
        }
        #expect(target == expected, "\(height) \(left) \(top) \(down) \(across) \(opacity)")
      }
    }
  }

  @Test("are a picture that is too wide to be moved at once, which is not drawn")
  func tooWide() {
    let picture = [UInt32](repeating: .max, count: 129)
    var target: [UInt32] = [1, 2, 3]
    blend(Picture(pixels: picture, width: 129, height: 1), into: &target, 3, 0, 0, 3, 1, 0, 0, 255)
    #expect(target == [1, 2, 3])
  }

  private struct Picture {
    var pixels: [UInt32]
    var width: Int
    var height: Int
  }

  private func blend(
    _ picture: Picture, into target: inout [UInt32], _ stride: Int, _ left: Int, _ top: Int,
    _ columns: Int, _ rows: Int, _ down: UInt32, _ across: UInt32, _ opacity: UInt32
  ) {
    var known = [CPixelsMovedRow](repeating: CPixelsMovedRow(), count: picture.height + 1)
    cpixels_find_moved_rows(picture.pixels, picture.width, picture.height, &known)
    picture.pixels.withUnsafeBufferPointer { pixels in
      known.withUnsafeBufferPointer { known in
        guard let first = pixels.baseAddress, let rowsKnown = known.baseAddress else { return }
        var moved = CPixelsMovedPicture(
          pixels: first, rows: rowsKnown, width: picture.width, height: picture.height)
        cpixels_blend_moved(
          &target, stride, &moved, left, top, columns, rows, down, across, opacity)
      }
    }
  }

  @Test("are discs and rings that are moved by part of a pixel", arguments: 0..<60)
  func discs(seed: Int) {
    var random = Seeded(UInt64(seed))
    let (width, height) = (20 + random.below(100), 12 + random.below(50))
    let (radius, hole) = (random.within(4, 30), random.chance(0.4) ? random.within(0, 12) : 0)
    let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next())
    var picture = Picture(pixels: [], width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Double(x) + 0.5 - Double(width) / 2, Double(y) + 0.5 - Double(height) / 2)
        let distance = (dx * dx + dy * dy).squareRoot()
        let cover = min(max(radius - distance, 0), 1) * min(max(distance - hole, 0), 1)
        picture.pixels.append(Pixel.scaled(color, UInt32(cover * 255)))
      }
    }
    let (left, top) = (random.below(9) - 4, random.below(9) - 4)
    let (columns, rows) = (1 + random.below(width + 6), 1 + random.below(height + 4))
    let (down, across) = (UInt32(random.below(256)), UInt32(random.below(256)))
    let opacity = random.chance(0.5) ? 255 : UInt32(random.below(255))
    let below = row((columns + 3) * rows, &random)
    var target = below
    blend(picture, into: &target, columns + 3, left, top, columns, rows, down, across, opacity)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      (0..<width).contains(x) && (0..<height).contains(y) ? picture.pixels[y * width + x] : 0
    }
    var expected = below
    for y in 0..<rows {
      for x in 0..<columns {
        func mixed(_ x: Int) -> UInt32 {
          Pixel.mix(pixel(x, top + y), pixel(x, top + y + 1), down)
        }
        let there = Pixel.mix(mixed(left + x), mixed(left + x + 1), across)
        let place = y * (columns + 3) + x
        expected[place] = Pixel.over(Pixel.scaled(there, opacity), below[place])
      }
    }
    #expect(target == expected)
  }

  @Test("lie over shades that are laid under them", arguments: counts)
  func shaded(count: Int) {
    var random = Seeded(UInt64(count))
    let shades: [UInt32] = (0...255).map { (cover: UInt32) in
      cover << 24 | cover / 2 << 8 | cover / 3
    }
    let above = row(count, &random)
    let cover = (0..<count).map { _ in UInt8([0, 0, 255, random.below(256)][random.below(4)]) }
    var target = above
    cpixels_lay_under_row(&target, cover, shades, count)
    #expect(target == zip(above, cover).map { Pixel.over($0, shades[Int($1)]) })
  }

  @Test("have an alpha", arguments: counts)
  func alpha(count: Int) {
    var random = Seeded(UInt64(count))
    let source = row(count, &random)
    var target = [UInt8](repeating: 1, count: count)
    cpixels_alpha_row(&target, source, count)
    #expect(target == source.map { UInt8($0 >> 24) })
  }

  @Test("are covered by a pixel through a mask", arguments: counts)
  func stamped(count: Int) {
    var random = Seeded(UInt64(count))
    for pixel: UInt32 in [0, 0x80_40_20_10, 0xFF_01_02_03] {
      let below = row(count, &random)
      let cover = (0..<count).map { _ in UInt8([0, 0, 255, random.below(256)][random.below(4)]) }
      var target = below
      cpixels_stamp_row(&target, cover, pixel, count)
      #expect(
        target == zip(cover, below).map { Pixel.over(Pixel.scaled(pixel, UInt32($0)), $1) })
    }
  }

  @Test("tell where they are equal", arguments: 0..<200)
  func runs(seed: Int) {
    var random = Seeded(UInt64(seed))
    let count = random.below(300)
    var (upper, lower) = ([UInt32](), [UInt32]())
    while upper.count < count {
      let length = [1, 2, 15, 16, 17, 24, 40, 90][random.below(8)]
      let (above, below) = (UInt32(random.below(3)), UInt32(random.below(2)))
      upper += Array(repeating: above, count: length)
      lower += Array(repeating: random.chance(0.7) ? above : below, count: length)
    }
    var expected: [Range<Int>] = []
    var first = random.below(9)
    let from = first
    while first < count {
      var end = first
      while end < count, upper[end] == upper[first], lower[end] == upper[first] { end += 1 }
      if end - first >= 16 { expected.append(first..<end) }
      first = max(end, first + 1)
    }
    var (found, place, start) = ([Range<Int>](), from, 0)
    while true {
      let length = cpixels_find_run(upper, lower, place, count, 16, &start)
      guard length > 0 else { break }
      found.append(start..<start + length)
      place = start + length
    }
    #expect(found == expected)
  }

  @Test("of gradients are the colours at each column's place")
  func gradient() {
    let table = (0...1024).map { UInt32($0) }
    for (first, along) in [
      (0.2, 0.0007), (-3, 0.05), (0.999, -0.0011), (-900, 0.9), (.nan, 0.1), (2, 0),
    ] {
      var row = [UInt32](repeating: 0, count: 1_003)
      cpixels_gradient_row(&row, row.count, first, along, 5.5, table, 1024)
      var part = [UInt32](repeating: 0, count: 100)
      cpixels_gradient_row(&part, part.count, first, along, 5.5 + 37, table, 1024)
      #expect(Array(row[37..<137]) == part)
      for (x, step) in row.enumerated() {
        let place = first + along * (5.5 + Double(x))
        let unit = place > 0 ? min(place, 1) : 0
        #expect(abs(Int(step) - Int(unit * 1024 + 0.5)) <= 1, "\(first) \(along) \(x)")
      }
    }
  }
}
