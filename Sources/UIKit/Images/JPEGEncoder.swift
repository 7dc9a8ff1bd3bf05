import Foundation
import LegatoDisplay

/// Writes JPEG files (ITU-T T.81): baseline, without chroma subsampling, on white where an image is
/// transparent. The same pixels give the same bytes.
enum JPEGEncoder {
  /// - Parameter quality: 0…1; clamped, and 1 where it is not a number.
  static func encode(_ image: ImageData, quality: Double) -> [UInt8] {
    let quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
    // The scale of Annex K's tables that the Independent JPEG Group's encoder made common.
    let percent = max(1, quality * 100)
    let factor = percent < 50 ? 5000 / percent : 200 - 2 * percent
    func scaled(_ table: [Int]) -> [Int] {
      table.map { min(max(Int((Double($0) * factor + 50) / 100), 1), 255) }
    }
    let tables = [scaled(luminance), scaled(chrominance)]
    var file: [UInt8] = [0xFF, 0xD8]
    append(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
    for (number, table) in tables.enumerated() {
      append(0xDB, [UInt8(number)] + zigzag.map { UInt8(table[$0]) }, to: &file)
    }
    let (height, width) = (UInt16(clamping: image.height), UInt16(clamping: image.width))
    append(
      0xC0,
      [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3]
        + [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1], to: &file)
    for code in HuffmanCode.all { append(0xC4, code.segment, to: &file) }
    append(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0], to: &file)
    file += scan(image, tables)
    return file + [0xFF, 0xD9]
  }

  private static func append(_ marker: UInt8, _ content: [UInt8], to file: inout [UInt8]) {
    let count = content.count + 2
    file += [0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + content
  }

  private static func scan(_ image: ImageData, _ tables: [[Int]]) -> [UInt8] {
    var writer = BitWriter()
    var before = [0, 0, 0]
    var block = [Double](repeating: 0, count: 64)
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        for component in 0..<3 {
          for index in 0..<64 {
            let x = min(left + index % 8, image.width - 1)
            let y = min(top + index / 8, image.height - 1)
            block[index] = sample(image, x, y, component)
          }
          let isLight = component == 0
          let numbers = quantized(transformed(block), tables[isLight ? 0 : 1])
          writer.write(
            numbers, difference: numbers[0] - before[component],
            HuffmanCode.all[isLight ? 0 : 2], HuffmanCode.all[isLight ? 1 : 3])
          before[component] = numbers[0]
        }
      }
    }
    return writer.finished
  }

  /// A component of a pixel over white, −128…127: Y, Cb, Cr.
  private static func sample(_ image: ImageData, _ x: Int, _ y: Int, _ component: Int) -> Double {
    let start = 4 * (y * image.width + x)
    let white = 255 - Double(image.pixels[start + 3])
    let red = Double(image.pixels[start]) + white
    let green = Double(image.pixels[start + 1]) + white
    let blue = Double(image.pixels[start + 2]) + white
    switch component {
    case 0: return 0.299 * red + 0.587 * green + 0.114 * blue - 128
    case 1: return -0.168736 * red - 0.331264 * green + 0.5 * blue
    default: return 0.5 * red - 0.418688 * green - 0.081312 * blue
    }
  }

  private static let cosines: [Double] = (0..<64).map { index in
    let (frequency, place) = (index / 8, index % 8)
    let factor = frequency == 0 ? 0.5 / 2.0.squareRoot() : 0.5
    return factor * cos(Double(2 * place + 1) * Double(frequency) * .pi / 16)
  }

  /// The discrete cosine transform, rows first.
  private static func transformed(_ block: [Double]) -> [Double] {
    var rows = [Double](repeating: 0, count: 64)
    var result = rows
    for y in 0..<8 {
      for u in 0..<8 {
        rows[8 * y + u] = (0..<8).reduce(0) { $0 + block[8 * y + $1] * cosines[8 * u + $1] }
      }
    }
    for v in 0..<8 {
      for u in 0..<8 {
        result[8 * v + u] = (0..<8).reduce(0) { $0 + rows[8 * $1 + u] * cosines[8 * v + $1] }
      }
    }
    return result
  }

  /// In zigzag order.
  private static func quantized(_ block: [Double], _ table: [Int]) -> [Int] {
    zigzag.map { Int((block[$0] / Double(table[$0])).rounded()) }
  }

  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  // Annex K, tables K.1 and K.2.
  private static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]
  private static let chrominance = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99,
    47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]
}

