import Glibc

func exponential(_ value: Double) -> Double { exp(value) }

/// One component of a picture as numbers 0…255, row by row.
struct Plane {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// The component that stands `shift` bits up in each pixel.
  init(_ bitmap: Bitmap, shift: UInt32) {
    width = bitmap.width
    height = bitmap.height
    values = UnsafeBufferPointer(start: bitmap.pixels, count: width * height).map {
      Float($0 >> shift & 255)
    }
  }

  /// Adds a row, times a factor, to sums.
  func add(_ y: Int, to sums: inout [Float], factor: Float, isExtended: Bool) {
    guard isExtended || (0..<height).contains(y), height > 0 else { return }
    let start = min(max(y, 0), height - 1) * width
    values.withUnsafeBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        for x in 0..<width { sums[x] += values[start + x] * factor }
      }
    }
  }

  /// Adds a row, times a factor, to a row of another plane of the same size.
  func add(_ y: Int, toRow row: Int, of other: inout Plane, _ factor: Float, isExtended: Bool) {
    guard isExtended || (0..<height).contains(y), height > 0 else { return }
    let start = min(max(y, 0), height - 1) * width
    let target = row * width
    values.withUnsafeBufferPointer { values in
      other.values.withUnsafeMutableBufferPointer { sums in
        for x in 0..<width { sums[target + x] += values[start + x] * factor }
      }
    }
  }

  mutating func set(_ y: Int, _ sums: [Float], _ factor: Float) {
    let target = y * width
    sums.withUnsafeBufferPointer { sums in
      values.withUnsafeMutableBufferPointer { values in
        for x in 0..<width { values[target + x] = sums[x] * factor }
      }
    }
  }

  /// Rows as columns, in blocks that fit the cache.
  func transposed() -> Plane {
    var result = Plane(width: height, height: width)
    let block = 16
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        for top in stride(from: 0, to: height, by: block) {
          for left in stride(from: 0, to: width, by: block) {
            for y in top..<min(top + block, height) {
              for x in left..<min(left + block, width) {
                target[x * height + y] = source[y * width + x]
              }
            }
          }
        }
      }
    }
    return result
  }
}
