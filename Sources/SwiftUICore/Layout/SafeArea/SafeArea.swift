/// Where a view may draw without being covered, and how far it may go where it does not mind.
/// Rectangles of the surface; sides are left and right, whichever way one reads.
struct SafeArea: Equatable {
  var safe: CGRect
  /// What may be covered as well.
  var whole: CGRect

  /// Sides of a rectangle, in points.
  struct Sides: Equatable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0

    var isZero: Bool { self == Sides() }
  }

  /// The max distance, in points, at which an edge counts as lying on the border of the safe area:
  /// frames are rounded to pixels, safe areas are not.
  private static let tolerance: CGFloat = 0.5

  /// How far a rectangle goes beyond its edges where it leaves the safe area. Only an edge that
  /// lies on the border of the area, or beyond it, has anything to ignore.
  func reach(of rect: CGRect) -> Sides {
    let slack = Self.tolerance
    return Sides(
      top: rect.minY <= safe.minY + slack ? max(0, rect.minY - whole.minY) : 0,
      left: rect.minX <= safe.minX + slack ? max(0, rect.minX - whole.minX) : 0,
      bottom: rect.maxY >= safe.maxY - slack ? max(0, whole.maxY - rect.maxY) : 0,
      right: rect.maxX >= safe.maxX - slack ? max(0, whole.maxX - rect.maxX) : 0)
  }
}

extension CGRect {
  func extended(by sides: SafeArea.Sides) -> CGRect {
    CGRect(
      x: minX - sides.left, y: minY - sides.top, width: width + sides.left + sides.right,
      height: height + sides.top + sides.bottom)
  }

  func inset(by sides: SafeArea.Sides) -> CGRect {
    CGRect(
      x: minX + sides.left, y: minY + sides.top, width: max(0, width - sides.left - sides.right),
      height: max(0, height - sides.top - sides.bottom))
  }
}

/// The facet of an element whose children have a different safe area than the element itself.
struct SafeAreaFacet: Facet {
  /// The safe area of a child; `nil` where it is that of the element itself.
  let area: (Element) -> SafeArea?
}

extension Element {
  /// The safe area around the element. Scaling and rotation are ignored.
  final var safeArea: SafeArea {
    var child: Element = self
    while let above = child.parent {
      if let area = above.facet(SafeAreaFacet.self)?.area(child) { return area }
      child = above
    }
    return SafeArea(safe: .zero, whole: .zero)
  }

  /// The sides of what the element holds by the way one reads.
  final func sides(_ insets: EdgeInsets) -> SafeArea.Sides {
    SafeArea.Sides(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  final func insets(_ sides: SafeArea.Sides) -> EdgeInsets {
    EdgeInsets(
      top: sides.top, leading: isRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
      trailing: isRightToLeft ? sides.left : sides.right)
  }

  /// How far `bounds`, in the barrier's coordinates, go beyond the safe area at these edges.
  final func reach(of bounds: CGRect, at edges: Edge.Set) -> SafeArea.Sides {
    let origin = coordinates.origin
    var reach = insets(safeArea.reach(of: bounds.offsetBy(dx: origin.x, dy: origin.y)))
    if !edges.contains(.top) { reach.top = 0 }
    if !edges.contains(.leading) { reach.leading = 0 }
    if !edges.contains(.bottom) { reach.bottom = 0 }
    if !edges.contains(.trailing) { reach.trailing = 0 }
    return sides(reach)
  }

  /// How much of the surface beyond the element's edges is unsafe.
  final var safeAreaInsets: EdgeInsets {
    let area = safeArea
    return insets(area.reach(of: CGRect(origin: surfaceOrigin, size: size)))
  }

  /// Forgets all that was measured and placed, down to the leaves.
  final func invalidateEverything() {
    invalidateLayout()
    for child in children { child.invalidateEverything() }
  }
}

extension CGRect {
  /// Smaller at its sides, in points; down to a line in its middle, where there is no more room.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, max(0, width) / 2), dy: min(dy, max(0, height) / 2))
  }
}
