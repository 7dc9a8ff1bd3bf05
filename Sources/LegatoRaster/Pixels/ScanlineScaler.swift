import CPixels

/// Lays the rows of an upright, scaled bitmap over others.
struct ScanlineScaler {
  let source: PictureRows
  /// The columns' places in the source, in 1/256 of a pixel, ascending, from -1 up to the source's
  /// width. Where the source's columns come to lie one pixel apart this is room for the few that are asked for.
  let places: UnsafeMutablePointer<Int32>
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
    if let unscaledStart {
      unscaledRow(top, weight, start: unscaledStart, into: target, opacity: opacity)
      return
    }
    var index = 0
    if top >= 0, top + 1 < source.height {
      source.withSpans(ofRow: top) { spans in
        for span in spans {
          // The columns both of whose neighbours lie in the span.
          let first = self.first(atLeast: span.start << 8, from: index)
          let end = self.first(atLeast: (span.end - 1) << 8, from: first)
          guard end - first >= 8 else { continue }
          mixed(index..<first, top: top, weight: weight, into: target, opacity: opacity)
          Bitmap.blendRow(
            Pixel.scaled(span.pixel, opacity), into: target + first, count: end - first)
          index = end
        }
      }
    }
    mixed(index..<count, top: top, weight: weight, into: target, opacity: opacity)
  }

  /// A row whose columns come to lie one pixel apart: every column takes the same share of its neighbours, but for
  /// those at the picture's edges.
  private func unscaledRow(
    _ top: Int, _ weight: UInt16, start: Int, into target: UnsafeMutablePointer<UInt32>,
    opacity: UInt32
  ) {
    let (width, height, share) = (source.width, source.height, UInt32(start & 255))
    let clear = cpixels_clear_row()
    let upper = top < 0 ? clear : UnsafePointer(source.row(top))
    let lower = top + 1 < height ? UnsafePointer(source.row(top + 1)) : clear
    // Where the share is none, the last column has no neighbour to be looked at.
    let left = first(atLeast: 0, from: 0)
    let right = first(atLeast: Int32(share == 0 ? width : width - 1) << 8, from: left)
    // Most pictures are clear along their edges.
    if upper[0] | lower[0] != 0 {
      mixed(0..<left, top: top, weight: weight, into: target, opacity: opacity)
    }
    if upper[width - 1] | lower[width - 1] != 0 {
      mixed(right..<count, top: top, weight: weight, into: target, opacity: opacity)
    }
    func shift(_ columns: Range<Int>) {
      guard !columns.isEmpty else { return }
      let place = (start >> 8) + columns.lowerBound
      cpixels_blend_shifted(
        target + columns.lowerBound, upper + place, lower + place, columns.count, UInt32(weight),
        share, opacity)
    }
    var index = left
    if top >= 0, top + 1 < height {
      source.withSpans(ofRow: top) { spans in
        for (number, span) in spans.enumerated() {
          var first = self.first(atLeast: span.start << 8, from: index)
          let limit = share == 0 ? span.end : span.end - 1
          var end = min(self.first(atLeast: limit << 8, from: first), right)
          // What lies between spans is mixed in blocks of eight: a block is filled up from the span.
          first += (index - first) & 7
          if number == spans.count - 1 { end -= (end - right) & 7 }
          guard end - first >= 8 else { continue }
          shift(index..<first)
          Bitmap.blendRow(
            Pixel.scaled(span.pixel, opacity), into: target + first, count: end - first)
          index = end
        }
      }
    }
    shift(index..<max(index, right))
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

  private func mixed(
    _ range: Range<Int>, top: Int, weight: UInt16, into target: UnsafeMutablePointer<UInt32>,
    opacity: UInt32
  ) {
    guard !range.isEmpty else { return }
    if let unscaledStart {
      for index in range {
        places[index] = Int32(min(max(unscaledStart + index << 8, -256), source.width << 8))
      }
    }
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
