import LegatoDisplay

/// A box of whole pixels: from `left` and `top` up to, but not including, `right` and `bottom`.
struct PixelBox: Hashable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  /// All that a box can hold.
  static let everywhere = PixelBox(left: -reach, top: -reach, right: reach, bottom: reach)
  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)
  /// Wider than any surface, and small enough to be added to.
  static let reach = 1 << 24

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = Int32(truncatingIfNeeded: left)
    self.top = Int32(truncatingIfNeeded: top)
    self.right = Int32(truncatingIfNeeded: right)
    self.bottom = Int32(truncatingIfNeeded: bottom)
  }

  /// The pixels that a rectangle touches, and `margin` more on every side. What is not a number
  /// is empty; what is huge is cut to `reach`.
  init(around rect: Rect, margin: Int = 0) {
    guard rect.width > 0, rect.height > 0, rect.x < .infinity, rect.y < .infinity,
      !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    self.init(
      left: Self.lower(rect.minX) - margin, top: Self.lower(rect.minY) - margin,
      right: Self.upper(rect.maxX) + margin, bottom: Self.upper(rect.maxY) + margin)
  }

  /// The whole number at or below a value within `reach`. Cut off and put right: without the processor's own
  /// rounding, which not all have, to round down is a call.
  @inline(__always)
  private static func lower(_ value: Double) -> Int {
    let value = min(max(value, -Double(reach)), Double(reach))
    let cut = Int(value)
    return Double(cut) > value ? cut - 1 : cut
  }

  /// The whole number at or above a value within `reach`.
  @inline(__always)
  private static func upper(_ value: Double) -> Int {
    let value = min(max(value, -Double(reach)), Double(reach))
    let cut = Int(value)
    return Double(cut) < value ? cut + 1 : cut
  }

  var isEmpty: Bool { right <= left || bottom <= top }
  var width: Int { max(Int(right) - Int(left), 0) }
  var height: Int { max(Int(bottom) - Int(top), 0) }
  var area: Int { width * height }
  var x: Int { Int(left) }
  var y: Int { Int(top) }
  var rows: Range<Int> { Int(top)..<Int(max(bottom, top)) }

  func intersects(_ other: PixelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    var result = self
    result.left = max(left, other.left)
    result.top = max(top, other.top)
    result.right = min(right, other.right)
    result.bottom = min(bottom, other.bottom)
    return result.isEmpty ? .empty : result
  }

  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var result = self
    result.left = min(left, other.left)
    result.top = min(top, other.top)
    result.right = max(right, other.right)
    result.bottom = max(bottom, other.bottom)
    return result
  }

  /// The box with every edge moved outwards.
  func grown(by amount: Int) -> PixelBox {
    isEmpty
      ? self
      : PixelBox(
        left: Int(left) - amount, top: Int(top) - amount, right: Int(right) + amount,
        bottom: Int(bottom) + amount)
  }

  func offset(_ dx: Int, _ dy: Int) -> PixelBox {
    PixelBox(
      left: Int(left) + dx, top: Int(top) + dy, right: Int(right) + dx, bottom: Int(bottom) + dy)
  }

  var rect: Rect { Rect(Double(left), Double(top), Double(width), Double(height)) }
}
