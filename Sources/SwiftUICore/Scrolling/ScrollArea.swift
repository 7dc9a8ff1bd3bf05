package import LegatoDisplay

/// A part of the surface whose content can be scrolled.
package struct ScrollArea: Hashable, Sendable {
  /// Where it is on the surface.
  package let bounds: Rect
  /// Whether it scrolls sideways and not up and down.
  package let isHorizontal: Bool
}

/// An element that takes touches to scroll what it holds.
@MainActor
package protocol ScrollsContent: GestureHandler {}

extension ScrollElement: ScrollsContent {
  /// Where content can be scrolled; `nil` where all of it is seen.
  fileprivate var area: ScrollArea? {
    let isHorizontal = axes == .horizontal
    let isLonger =
      isHorizontal ? contentSize.width > size.width + 1 : contentSize.height > size.height + 1
    guard isLonger, let parent else { return nil }
    let corners = parent.toSurface(Rect(origin.x, origin.y, size.width, size.height).corners)
    return corners.isEmpty
      ? nil : ScrollArea(bounds: Rect(around: corners), isHorizontal: isHorizontal)
  }
}

extension ViewHost {
  /// What can be scrolled: the first in the order of the tree.
  package var scrollArea: ScrollArea? {
    func find(_ element: Element) -> ScrollArea? {
      if let area = (element as? ScrollElement)?.area { return area }
      for child in element.drawnChildren where !child.isRemoving {
        if let area = find(child) { return area }
      }
      return nil
    }
    synchronize()
    return find(graph.rootElement)
  }
}
