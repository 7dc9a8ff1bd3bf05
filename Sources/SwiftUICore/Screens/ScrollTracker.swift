import LegatoDisplay

/// Knows how far the content of a screen is scrolled, for bars that follow it.
@MainActor
package final class ScrollTracker: ScrollFollower {
  private weak var scroll: ScrollElement?
  private var followers: [WeakFollower] = []

  private struct WeakFollower { weak var element: Element? }

  package init() {}

  /// How far the content is scrolled down from its start as it is shown now, in points; negative
  /// where it is pulled beyond. 0 where nothing scrolls.
  package var offset: Double { scroll?.offset.shown.y ?? 0 }

  /// Whether there is something that scrolls.
  package var isScrolling: Bool { scroll != nil }

  func follow(_ scroll: ScrollElement?) {
    guard scroll !== self.scroll else { return }
    self.scroll = scroll
    scroll?.addFollower(self)
    windowDidChange()
  }

  func add(_ element: Element) {
    followers.removeAll { $0.element == nil }
    followers.append(WeakFollower(element: element))
  }

  /// Whether what scrolls is the content beside the inset that an element stands in.
  func scrolls(beside element: Element) -> Bool {
    var inset = element.parent
    while let current = inset, !(current is any InsetBoundary) { inset = current.parent }
    guard let inset else { return false }
    var content = scroll?.parent
    while let current = content, current !== inset { content = current.parent }
    return content != nil
  }

  func windowDidChange() {
    for entry in followers { entry.element?.setNeedsRecord() }
  }
}

struct ScrollTrackingModifier: PrimitiveModifier {
  var tracker: ScrollTracker

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ScrollTrackingElement(self, content: content, node: node)
  }
}

/// Finds what scrolls under a bar: the first vertical scroll view that begins where the safe area
/// does.
private final class ScrollTrackingElement: ModifierElement<ScrollTrackingModifier> {
  /// Views that are looked at: what a screen begins with stands at its beginning.
  private static let maxVisits = 400

  override func modifierDidChange() { invalidateLayout() }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    var visits = 0
    func first(in element: Element) -> ScrollElement? {
      visits += 1
      guard visits < Self.maxVisits, !element.isRemoving else { return nil }
      if let scroll = element as? ScrollElement {
        return scroll.axes.contains(.vertical) && scroll.beginsAtSafeArea ? scroll : nil
      }
      for child in element.drawnChildren {
        if let scroll = first(in: child) { return scroll }
      }
      return nil
    }
    modifier.tracker.follow(first(in: content))
  }
}

extension ScrollElement {
  fileprivate var beginsAtSafeArea: Bool { abs(surfaceOrigin.y - safeArea.safe.minY) < 1 }
}

/// How a part of a bar looks, as far as that follows the content's offset.
package struct ScrollLinkedLook {
  /// Moves it down, in points.
  package var y = 0.0
  /// Scales it around its leading edge.
  package var scale = 1.0
  /// Within 0…1.
  package var opacity = 1.0

  package init(y: Double = 0, scale: Double = 1, opacity: Double = 1) {
    self.y = y
    self.scale = scale
    self.opacity = opacity
  }
}

struct ScrollLinkedModifier: PrimitiveModifier {
  var tracker: ScrollTracker
  /// Whether the view is a bar at an edge of a safe area: it follows the content beside it alone.
  var isInset = false
  var look: (ScrollTracker) -> ScrollLinkedLook

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ScrollLinkedElement(self, content: content, node: node)
  }
}

/// Is recorded again wherever the content scrolls to; nothing is evaluated or laid out.
private final class ScrollLinkedElement: BarrierElement<ScrollLinkedModifier> {
  override init(_ modifier: ScrollLinkedModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    modifier.tracker.add(self)
  }

  override func modifierDidChange() { setNeedsRecord() }

  private var look: ScrollLinkedLook {
    guard !modifier.isInset || modifier.tracker.scrolls(beside: self) else {
      return ScrollLinkedLook()
    }
    return modifier.look(modifier.tracker)
  }

  override func effect(_ size: Size) -> Transform {
    let look = look
    let anchor = anchorPoint(.bottomLeading, size)
    return Transform.translation(-anchor.x, -anchor.y)
      .then(Transform(look.scale, 0, 0, look.scale, 0, 0))
      .then(.translation(anchor.x, anchor.y + look.y))
  }

  override func record(into layer: inout Layer) {
    super.record(into: &layer)
    layer.opacity = min(max(look.opacity, 0), 1)
  }

  override var isHittable: Bool { look.opacity > 0 }
  override var isPerceivable: Bool { look.opacity > 0 }
}

extension View {
  /// Lets a tracker find what scrolls in this view.
  nonisolated package func tracksScrolling(_ tracker: ScrollTracker) -> some View {
    modifier(ScrollTrackingModifier(tracker: tracker))
  }

  /// Shows the view as the offset of a tracked content says, at every moment.
  nonisolated package func scrollLinked(
    _ tracker: ScrollTracker, isInset: Bool = false,
    _ look: @escaping (ScrollTracker) -> ScrollLinkedLook
  ) -> some View {
    modifier(ScrollLinkedModifier(tracker: tracker, isInset: isInset, look: look))
  }
}
