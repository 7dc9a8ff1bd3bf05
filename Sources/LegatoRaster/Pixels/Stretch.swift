/// Lays the rows of an upright, scaled bitmap over others.
struct Stretch {
  let source: Bitmap
  let spans: FlatSpans
  /// The columns' places in the source, in 1/256 of a pixel, ascending, from -1 up to the source's
  /// width.
  let places: UnsafePointer<Int32>
  /// How much of its right neighbour each column takes, twice: for both lanes of a pixel.
  let shares: UnsafePointer<UInt32>
  let count: Int
  /// Room for a row of the source, with one clear pixel before it and two behind.
  let mixed: UnsafeMutablePointer<UInt32>

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
    let factor = PixelVector.Lanes(repeating: UInt16(opacity))
    var index = range.lowerBound
    while index + 4 <= range.upperBound {
      var pixels = across(index)
      if opacity < 255 { pixels = PixelVector.scaled(pixels, factor) }
      PixelVector.store(
        PixelVector.over(pixels, PixelVector.load(target + index)), target + index)
      index += 4
    }
    while index < range.upperBound {
      let left = mixed + Int(places[index] >> 8)
      let pixel = Pixel.mix(left[0], left[1], UInt32(places[index] & 255))
      target[index] = Pixel.over(Pixel.scaled(pixel, opacity), target[index])
      index += 1
    }
  }

  /// Four columns from the mixed row.
  @inline(__always)
  private func across(_ index: Int) -> PixelVector.Lanes {
    let place = places + index
    let pairs = SIMD8(
      lowHalf: SIMD4(lowHalf: pair(place[0]), highHalf: pair(place[1])),
      highHalf: SIMD4(lowHalf: pair(place[2]), highHalf: pair(place[3])))
    return PixelVector.mix(
      unsafeBitCast(pairs.evenHalf, to: PixelVector.Lanes.self),
      unsafeBitCast(pairs.oddHalf, to: PixelVector.Lanes.self),
      PixelVector.load(shares + index))
  }

  /// The mixed row's pixels to the left and to the right of a place.
  @inline(__always)
  private func pair(_ place: Int32) -> SIMD2<UInt32> {
    UnsafeRawPointer(mixed + Int(place >> 8)).loadUnaligned(as: SIMD2<UInt32>.self)
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
