import TestSupport

/// Whether two pixels are the same but for a step of rounding.
func isNear(_ left: [Int], _ right: [Int], by tolerance: Int = 1) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

extension DrawnView {
  /// Whether a pixel has a colour, within one step of each component.
  func isNear(_ x: Int, _ y: Int, _ color: [Int], by tolerance: Int = 1) -> Bool {
    SwiftUICoreTests.isNear(pixel(x, y), color, by: tolerance)
  }
}
