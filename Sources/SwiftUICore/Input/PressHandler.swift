package import LegatoDisplay

/// What happens to a touch that an element has taken.
package enum PressEvent: Hashable, Sendable {
  case began
  /// The touch has left what was pressed, or has come back to it.
  case moved(isInside: Bool)
  case ended(isInside: Bool)
  case cancelled
}

/// An element that takes touches.
@MainActor
package protocol PressHandler: Element {
  /// How far from what was pressed a touch still counts as inside, in points.
  var slack: Double { get }
  func press(_ event: PressEvent)
}

/// One touch, from the moment it comes down.
@MainActor
package final class Touch {
  package let handler: any PressHandler
  private let start: Point
  private let bounds: Rect
  private var isInside = true

  /// Gives the touch to the innermost element that takes touches.
  package init?(at point: Point, chain: [Element]) {
    guard let handler = chain.lazy.compactMap({ $0 as? any PressHandler }).first else { return nil }
    self.handler = handler
    start = point
    bounds = (handler.shownBounds ?? Rect(point.x, point.y, 0, 0)).inset(by: -handler.slack)
    handler.press(.began)
  }

  package func move(to point: Point) {
    let isInside = bounds.contains(point)
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    handler.press(.moved(isInside: isInside))
  }

  package func end() { handler.press(.ended(isInside: isInside)) }
  package func cancel() { handler.press(.cancelled) }
}
