/// Lays the rows of an upright, scaled bitmap over others.
struct Stretch {
  let source: Bitmap
  let spans: FlatSpans
  /// The columns' places in the source, in 1/256 of a pixel, ascending.
  let places: UnsafePointer<Int32>
  let count: Int
  /// Room for a row of the source.
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
    for index in range {
      let left = Int(places[index] >> 8)
      let share = UInt32(places[index] & 255)
      let first = left >= 0 && left < source.width ? mixed[left] : 0
      let second = left >= -1 && left + 1 < source.width ? mixed[left + 1] : 0
      result[index] = Pixel.mix(first, second, share)
    }
    Bitmap.blendRow(
      result + range.lowerBound, into: target + range.lowerBound, count: range.count,
      opacity: opacity)
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
    while x + 4 <= range.upperBound {
      PixelVector.store(
        PixelVector.mix(PixelVector.load(upper + x), PixelVector.load(lower + x), weight),
        mixed + x)
      x += 4
    }
    while x < range.upperBound {
      mixed[x] = Pixel.mix(upper[x], lower[x], UInt32(weight))
      x += 1
    }
  }
}
