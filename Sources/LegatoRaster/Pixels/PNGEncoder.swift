import CCairo

/// Writes PNG files (ISO/IEC 15948): eight bits a component, without alpha where every pixel is
/// opaque. The same pixels give the same bytes.
enum PNGEncoder {
  /// - Parameter rgba: `4 × width × height` bytes, not premultiplied.
  static func encode(width: Int, height: Int, rgba: [UInt8]) -> [UInt8] {
    precondition(rgba.count == 4 * width * height)
    let isOpaque = stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
    let components = isOpaque ? 3 : 4
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = bytes(UInt32(width)) + bytes(UInt32(height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("sRGB", [0], to: &file)
    append(
      "IDAT",
      compressed(filtered(rgba, width: width, height: height, components: components)),
      to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The rows, each with the filter that leaves the smallest numbers: none, the pixel to the left
  /// taken off, or the pixel above taken off. Rows like the one above, most of a screen, become
  /// zeros.
  private static func filtered(_ rgba: [UInt8], width: Int, height: Int, components: Int)
    -> [UInt8]
  {
    let length = width * components
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    var left = above
    var up = above
    var result: [UInt8] = []
    result.reserveCapacity((length + 1) * height)
    for y in 0..<height {
      for x in 0..<width {
        for component in 0..<components {
          row[x * components + component] = rgba[4 * (y * width + x) + component]
        }
      }
      if y > 0, row == above {
        result.append(2)
        result.append(contentsOf: repeatElement(0, count: length))
        continue
      }
      var sums = (none: 0, left: 0, up: 0)
      for index in 0..<length {
        let value = row[index]
        left[index] = value &- (index >= components ? row[index - components] : 0)
        up[index] = value &- above[index]
        sums.none += size(value)
        sums.left += size(left[index])
        sums.up += size(up[index])
      }
      if sums.none <= min(sums.left, sums.up) {
        result.append(0)
        result += row
      } else if sums.left <= sums.up {
        result.append(1)
        result += left
      } else {
        result.append(2)
        result += up
      }
      swap(&row, &above)
    }
    return result
  }

  /// A byte's distance from zero, as the differences count.
  private static func size(_ value: UInt8) -> Int { Int(min(value, 0 &- value)) }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { target, count in
      let result = compress2(target.baseAddress, &length, bytes, uLong(bytes.count), 6)
      count = result == Z_OK ? Int(length) : 0
    }
  }

  private static func append(_ name: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
    file += bytes(UInt32(content.count))
    let chunk = name.withUTF8Buffer { Array($0) } + content
    file += chunk
    file += bytes(UInt32(truncatingIfNeeded: crc32(0, chunk, uInt(chunk.count))))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
