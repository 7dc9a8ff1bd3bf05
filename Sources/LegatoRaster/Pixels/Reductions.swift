/// A bitmap at a half, a quarter, … of its size, made when they are first asked for: what is seen
/// from far away is the mean of many pixels, and is not worked out again for each place.
final class Reductions {
  private var bitmaps: [Bitmap]

  init(_ bitmap: Bitmap) {
    bitmaps = [bitmap]
  }

  /// The bitmap halved so many times, or as often as there is something left to be halved. Where a
  /// side is odd, its last pixels are mixed with nothing.
  func halved(_ times: Int) -> (bitmap: Bitmap, times: Int) {
    while bitmaps.count <= times, let last = bitmaps.last, last.width > 1 || last.height > 1 {
      bitmaps.append(Self.half(last))
    }
    let times = min(times, bitmaps.count - 1)
    return (bitmaps[times], times)
  }

  private static func half(_ source: Bitmap) -> Bitmap {
    let half = Bitmap(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
    for y in 0..<half.height {
      let upper = source.row(2 * y)
      let lower = 2 * y + 1 < source.height ? source.row(2 * y + 1) : nil
      let target = half.row(y)
      for x in 0..<half.width {
        let isWhole = 2 * x + 1 < source.width
        let pixels = SIMD4(
          upper[2 * x], isWhole ? upper[2 * x + 1] : 0, lower?[2 * x] ?? 0,
          isWhole ? lower?[2 * x + 1] ?? 0 : 0)
        target[x] = mean(pixels)
      }
    }
    return half
  }

  private static func mean(_ pixels: SIMD4<UInt32>) -> UInt32 {
    let even = pixels & 0x00FF_00FF
    let odd = pixels &>> 8 & 0x00FF_00FF
    let evens = (even.wrappedSum() &+ 0x0002_0002) >> 2 & 0x00FF_00FF
    let odds = (odd.wrappedSum() &+ 0x0002_0002) >> 2 & 0x00FF_00FF
    return evens | odds << 8
  }
}
