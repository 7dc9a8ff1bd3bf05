import CPixels

/// A bitmap at a half, a quarter, … of its size, made when they are first asked for: what is seen
/// from far away is the mean of many pixels, and is not worked out again for each place.
final class Reductions {
  private var bitmaps: [Bitmap]
  private var levels: [CPixelsLevel] = []
  /// The colours of the bitmap's tiles.
  private lazy var tiles = Self.evenTiles(bitmaps[0])

  init(_ bitmap: Bitmap) {
    bitmaps = [bitmap]
    levels = [Self.level(bitmap)]
  }

  /// The bitmap halved so many times, or as often as there is something left to be halved. Where a
  /// side is odd, its last pixels are mixed with nothing.
  func halved(_ times: Int) -> (bitmap: Bitmap, times: Int) {
    while bitmaps.count <= times, !isComplete, let last = bitmaps.last {
      let half = Self.half(last)
      bitmaps.append(half)
      levels.append(Self.level(half))
    }
    let times = min(times, bitmaps.count - 1)
    return (bitmaps[times], times)
  }

  /// Gives what there is: the bitmap and its halvings, whether there are no more, and the colours of the
  /// bitmap's tiles.
  func withLevels(
    _ body: (UnsafeBufferPointer<CPixelsLevel>, _ isComplete: Bool, UnsafePointer<UInt32>) -> Void
  ) {
    let isComplete = isComplete
    levels.withUnsafeBufferPointer { levels in
      tiles.withUnsafeBufferPointer { tiles in
        guard let tiles = tiles.baseAddress else { return }
        body(levels, isComplete, tiles)
      }
    }
  }

  private var isComplete: Bool {
    bitmaps.last.map { $0.width == 1 && $0.height == 1 } ?? true
  }

  private static func evenTiles(_ bitmap: Bitmap) -> [UInt32] {
    let (width, height) = (Int(CPIXELS_TILE_WIDTH), Int(CPIXELS_TILE_HEIGHT))
    let count = ((bitmap.width + width - 1) / width) * ((bitmap.height + height - 1) / height)
    return Array(unsafeUninitializedCapacity: count) { tiles, initialized in
      if let first = tiles.baseAddress {
        cpixels_find_even_tiles(
          bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height), first)
      }
      initialized = count
    }
  }

  private static func level(_ bitmap: Bitmap) -> CPixelsLevel {
    CPixelsLevel(
      pixels: bitmap.pixels, width: Int32(bitmap.width), height: Int32(bitmap.height))
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
