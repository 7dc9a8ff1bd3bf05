import CZlib
import Glibc

/// Writes PNG files (ISO/IEC 15948): eight bits a component, without alpha where every pixel is
/// opaque. The same pixels give the same bytes.
enum PNGEncoder {
  /// How hard zlib tries: above it files become little smaller and take much longer.
  private static let level: Int32 = 5

  static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let pixels = UnsafeBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height)
    let isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("sRGB", [0], to: &file)
    let rows = filtered(bitmap, components: isOpaque ? 3 : 4)
    append("IDAT", Zlib.compressed(rows, level: level), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The rows, each with the filter that leaves the smallest numbers: none, the pixel to the left
  /// taken off, or the pixel above taken off. Rows like the one above, most of a screen, become
  /// zeros.
  private static func filtered(_ bitmap: Bitmap, components: Int) -> [UInt8] {
    let length = bitmap.width * components
    var row = [UInt8](repeating: 0, count: length)
    var above = row
    return [UInt8](unsafeUninitializedCapacity: (length + 1) * bitmap.height) { target, count in
      count = (length + 1) * bitmap.height
      guard var out = target.baseAddress else { return }
      for y in 0..<bitmap.height {
        defer { out += length + 1 }
        let line = bitmap.row(y)
        if y > 0, memcmp(line, bitmap.row(y - 1), 4 * bitmap.width) == 0 {
          out[0] = 2
          (out + 1).update(repeating: 0, count: length)
          continue
        }
        row.withUnsafeMutableBufferPointer { bitmap.write(row: y, components, to: $0) }
        write(row, above: above, components: components, to: out)
        swap(&row, &above)
      }
    }
  }

  /// Writes the number of the best filter and the row under it.
  private static func write(
    _ row: [UInt8], above: [UInt8], components: Int, to out: UnsafeMutablePointer<UInt8>
  ) {
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        var (none, left, up) = (0, 0, 0)
        for index in 0..<row.count {
          let value = row[index]
          none += size(value)
          left += size(value &- (index >= components ? row[index - components] : 0))
          up += size(value &- above[index])
        }
        let best = none <= min(left, up) ? 0 : left <= up ? 1 : 2
        out[0] = UInt8(best)
        for index in 0..<row.count {
          let base =
            best == 0
            ? 0 : best == 2 ? above[index] : index >= components ? row[index - components] : 0
          out[index + 1] = row[index] &- base
        }
      }
    }
  }

  /// A byte's distance from zero, as the differences count.
  private static func size(_ value: UInt8) -> Int { Int(min(value, 0 &- value)) }

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
