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
  }

  let source: Bitmap
  /// From the plane that is drawn on to the bitmap's pixels.
  let inverse: Transform
  let edge: Edge
  /// Whether pixels are mixed; otherwise the nearest one is taken.
  var isSmooth = true

  /// Writes the pixels of a row, from `x` on, whose middle is at `y` + 0.5.
  func row(_ y: Int, x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let middle = Double(y) + 0.5
    let startU = inverse.c * middle + inverse.tx - 0.5
    let startV = inverse.d * middle + inverse.ty - 0.5
    for index in 0..<count {
      let across = Double(x + index) + 0.5
      target[index] = pixel(startU + inverse.a * across, startV + inverse.b * across)
    }
  }

  /// The pixel at a place, in the bitmap's pixels from the middle of its first one.
  @inline(__always)
  func pixel(_ u: Double, _ v: Double) -> UInt32 {
    guard abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
    guard isSmooth else { return at(Int((u + 0.5).rounded(.down)), Int((v + 0.5).rounded(.down))) }
    let fixedU = Int((u * 256).rounded(.down))
    let fixedV = Int((v * 256).rounded(.down))
    let (left, top) = (fixedU >> 8, fixedV >> 8)
    let (weightX, weightY) = (UInt32(fixedU & 255), UInt32(fixedV & 255))
    if left >= 0, top >= 0, left + 1 < source.width, top + 1 < source.height {
      let line = source.row(top) + left
      let next = line + source.width
      return Pixel.mix(
        Pixel.mix(line[0], next[0], weightY), Pixel.mix(line[1], next[1], weightY), weightX)
    }
    return Pixel.mix(
      Pixel.mix(at(left, top), at(left, top + 1), weightY),
      Pixel.mix(at(left + 1, top), at(left + 1, top + 1), weightY), weightX)
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
