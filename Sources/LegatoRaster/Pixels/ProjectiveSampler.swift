import LegatoDisplay

/// Reads a bitmap through a projection: for each pixel the mean over its area of what lies there,
/// so that neither edges nor what is far away flicker.
///
/// As in `Sampler` each pixel is worked out from its own place alone.
struct ProjectiveSampler {
  private let inverse: Projection
  private let reductions: Reductions
  private let width: Double
  private let height: Double
  /// The most samples along a pixel's side. Where it is that much longer than wide in the bitmap,
  /// next to nothing is left to be seen.
  private static let maxSamples = 32
  private static let maxHalvings = 14

  /// - Parameter inverse: from the plane that is drawn on to the bitmap's pixels.
  init(source: Bitmap, reductions: Reductions, inverse: Projection) {
    self.inverse = inverse
    self.reductions = reductions
    width = Double(source.width)
    height = Double(source.height)
  }

  /// Writes the pixels of a row, from `x` on, whose middle is at `y` + 0.5.
  func row(_ y: Int, x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let middle = Double(y) + 0.5
    var seen = Seen(reductions)
    for index in 0..<count {
      target[index] = pixel(Double(x + index) + 0.5, middle, &seen)
    }
  }

  /// The reduction that was read last: the next pixel mostly reads the same.
  private struct Seen {
    var asked = 0
    var sampler: Sampler
    var scale = 1.0

    init(_ reductions: Reductions) {
      sampler = Sampler(source: reductions.halved(0).bitmap, inverse: .identity, edge: .clear)
    }

    mutating func halve(_ times: Int, _ reductions: Reductions) {
      guard times != asked else { return }
      asked = times
      let (bitmap, halvings) = reductions.halved(times)
      sampler = Sampler(source: bitmap, inverse: .identity, edge: .clear)
      scale = 1 / Double(1 << halvings)
    }
  }

  private func pixel(_ x: Double, _ y: Double, _ seen: inout Seen) -> UInt32 {
    let w = inverse.m13 * x + inverse.m23 * y + inverse.m33
    guard w > 0 else { return 0 }
    let u = (inverse.m11 * x + inverse.m21 * y + inverse.m31) / w
    let v = (inverse.m12 * x + inverse.m22 * y + inverse.m32) / w
    // What the steps to the next pixel across and down are in the bitmap.
    let (ux, vx) = ((inverse.m11 - u * inverse.m13) / w, (inverse.m12 - v * inverse.m13) / w)
    let (uy, vy) = ((inverse.m21 - u * inverse.m23) / w, (inverse.m22 - v * inverse.m23) / w)
    let (reachU, reachV) = ((abs(ux) + abs(uy)) / 2 + 1, (abs(vx) + abs(vy)) / 2 + 1)
    guard u > -reachU, u < width + reachU, v > -reachV, v < height + reachV else { return 0 }
    let across = (ux * ux + vx * vx).squareRoot()
    let down = (uy * uy + vy * vy).squareRoot()
    // As many halvings as the pixel's area is wide at its narrowest; samples do the rest.
    let narrowest = abs(ux * vy - uy * vx) / max(across, down)
    var halvings = 0
    var rest = narrowest
    while rest >= 2, halvings < Self.maxHalvings {
      rest /= 2
      halvings += 1
    }
    seen.halve(halvings, reductions)
    let (columns, rows) = (Self.samples(across * seen.scale), Self.samples(down * seen.scale))
    if columns == 1, rows == 1 {
      return seen.sampler.pixel(u * seen.scale - 0.5, v * seen.scale - 0.5)
    }
    return mean(x, y, columns, rows, seen)
  }

  /// One sample for each of the bitmap's pixels. Not a number is the most.
  private static func samples(_ length: Double) -> Int {
    length < Double(maxSamples) ? max(1, Int((length - 0.05).rounded(.up))) : maxSamples
  }

  private func mean(_ x: Double, _ y: Double, _ columns: Int, _ rows: Int, _ seen: Seen) -> UInt32 {
    var sum = SIMD4<UInt32>(repeating: 0)
    let (stepX, stepY) = (1 / Double(columns), 1 / Double(rows))
    for row in 0..<rows {
      let py = y - 0.5 + (Double(row) + 0.5) * stepY
      for column in 0..<columns {
        let px = x - 0.5 + (Double(column) + 0.5) * stepX
        let w = inverse.m13 * px + inverse.m23 * py + inverse.m33
        guard w > 0 else { continue }
        let part = seen.scale / w
        let pixel = seen.sampler.pixel(
          (inverse.m11 * px + inverse.m21 * py + inverse.m31) * part - 0.5,
          (inverse.m12 * px + inverse.m22 * py + inverse.m32) * part - 0.5)
        sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    let count = UInt32(columns * rows)
    let mean = (sum &+ count / 2) / SIMD4(repeating: count)
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }
}
