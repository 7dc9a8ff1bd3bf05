package import LegatoDisplay

/// What a point is looked up for.
package enum HitPurpose {
  case touch
  case pointer
  /// What is dragged over views.
  case drop
}

extension ViewGraph {
  /// The elements at a point of the surface, from the one in front up to the root; empty where nothing is there.
  ///
  /// The values that move have been sampled. What cannot be seen need not have been: beyond the surface it is brought to
  /// where it is by now.
  func elements(at point: Point, for purpose: HitPurpose = .touch) -> [Element] {
    let size = displayList.size
    if !Rect(0, 0, size.width, size.height).contains(point) {
      wakeDormantMotions()
      resolveDisplacements()
    }
    return rootElement.hitTest(point, for: purpose) ?? []
  }
}

extension Element {
  /// The elements at a point, from the one in front up to this one; `nil` where nothing of it is
  /// there. The point is in the coordinates that this element is placed in.
  package final func hitTest(_ point: Point, for purpose: HitPurpose = .touch) -> [Element]? {
    guard isHittable, !isRemoving else { return nil }
    if let restricted = facet(ContentShapeFacet.self)?.contains(point) {
      guard restricted else { return nil }
      return (hitChildren(point, for: purpose) ?? wrapped) + [self]
    }
    if let chain = hitChildren(point, for: purpose) { return chain + [self] }
    if facet(TouchArea.self)?.contains(point) == true { return [self] }
    // A pointer, or a drag, is over a view where it is in the view's frame, as that is shown now.
    guard
      purpose == .pointer && self is any HoverHandler
        || purpose == .drop && facet(DropTarget.self) != nil
    else { return nil }
    let moved = shownDisplacement
    return placedFrame.offset(moved.x, moved.y).contains(point) ? [self] : nil
  }

  private func hitChildren(_ point: Point, for purpose: HitPurpose) -> [Element]? {
    guard let inner = childPoint(point) else { return nil }
    for child in drawnChildren.reversed() {
      if let chain = child.hitTest(inner, for: purpose) { return chain }
    }
    return nil
  }

  /// A point of the coordinates that the element is placed in, in those of its children; `nil` where
  /// there is none, or only behind the eye.
  package final func childPoint(_ point: Point) -> Point? {
    guard let flat = childTransform.inverse?.apply(point) else { return nil }
    guard let projection = childProjection else { return flat }
    return projection.inverse?.image(of: flat)
  }

  /// The modifiers that this one is written around, the innermost first.
  private var wrapped: [Element] {
    guard let wrapper = self as? WrapperElement else { return [] }
    return wrapper.content.wrapped + [wrapper.content]
  }

  private var placedFrame: Rect { Rect(origin.x, origin.y, size.width, size.height) }

  /// Whether the element is on screen, be it on its way out.
  final var isInTree: Bool {
    var element = self
    while let parent = element.parent { element = parent }
    return element === graph.rootElement
  }

  /// Whether the element is on screen and its view is there. In this order: an element that the layout has
  /// dropped, as a lazy row, may outlive its node.
  final var isMounted: Bool { isInTree && node.isMounted }

  /// Whether the element is on screen, not on its way out, and not behind something modal.
  package final var isPresent: Bool {
    var element = self
    var inner = self
    while !element.isRemoving, let parent = element.parent {
      inner = element
      element = parent
    }
    guard !element.isRemoving, element === graph.rootElement else { return false }
    return graph.presentationSurface.isReachable(inner)
  }
}

struct HitTestingModifier: PrimitiveModifier {
  var isEnabled: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    HitTestingElement(self, content: content, node: node)
  }
}

private final class HitTestingElement: ModifierElement<HitTestingModifier>, Displaceable {
  override var isHittable: Bool { modifier.isEnabled }
}

struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
  var shape: S
  var evenOdd: Bool
  /// Whether it is a shape for hit testing.
  var isHit = true

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ContentShapeElement(self, content: content, node: node)
  }
}

/// Is hit where the shape is, and nowhere else.
private final class ContentShapeElement<S: Shape>: ModifierElement<ContentShapeModifier<S>>,
  Displaceable
{
  private func ownShapeContains(_ point: Point) -> Bool? {
    guard modifier.isHit else { return nil }
    let path = ContainerShapePlace.with(self, S.self, origin: .zero) {
      modifier.shape.path(in: CGRect(origin: origin, size: size))
    }
    return path.contains(CGPoint(x: point.x, y: point.y), eoFill: modifier.evenOdd)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    default: super.facet(key)
    }
  }
}

extension View {
  /// Configures whether this view participates in hit test operations.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Defines the content shape for hit testing.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, evenOdd: eoFill))
  }

  /// Sets the content shape for this view: here for hit testing, the one kind that there is.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(shape: shape, evenOdd: eoFill, isHit: kind.contains(.interaction)))
  }
}

/// A kind for the content shape of a view.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Creates a set of kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The kind for hit-testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The kind for the preview of what is dragged. A film has the view itself there.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The kind for the preview of a context menu, and of what is dragged. A film has the view itself there.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The kind for effects under a pointer, which a phone does not have.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The kind for the outline that assistive technologies draw.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