/// A Huffman code of the standard's Annex K.3.
private struct HuffmanCode {
  /// How many codes there are of each length, from one bit.
  let counts: [UInt8]
  let symbols: [UInt8]
  /// The class and the number of the table.
  let number: UInt8
  /// Code and length by symbol.
  private(set) var codes: [UInt8: (code: UInt32, length: Int)] = [:]

  var segment: [UInt8] { [number] + counts + symbols }

  init(_ number: UInt8, _ counts: [UInt8], _ symbols: [UInt8]) {
    self.number = number
    self.counts = counts
    self.symbols = symbols
    var code: UInt32 = 0
    var index = 0
    for (length, count) in counts.enumerated() {
      for _ in 0..<count {
        codes[symbols[index]] = (code, length + 1)
        code += 1
        index += 1
      }
      code <<= 1
    }
  }

  static let all = [
    HuffmanCode(0x00, [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], Array(0...11)),
    HuffmanCode(0x10, [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D], lightSymbols),
    HuffmanCode(0x01, [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], Array(0...11)),
    HuffmanCode(0x11, [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77], colorSymbols),
  ]

  private static let lightSymbols: [UInt8] = [
    0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07,
    0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0,
    0x24, 0x33, 0x62, 0x72, 0x82, 0x09, 0x0A, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x25, 0x26, 0x27, 0x28,
    0x29, 0x2A, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3A, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49,
    0x4A, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69,
    0x6A, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89,
    0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7,
    0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3, 0xC4, 0xC5,
    0xC6, 0xC7, 0xC8, 0xC9, 0xCA, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xD9, 0xDA, 0xE1, 0xE2,
    0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8,
    0xF9, 0xFA,
  ]
  private static let colorSymbols: [UInt8] = [
    0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61, 0x71,
    0x13, 0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52, 0xF0,
    0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1, 0x17, 0x18, 0x19, 0x1A, 0x26,
    0x27, 0x28, 0x29, 0x2A, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3A, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48,
    0x49, 0x4A, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68,
    0x69, 0x6A, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87,
    0x88, 0x89, 0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5,
    0xA6, 0xA7, 0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3,
    0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xD9, 0xDA,
    0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8,
    0xF9, 0xFA,
  ]
}

/// Writes codes bit by bit, the highest first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  private mutating func put(_ value: UInt32, _ length: Int) {
    guard length > 0 else { return }
    bits = bits << UInt64(length) | UInt64(value & (1 << length - 1))
    count += length
    while count >= 8 {
      let byte = UInt8(truncatingIfNeeded: bits >> UInt64(count - 8))
      bytes.append(byte)
      // A byte of ones would begin a marker.
      if byte == 0xFF { bytes.append(0) }
      count -= 8
    }
  }

  /// A number of a category: how many bits it has, and those.
  private mutating func put(_ value: Int, run: Int, _ code: HuffmanCode) {
    let length = Int.bitWidth - abs(value).leadingZeroBitCount
    guard let found = code.codes[UInt8(run << 4 | length)] else { return }
    put(found.code, found.length)
    put(UInt32(truncatingIfNeeded: value < 0 ? value - 1 : value), length)
  }

  mutating func write(
    _ numbers: [Int], difference: Int, _ first: HuffmanCode, _ rest: HuffmanCode
  ) {
    put(difference, run: 0, first)
    var run = 0
    for value in numbers.dropFirst() {
      if value == 0 {
        run += 1
        continue
      }
      while run > 15 {
        if let long = rest.codes[0xF0] { put(long.code, long.length) }
        run -= 16
      }
      put(value, run: run, rest)
      run = 0
    }
    if run > 0, let end = rest.codes[0] { put(end.code, end.length) }
  }

  var finished: [UInt8] {
    var copy = self
    copy.put(0x7F, 7)
    return copy.bytes
  }
}
