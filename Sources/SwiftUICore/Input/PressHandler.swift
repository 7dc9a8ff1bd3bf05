package import LegatoDisplay

/// What happens to a touch that an element has taken.
package enum PressEvent: Hashable, Sendable {
  case began
  /// The touch has left what was pressed, or has come back to it.
  case moved(isInside: Bool)
  case ended(isInside: Bool)
  case cancelled
}

/// How far a touch may go.
package enum PressSlack {
  /// As far from the bounds of what was pressed, in points.
  case fromBounds(Double)
  /// As far from where it came down, in points.
  case fromStart(Double)
}

/// An element that takes touches.
@MainActor
package protocol PressHandler: Element {
  var slack: PressSlack { get }
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
    guard
      let handler = chain.lazy.compactMap({ $0 as? any PressHandler }).first(where: \.isEnabled)
    else { return nil }
    self.handler = handler
    start = point
    bounds = handler.shownBounds ?? Rect(point.x, point.y, 0, 0)
    handler.press(.began)
  }

  private func isWithinReach(_ point: Point) -> Bool {
    switch handler.slack {
    case .fromBounds(let slack): bounds.inset(by: -slack).contains(point)
    case .fromStart(let slack): hypot(point.x - start.x, point.y - start.y) <= slack
    }
  }

  package func move(to point: Point) {
    let isInside = isWithinReach(point)
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    if handler.isPresent { handler.press(.moved(isInside: isInside)) }
  }

  /// What has gone in the meantime, or is on its way out, does nothing.
  package func end() {
    handler.press(handler.isPresent ? .ended(isInside: isInside) : .cancelled)
  }
  package func cancel() { handler.press(.cancelled) }
}
