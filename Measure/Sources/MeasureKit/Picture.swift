import CInflate
import Foundation

/// The pixels of a picture.
public struct Picture: Sendable {
  public let width: Int
  public let height: Int
  /// Red, green and blue, row by row, 0…255; what is transparent stands on white.
  public let pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Red, green and blue of a pixel.
  public func color(_ x: Int, _ y: Int) -> PixelColor {
    let start = 3 * (y * width + x)
    return PixelColor(Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
  }
}

/// A color of a picture, 0…255.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  public let red: Int
  public let green: Int
  public let blue: Int

  public init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What orders colors that are equally frequent.
  var number: Int { red << 16 | green << 8 | blue }

  /// The largest difference of a component.
  public func distance(to other: PixelColor) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  public var description: String { String(format: "#%02X%02X%02X", red, green, blue) }
}

/// Why a picture cannot be read.
public struct PictureError: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

extension Picture {
  /// The largest number of pixels that is read.
  private static let maxPixels = 100_000_000

  /// Reads a PNG of 8 or 16 bits a component, without interlacing.
  ///
  /// - Throws: what is wrong with it.
  public init(png data: [UInt8]) throws(PictureError) {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw PictureError("it is no PNG") }
    func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    var (width, height, depth, kind) = (0, 0, 0, 0)
    var (palette, packed): ([UInt8], [UInt8]) = ([], [])
    var place = 8
    while place + 12 <= data.count {
      let length = number(place)
      let (start, end) = (place + 8, place + 8 + length)
      guard length >= 0, end + 4 <= data.count else { throw PictureError("it ends too early") }
      switch String(decoding: data[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR" where length >= 13:
        (width, height) = (number(start), number(start + 4))
        (depth, kind) = (Int(data[start + 8]), Int(data[start + 9]))
        guard data[start + 12] == 0 else { throw PictureError("it is interlaced") }
      case "PLTE": palette = Array(data[start..<end])
      case "IDAT": packed += data[start..<end]
      default: break
      }
      place = end + 4
    }
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 0
    guard width > 0, height > 0, width * height <= Self.maxPixels, channels > 0,
      depth == 8 || depth == 16 && kind != 3
    else { throw PictureError("its format is not supported (\(width) × \(height), \(depth) bits)") }
    let step = channels * depth / 8
    let stride = width * step
    let lines = try Self.inflate(packed, count: (stride + 1) * height)
    let rows = try Self.unfiltered(lines, stride: stride, step: step, height: height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * width * height)
    for pixel in 0..<width * height {
      let at = pixel * step
      func part(_ index: Int) -> Int { Int(rows[at + index * depth / 8]) }
      var color: (Int, Int, Int)
      var alpha = 255
      switch kind {
      case 0: color = (part(0), part(0), part(0))
      case 3:
        let entry = 3 * part(0)
        guard entry + 3 <= palette.count else { throw PictureError("its palette is too short") }
        color = (Int(palette[entry]), Int(palette[entry + 1]), Int(palette[entry + 2]))
      case 4: (color, alpha) = ((part(0), part(0), part(0)), part(1))
      case 6: (color, alpha) = ((part(0), part(1), part(2)), part(3))
      default: color = (part(0), part(1), part(2))
      }
      for value in [color.0, color.1, color.2] {
        pixels.append(UInt8((value * alpha + 255 * (255 - alpha) + 127) / 255))
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  private static func inflate(_ data: [UInt8], count: Int) throws(PictureError) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var length = uLongf(count)
    guard uncompress(&result, &length, data, uLong(data.count)) == Z_OK, Int(length) == count else {
      throw PictureError("its pixels are damaged")
    }
    return result
  }

  /// Takes back what was done to each line before it was packed.
  private static func unfiltered(
    _ lines: [UInt8], stride: Int, step: Int, height: Int
  ) throws(PictureError) -> [UInt8] {
    var rows = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      let (source, target) = (y * (stride + 1), y * stride)
      let filter = lines[source]
      guard filter <= 4 else { throw PictureError("a line is damaged") }
      for x in 0..<stride {
        let left = x >= step ? Int(rows[target + x - step]) : 0
        let above = y > 0 ? Int(rows[target - stride + x]) : 0
        let corner = x >= step && y > 0 ? Int(rows[target - stride + x - step]) : 0
        let guess: Int
        switch filter {
        case 1: guess = left
        case 2: guess = above
        case 3: guess = (left + above) / 2
        case 4:
          let sum = left + above - corner
          let (a, b, c) = (abs(sum - left), abs(sum - above), abs(sum - corner))
          guess = a <= b && a <= c ? left : b <= c ? above : corner
        default: guess = 0
        }
        rows[target + x] = lines[source + 1 + x] &+ UInt8(truncatingIfNeeded: guess)
      }
    }
    return rows
  }
}
