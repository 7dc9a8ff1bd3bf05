/// How tall a line of text is, as SwiftUI's text styles have it, rather than as a font file says.
enum LineMetrics {
  /// Size and line height in points of SwiftUI's text styles.
  private static let styles: [(size: Double, height: Double)] = [
    (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34),
    (34, 41),
  ]

  /// SF's ascent and descent in ems. They share the line's height in this proportion.
  private static let ascent = 0.952
  private static let descent = 0.241

  /// A line's height in points for a size in points. Between two text styles it is interpolated
  /// linearly; beyond the smallest and the largest it keeps their proportion.
  static func height(_ size: Double) -> Double {
    guard let first = styles.first, let last = styles.last else { return size * 1.2 }
    if size <= first.size { return size * first.height / first.size }
    if size >= last.size { return size * last.height / last.size }
    for (low, high) in zip(styles, styles.dropFirst()) where size <= high.size {
      return low.height
        + (size - low.size) / (high.size - low.size) * (high.height - low.height)
    }
    return size * last.height / last.size
  }

  /// The part of a line's height above its baseline.
  static func ascent(_ size: Double) -> Double {
    height(size) * ascent / (ascent + descent)
  }

  /// A size that can be set: 0.1…2048 points, and 17 where it is not a number.
  static func sanitized(_ size: Double) -> Double {
    size.isNaN ? 17 : min(max(size, 0.1), 2048)
  }
}
