/// An upright rectangle in points, y pointing down. A width or height below zero is empty.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(0, 0, 0, 0)

  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public var minX: Double { x }
  @inlinable public var minY: Double { y }
  @inlinable public var maxX: Double { x + width }
  @inlinable public var maxY: Double { y + height }
  @inlinable public var midX: Double { x + width / 2 }
  @inlinable public var midY: Double { y + height / 2 }
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The smallest rectangle that holds both. An empty rectangle adds nothing.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// What both cover; empty where they do not meet.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Rect(left, top, 0, 0) }
    return Rect(left, top, right - left, bottom - top)
  }

  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle with every edge moved inwards by `amount`; outwards where it is negative.
  @inlinable
  public func inset(by amount: Double) -> Rect {
    Rect(x + amount, y + amount, width - 2 * amount, height - 2 * amount)
  }

  @inlinable
  public func offset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, width, height)
  }
}
