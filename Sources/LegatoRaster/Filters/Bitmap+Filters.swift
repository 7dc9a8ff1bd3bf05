import CPixels
import Glibc
import LegatoDisplay

extension Filter {
  /// How far beyond a picture's box the filter marks pixels, at a scale in pixels to a unit.
  func growth(_ transform: Transform) -> Int {
    switch self {
    case .blur(let radius, let opaque):
      let deviation = Blur.sanitized(radius * transform.factor)
      return opaque || deviation == 0 ? 0 : Blur.reach(deviation)
    case .shadow(_, let radius, let offset):
      let deviation = Blur.sanitized(radius * transform.factor)
      let moved = transform.direction(offset)
      return (deviation == 0 ? 0 : Blur.reach(deviation))
        + Int(max(abs(moved.x), abs(moved.y)).rounded(.up)) + 1
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold: return 0
    }
  }

  /// What the filter makes of a box.
  func grown(_ box: PixelBox, _ transform: Transform) -> PixelBox {
    switch self {
    case .blur: return box.grown(by: growth(transform))
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold: return box
    case .shadow(_, let radius, let offset):
      let deviation = Blur.sanitized(radius * transform.factor)
      let moved = transform.direction(offset)
      return box.union(
        box.grown(by: (deviation == 0 ? 0 : Blur.reach(deviation)) + 1)
          .offset(Int(moved.x.rounded()), Int(moved.y.rounded())))
    }
  }
}

extension Transform {
  /// A direction's image: translation left out; cut to ±1,000 pixels.
  func direction(_ offset: Point) -> Point {
    func near(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e3), 1e3) }
    return Point(near(a * offset.x + c * offset.y), near(b * offset.x + d * offset.y))
  }
}

/// Applies filters to pictures.
final class FilterTools {
  /// How many filters were applied.
  private(set) var applied = 0
  private var shadows = BoundedCache<ShadowKey, [UInt8]>(limit: 24 << 20)
  /// The hashes of those that were asked for lately.
  private var asked = BoundedCache<Int, Bool>(limit: 1024)

  /// A shadow is known by the shape that casts it and by its blur.
  private struct ShadowKey: Hashable {
    var width: Int
    var height: Int
    var deviation: Double
    var alpha: [UInt8]

    /// Byte by byte, as memory: an array compares one element after another.
    static func == (left: ShadowKey, right: ShadowKey) -> Bool {
      left.width == right.width && left.height == right.height && left.deviation == right.deviation
        && left.alpha.count == right.alpha.count
        && left.alpha.withUnsafeBytes { own in
          right.alpha.withUnsafeBytes { other in
            guard let own = own.baseAddress, let other = other.baseAddress else { return true }
            return memcmp(own, other, left.alpha.count) == 0
          }
        }
    }

    /// The shape is compared whole, but only every eighth row of it is hashed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(height)
      hasher.combine(deviation)
      alpha.withUnsafeBytes { bytes in
        for row in stride(from: 0, to: alpha.count - width + 1, by: 8 * max(width, 1)) {
          hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[row..<row + width]))
        }
      }
    }
  }

  /// Applies a filter to a picture in place. `transform` is the layer's, for lengths.
  func apply(_ filter: Filter, to bitmap: Bitmap, transform: Transform) {
    applied += 1
    switch filter {
    case .blur(let radius, let opaque):
      let deviation = Blur.sanitized(radius * transform.factor)
      Blur(deviation: deviation, isExtended: opaque).apply(to: bitmap)
    case .shadow(let color, let radius, let offset):
      shadow(
        bitmap, color, deviation: Blur.sanitized(radius * transform.factor),
        offset: transform.direction(offset))
    case .colorMatrix(let numbers):
      bitmap.apply(colorMatrix: numbers)
    case .luminanceToAlpha: bitmap.turnLuminanceToAlpha()
    case .alphaThreshold(let min, let max, let color):
      bitmap.keep(alphaFrom: min, to: max, as: color)
    }
  }

  private func shadow(_ bitmap: Bitmap, _ color: DisplayColor, deviation: Double, offset: Point) {
    let tint = color.clamped
    guard tint.alpha > 0 else { return }
    let coverage = silhouette(bitmap, deviation: deviation)
    let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    // One pixel for every alpha that a shadow can have.
    let shades = (0...255).map { tint.faded(Double($0) / 255).pixel }
    let columns = max(dx, 0)..<max(min(bitmap.width + dx, bitmap.width), max(dx, 0))
    coverage.withUnsafeBufferPointer { coverage in
      for y in 0..<bitmap.height where (0..<bitmap.height).contains(y - dy) {
        let line = bitmap.row(y)
        guard let source = coverage.baseAddress else { return }
        cpixels_lay_under_row(
          line + columns.lowerBound, source + (y - dy) * bitmap.width - dx + columns.lowerBound,
          shades,
          columns.count)
      }
    }
  }

  /// The alpha of a picture, row by row, blurred.
  private func silhouette(_ bitmap: Bitmap, deviation: Double) -> [UInt8] {
    let count = bitmap.width * bitmap.height
    var alpha = [UInt8](unsafeUninitializedCapacity: count) { room, length in
      if let start = room.baseAddress { cpixels_alpha_row(start, bitmap.pixels, count) }
      length = count
    }
    guard deviation > 0 else { return alpha }
    // A shadow that grows is another one in every frame: only one that is asked for again is kept.
    var kept: ShadowKey?
    do {
      let key = ShadowKey(
        width: bitmap.width, height: bitmap.height, deviation: deviation, alpha: alpha)
      if let known = shadows.value(key) { return known }
      let hash = key.hashValue
      if asked.value(hash) != nil { kept = key }
      asked.store(true, for: hash)
    }
    Blur(deviation: deviation, isExtended: false)
      .apply(to: &alpha, width: bitmap.width, height: bitmap.height)
    if let kept { shadows.store(alpha, for: kept, weight: count * 2) }
    return alpha
  }
}

extension Bitmap {
  /// Of premultiplied components, so that what is half covered is half as opaque.
  fileprivate func turnLuminanceToAlpha() {
    for index in 0..<width * height {
      let pixel = pixels[index]
      let luminance =
        0.2126 * Float(pixel >> 16 & 255) + 0.7152 * Float(pixel >> 8 & 255)
        + 0.0722 * Float(pixel & 255)
      pixels[index] = UInt32(min(luminance + 0.5, 255)) << 24
    }
  }

  /// Limits that are no numbers keep nothing.
  fileprivate func keep(alphaFrom least: Double, to most: Double, as color: DisplayColor) {
    let pixel = color.clamped.pixel
    let kept = (0...255).map { $0 > 0 && Double($0) / 255 >= least && Double($0) / 255 <= most }
    for index in 0..<width * height {
      pixels[index] = kept[Int(pixels[index] >> 24)] ? pixel : 0
    }
  }

  /// Fewer than twenty numbers, or one that is none or beyond a million, change nothing.
  fileprivate func apply(colorMatrix numbers: [Double]) {
    guard numbers.count >= 20, numbers.allSatisfy({ abs($0) < 1e6 }) else { return }
    numbers.prefix(20).map(Float.init).withUnsafeBufferPointer { matrix in
      guard let matrix = matrix.baseAddress else { return }
      cpixels_apply_color_matrix(pixels, width * height, matrix)
    }
  }
}
