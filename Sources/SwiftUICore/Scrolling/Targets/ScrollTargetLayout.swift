struct ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ScrollTargetLayoutElement(self, content: content, node: node)
  }
}

/// Tells the scroll view around it that what it holds lays out what can be scrolled to.
final class ScrollTargetLayoutElement: ModifierElement<ScrollTargetLayoutModifier> {
  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    if modifier.isEnabled { enclosingScroll?.scroll.targetLayout = self }
    super.placeChildren(in: bounds, proposal: proposal)
  }

  /// What lays the targets out, modifiers left out.
  private var container: Element {
    graph.resolveDisplacements()
    var element: Element = content
    while let wrapper = element as? WrapperElement { element = wrapper.content }
    return element
  }

  /// Where the coordinates of the targets have their origin in the content of the scroll view.
  private var offset: CGPoint? {
    container.children.first?.enclosingScroll?.origin ?? container.enclosingScroll?.origin
  }

  /// The places of all targets along an axis, those not made yet among them.
  func ranges(_ axis: Axis) -> [ClosedRange<CGFloat>] {
    guard let offset else { return [] }
    if let list = container as? LazyElement, list.axis == axis {
      let start = list.origin[axis] + offset[axis]
      return list.table.lines.map { start + $0.start...start + $0.start + $0.length }
    }
    return container.liveChildren.map { child in
      let from = child.origin[axis] + offset[axis]
      return from...from + child.size[axis]
    }
  }

  /// The target at a part of what is seen, by the identity of its view.
  ///
  /// - Parameter anchor: a point of the window and of the view; without one it is the first view that
  ///   is seen.
  func target(in window: CGRect, anchor: UnitPoint?) -> AnyHashable? {
    guard let offset else { return nil }
    let children = container.liveChildren.map { child in
      (child, CGRect(origin: child.origin, size: child.size).offsetBy(dx: offset.x, dy: offset.y))
    }
    let found: Element?
    if let anchor {
      func distance(_ frame: CGRect) -> CGFloat {
        let x = frame.minX + anchor.x * frame.width - window.minX - anchor.x * window.width
        let y = frame.minY + anchor.y * frame.height - window.minY - anchor.y * window.height
        return hypot(x, y)
      }
      found = children.min { distance($0.1) < distance($1.1) }?.0
    } else {
      found =
        children.first {
          $0.1.maxX > window.minX + 0.5 && $0.1.maxY > window.minY + 0.5
        }?.0
    }
    return found.flatMap { $0.optionTag(below: container.node) ?? $0.identityBelow(container.node) }
  }
}

extension Element {
  /// The identity of the view that the element stands for, given with `id(_:)`.
  fileprivate func identityBelow(_ container: Node) -> AnyHashable? {
    var node: Node? = innermostNode
    while let current = node, current !== container {
      if let identity = current.identity { return identity }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Configures the outermost layout as a scroll target layout: its views are what the scroll view
  /// aligns to, and what `scrollPosition(id:)` tells of.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
