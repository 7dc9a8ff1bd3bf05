import CPixels

/// Lays the rows of an upright, scaled bitmap over others.
struct ScanlineScaler {
  let source: PictureRows
  /// The columns' places in the source, in 1/256 of a pixel, ascending, from -1 up to the source's
  /// width.
  let places: UnsafePointer<Int32>
  let count: Int
  /// The place of the first column, in 1/256 of a pixel, also where it is beyond the source, where the source's columns
  /// come to lie one pixel apart; `nil` where they do not.
  let unscaledStart: Int?
  /// Room for a row of the source, with one clear pixel before it and two behind.
  let mixedRow: UnsafeMutablePointer<UInt32>

  /// - Parameter place: where the row is in the source, in 1/256 of a pixel.
  func row(_ place: Int32, into target: UnsafeMutablePointer<UInt32>, opacity: UInt32) {
    let top = Int(place >> 8)
    let weight = UInt16(place & 255)
    guard top >= -1, top < source.height else { return }
    var index = 0
    if top >= 0, top + 1 < source.height {
      source.withSpans(ofRow: top) { spans in
        for span in spans {
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
    }
    general(index..<count, top: top, weight: weight, into: target, opacity: opacity)
  }

  private func first(atLeast place: Int32, from index: Int) -> Int {
    if let unscaledStart {
      return min(max((Int(place) - unscaledStart + 255) >> 8, index), count)
    }
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
    if unscaledStart != nil, top >= 0, top + 1 < source.height {
      // Every column takes the same share of its neighbours, but for those at the picture's edges.
      let start = min(first(atLeast: 0, from: range.lowerBound), range.upperBound)
      let end = min(first(atLeast: Int32(source.width - 1) << 8, from: start), range.upperBound)
      if end - start >= 8 {
        let (upper, lower) = (source.row(top), source.row(top + 1))
        // Most pictures are clear along their edges.
        if upper[0] | lower[0] != 0 {
          mixed(range.lowerBound..<start, top: top, weight: weight, into: target, opacity: opacity)
        }
        let left = Int(places[start] >> 8)
        cpixels_blend_shifted(
          target + start, upper + left, lower + left, end - start, UInt32(weight),
          UInt32(places[start] & 255), opacity)
        if upper[source.width - 1] | lower[source.width - 1] != 0 {
          mixed(end..<range.upperBound, top: top, weight: weight, into: target, opacity: opacity)
        }
        return
      }
    }
    mixed(range, top: top, weight: weight, into: target, opacity: opacity)
  }

  private func mixed(
    _ range: Range<Int>, top: Int, weight: UInt16, into target: UnsafeMutablePointer<UInt32>,
    opacity: UInt32
  ) {
    guard !range.isEmpty else { return }
    let first = Int(places[range.lowerBound] >> 8)
    let last = Int(places[range.upperBound - 1] >> 8)
    let (from, to) = (max(first, 0), min(last + 2, source.width))
    if from < to { mixRows(from..<to, top: top, weight: weight) }
    cpixels_blend_stretched(
      target + range.lowerBound, mixedRow, places + range.lowerBound, range.count, opacity)
  }

  /// Two neighbouring rows of the source, mixed; what is beyond it is clear.
  private func mixRows(_ range: Range<Int>, top: Int, weight: UInt16) {
    let clear = cpixels_clear_row()
    let upper = top < 0 ? clear : UnsafePointer(source.row(top))
    let lower = top + 1 < source.height ? UnsafePointer(source.row(top + 1)) : clear
    cpixels_mix_rows(
      mixedRow + range.lowerBound, upper + range.lowerBound, lower + range.lowerBound, range.count,
      UInt32(weight))
  }
}
