/// Lays the rows of an upright, scaled bitmap over others.
struct Stretch {
  let source: Bitmap
  let spans: FlatSpans
  /// The columns' places in the source, in 1/256 of a pixel, ascending, from -1 up to the source's
  /// width.
  let places: UnsafePointer<Int32>
  let count: Int
  /// Room for a row of the source, with one clear pixel before it and two behind.
  let mixed: UnsafeMutablePointer<UInt32>
  /// Room for a row of the target.
  let result: UnsafeMutablePointer<UInt32>

  /// - Parameter place: where the row is in the source, in 1/256 of a pixel.
  func row(_ place: Int32, into target: UnsafeMutablePointer<UInt32>, opacity: UInt32) {
    let top = Int(place >> 8)
    let weight = UInt16(place & 255)
    guard top >= -1, top < source.height else { return }
    var index = 0
    if top >= 0, top + 1 < source.height {
      for span in spans.row(top) {
        // The columns both of whose neighbours lie in the span.
        let first = self.first(atLeast: span.start << 8, from: index)
        let end = self.first(atLeast: (span.end - 1) << 8, from: first)
        guard end - first >= 8 else { continue }
        general(index..<first, top: top, weight: weight, into: target, opacity: opacity)
        Bitmap.blendRow(
          Pixel.scaled(span.pixel, opacity), into: target + first, count: end - first)
        index = end
      }
    }
    general(index..<count, top: top, weight: weight, into: target, opacity: opacity)
  }

  private func first(atLeast place: Int32, from index: Int) -> Int {
    var (low, high) = (index, count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func general(
    _ range: Range<Int>, top: Int, weight: UInt16, into target: UnsafeMutablePointer<UInt32>,
    opacity: UInt32
  ) {
    guard !range.isEmpty else { return }
    let from = max(Int(places[range.lowerBound] >> 8), 0)
    let to = min(Int(places[range.upperBound - 1] >> 8) + 2, source.width)
    if from < to { mixRows(from..<to, top: top, weight: weight) }
    var index = range.lowerBound
    while index + 4 <= range.upperBound {
      PixelVector.store(across(index), result + index)
      index += 4
    }
    while index < range.upperBound {
      let left = mixed + Int(places[index] >> 8)
      result[index] = Pixel.mix(left[0], left[1], UInt32(places[index] & 255))
      index += 1
    }
    Bitmap.blendRow(
      result + range.lowerBound, into: target + range.lowerBound, count: range.count,
      opacity: opacity)
  }

  /// Four columns from the mixed row.
  @inline(__always)
  private func across(_ index: Int) -> PixelVector.Lanes {
    let place = places + index
    let (a, b) = (mixed + Int(place[0] >> 8), mixed + Int(place[1] >> 8))
    let (c, d) = (mixed + Int(place[2] >> 8), mixed + Int(place[3] >> 8))
    let share =
      SIMD4<UInt32>(
        UInt32(truncatingIfNeeded: place[0]), UInt32(truncatingIfNeeded: place[1]),
        UInt32(truncatingIfNeeded: place[2]), UInt32(truncatingIfNeeded: place[3])) & 255
    return PixelVector.mix(
      unsafeBitCast(SIMD4(a[0], b[0], c[0], d[0]), to: PixelVector.Lanes.self),
      unsafeBitCast(SIMD4(a[1], b[1], c[1], d[1]), to: PixelVector.Lanes.self),
      unsafeBitCast(share | share &<< 16, to: PixelVector.Lanes.self))
  }

  /// Two neighbouring rows of the source, mixed; what is beyond it is clear.
  private func mixRows(_ range: Range<Int>, top: Int, weight: UInt16) {
    guard top >= 0, top + 1 < source.height else {
      let inside = top < 0 ? source.row(0) : source.row(source.height - 1)
      for x in range {
        mixed[x] =
          top < 0
          ? Pixel.mix(0, inside[x], UInt32(weight)) : Pixel.mix(inside[x], 0, UInt32(weight))
      }
      return
    }
    let (upper, lower) = (source.row(top), source.row(top + 1))
    var x = range.lowerBound
    let share = PixelVector.Lanes(repeating: weight)
    while x + 4 <= range.upperBound {
      PixelVector.store(
        PixelVector.mix(PixelVector.load(upper + x), PixelVector.load(lower + x), share),
        mixed + x)
      x += 4
    }
    while x < range.upperBound {
      mixed[x] = Pixel.mix(upper[x], lower[x], UInt32(weight))
      x += 1
    }
  }
}
