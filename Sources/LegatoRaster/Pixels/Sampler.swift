import CPixels
import LegatoDisplay

/// Reads a bitmap at places between its pixels: bilinear, with weights of 1/256, down first and
/// then across.
///
/// Each pixel is worked out from its own place alone, so that a part comes out as it does in the
/// whole.
struct Sampler {
  enum Edge {
    /// Beyond the bitmap there is nothing.
    case clear
    /// Beyond the bitmap its outermost pixels go on.
    case extended
    /// Beyond the bitmap it begins again.
    case repeated

    fileprivate var value: CPixelsEdge {
      switch self {
      case .clear: CPIXELS_EDGE_CLEAR
      case .extended: CPIXELS_EDGE_EXTENDED
      case .repeated: CPIXELS_EDGE_REPEATED
      }
    }
  }

  let source: Bitmap
  /// From the plane that is drawn on to the bitmap's pixels.
  let inverse: Transform
  let edge: Edge
  /// Whether pixels are mixed; otherwise the nearest one is taken.
  var isSmooth = true

  /// Writes the pixels of a row, from `x` on, whose middle is at `y` + 0.5.
  func row(_ y: Int, x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    row(x: Double(x) + 0.5, y: Double(y) + 0.5, count: count, into: target)
  }

  /// The same for places beside each other, each 1 behind the one before, from the place (`x`, `y`) on.
  func row(x: Double, y: Double, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let startU = inverse.c * y + inverse.tx - 0.5
    let startV = inverse.d * y + inverse.ty - 0.5
    guard isSmooth else {
      for index in 0..<count {
        let across = x + Double(index)
        target[index] = nearest(startU + inverse.a * across, startV + inverse.b * across)
      }
      return
    }
    var level = CPixelsLevel(
      pixels: source.pixels, width: Int32(source.width), height: Int32(source.height))
    cpixels_sample_row(
      target, count, &level, edge.value, x, inverse.a, inverse.b, startU, startV)
  }

  /// The pixel nearest to a place, in the bitmap's pixels from the middle of its first one.
  private func nearest(_ u: Double, _ v: Double) -> UInt32 {
    guard abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
    return at(Int((u + 0.5).rounded(.down)), Int((v + 0.5).rounded(.down)))
  }

  private func at(_ x: Int, _ y: Int) -> UInt32 {
    switch edge {
    case .clear:
      guard x >= 0, y >= 0, x < source.width, y < source.height else { return 0 }
      return source.row(y)[x]
    case .extended:
      return source.row(min(max(y, 0), source.height - 1))[min(max(x, 0), source.width - 1)]
    case .repeated:
      func within(_ place: Int, _ size: Int) -> Int {
        let rest = place % size
        return rest < 0 ? rest + size : rest
      }
      return source.row(within(y, source.height))[within(x, source.width)]
    }
  }
}

extension Pixel {
  /// The way from `first` (weight 0) to `second` (weight 256).
  @inline(__always)
  static func mix(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
    if first == second { return first }
    let rest = 256 &- weight
    let even =
      ((first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* weight &+ 0x0080_0080) >> 8
    let odd =
      ((first >> 8) & 0x00FF_00FF) &* rest &+ ((second >> 8) & 0x00FF_00FF) &* weight
      &+ 0x0080_0080
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
