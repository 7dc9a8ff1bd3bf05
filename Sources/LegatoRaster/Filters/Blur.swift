import CPixels
import Glibc

/// A Gaussian blur of pixels or of coverage.
///
/// Up to a standard deviation of 5 pixels every pixel is convolved. A larger blur leaves nothing finer than
/// that: the plane is made smaller by a power of two, blurred there with 2.5 to 5 pixels, and made larger
/// again. Both steps spread a pixel a little themselves, and the Gaussian is narrower by that much, as
/// variances add up. What comes out is within 3 of 255 of the exact blur, and within 1 on the average.
struct Blur {
  /// Standard deviation in pixels.
  let deviation: Double
  /// Whether the outermost values go on beyond the plane; otherwise there is nothing.
  let isExtended: Bool

  /// The largest standard deviation, in pixels; larger ones are cut to it.
  static let maxDeviation = 400.0

  /// From this standard deviation on the plane is made smaller.
  private static let shrinking = 5.1

  /// How far a blur reaches, in pixels: three standard deviations and a bit.
  static func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) + 2 }

  /// A deviation that can be worked with: 0 where it is less than anyone sees or not a number.
  static func sanitized(_ deviation: Double) -> Double {
    deviation > 0.05 ? min(deviation, maxDeviation) : 0
  }

  /// Blurs all components of a picture. Where they are all the same, as in letters that are black or white, one is
  /// blurred, and what comes out is what it would be.
  func apply(to bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    var full: UInt32 = 0
    if cpixels_is_shade(bitmap.pixels, count, &full) != 0 {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { cover in
        guard let start = cover.baseAddress else { return }
        cpixels_alpha_row(start, bitmap.pixels, count)
        apply(to: start, width: bitmap.width, height: bitmap.height, channels: 1)
        cpixels_shade_row(bitmap.pixels, start, full, count)
      }
      return
    }
    bitmap.pixels.withMemoryRebound(to: UInt8.self, capacity: bitmap.byteCount) { samples in
      apply(to: samples, width: bitmap.width, height: bitmap.height, channels: 4)
    }
  }

  /// Blurs coverage, 0…255, row by row.
  func apply(to coverage: inout [UInt8], width: Int, height: Int) {
    coverage.withUnsafeMutableBufferPointer { samples in
      guard let start = samples.baseAddress, samples.count >= width * height else { return }
      apply(to: start, width: width, height: height, channels: 1)
    }
  }

  private func apply(
    to samples: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int32
  ) {
    guard width > 0, height > 0, deviation > 0 else { return }
    var factor = 1
    while deviation / Double(factor) >= Self.shrinking { factor *= 2 }
    let plane = CPixelsPlane(
      samples: samples, width: Int32(width), height: Int32(height), channels: channels)
    Self.weights(narrowed(by: factor)).withUnsafeBufferPointer { weights in
      guard let first = weights.baseAddress else { return }
      let count = Int32(weights.count)
      let room = cpixels_blur_scratch(plane, Int32(factor), count)
      let scratch = UnsafeMutablePointer<Float>.allocate(capacity: room)
      defer { scratch.deallocate() }
      cpixels_blur(
        plane, Int32(factor), CPixelsKernel(weights: first, count: count), isExtended ? 1 : 0,
        scratch)
    }
  }

  /// The standard deviation that is left to do at 1/`factor` of the resolution, in its pixels.
  private func narrowed(by factor: Int) -> Double {
    guard factor > 1 else { return deviation }
    // A mean of n pixels has the variance (n² − 1) / 12, linear interpolation over n pixels on the
    // average (n² − 1) / 6.
    let size = Double(factor * factor)
    return ((deviation * deviation - (size - 1) / 4) / size).squareRoot()
  }

  /// The weights of a pixel and of those beside it, on either side; all of them sum up to 1. Each is the
  /// integral of the bell over its pixel.
  private static func weights(_ deviation: Double) -> [Float] {
    func below(_ x: Double) -> Double { erf(x / (deviation * 2.0.squareRoot())) }
    let weights = (0...Int((3 * deviation).rounded(.up)) + 1).map { distance in
      below(Double(distance) + 0.5) - below(Double(distance) - 0.5)
    }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
