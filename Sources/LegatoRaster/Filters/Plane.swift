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

  /// Every column convolved with weights for the middle and for either side. All columns go down
  /// together, row by row, as memory has them.
  func convolved(_ weights: [Float], isExtended: Bool) -> Plane {
    var result = Plane(width: width, height: height)
    let (count, last) = (width, height - 1)
    let nothing = [Float](repeating: 0, count: count)
    values.withUnsafeBufferPointer { values in
      nothing.withUnsafeBufferPointer { nothing in
        result.values.withUnsafeMutableBufferPointer { target in
          guard let first = values.baseAddress, let clear = nothing.baseAddress,
            let start = target.baseAddress
          else { return }
          func row(_ y: Int) -> UnsafePointer<Float> {
            if !isExtended, y < 0 || y > last { return clear }
            return first + min(max(y, 0), last) * count
          }
          for y in 0...last {
            let (line, middle, weight) = (start + y * count, row(y), weights[0])
            for x in 0..<count { line[x] = middle[x] * weight }
            for distance in 1..<weights.count {
              let (above, below, weight) = (row(y - distance), row(y + distance), weights[distance])
              if above == clear, below == clear { continue }
              for x in 0..<count { line[x] += (above[x] + below[x]) * weight }
            }
          }
        }
      }
    }
    return result
  }

  /// The means of squares of `factor` pixels. At the right and lower edges a square may reach
  /// beyond the plane.
  func shrunk(by factor: Int, isExtended: Bool) -> Plane {
    var result = Plane(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let share = 1 / Float(factor * factor)
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        for y in 0..<(height + factor - 1) / factor * factor {
          guard isExtended || y < height else { continue }
          let line = min(y, height - 1) * width
          let into = y / factor * ((width + factor - 1) / factor)
          for x in 0..<width { target[into + x / factor] += source[line + x] * share }
          guard isExtended, width % factor > 0 else { continue }
          target[into + width / factor] +=
            source[line + width - 1] * share * Float(factor - width % factor)
        }
      }
    }
    return result
  }

  /// The plane `factor` times as large, cut to a size, interpolated linearly between the middles
  /// of its values.
  func enlarged(by factor: Int, width: Int, height: Int, isExtended: Bool) -> Plane {
    var result = Plane(width: width, height: height)
    func place(_ index: Int) -> (first: Int, share: Float) {
      let place = (Float(index) + 0.5) / Float(factor) - 0.5
      let first = Int(place.rounded(.down))
      return (first, place - Float(first))
    }
    let columns = (0..<width).map(place)
    func at(_ x: Int, _ y: Int) -> Float {
      if !isExtended, x < 0 || y < 0 || x >= self.width || y >= self.height { return 0 }
      return values[min(max(y, 0), self.height - 1) * self.width + min(max(x, 0), self.width - 1)]
    }
    var mixed = [Float](repeating: 0, count: self.width + 2)
    for y in 0..<height {
      let (top, share) = place(y)
      // The row with one value more at either end.
      for x in -1...self.width {
        let (upper, lower) = (at(x, top), at(x, top + 1))
        mixed[x + 1] = upper + (lower - upper) * share
      }
      result.values.withUnsafeMutableBufferPointer { target in
        for x in 0..<width {
          let (first, part) = columns[x]
          let (left, right) = (mixed[first + 1], mixed[first + 2])
          target[y * width + x] = left + (right - left) * part
        }
      }
    }
    return result
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
