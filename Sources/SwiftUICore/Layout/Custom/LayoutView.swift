/// Views arranged by a layout.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LayoutNode(view, inputs)
  }
}

@MainActor
private final class LayoutNode<L: Layout, Content: View>: ContainerNode<
  LayoutView<L, Content>, Content
>, FrameDriven
{
  private var data: DrivenData<L>?

  init(_ view: LayoutView<L, Content>, _ inputs: _ViewInputs) {
    super.init(
      view, inputs, component: shortName(of: L.self), content: \.content,
      make: { LayoutElement(view.layout, node: $0) })
    if L.AnimatableData.self != EmptyAnimatableData.self {
      data = DrivenData(self)
      arrange()
    }
  }

  override func update(_ view: LayoutView<L, Content>) {
    super.update(view)
    arrange()
  }

  /// Hands the layout to the element: while its data move, as they are now.
  private func arrange() {
    let layout = data?.presentedSubject(from: view.layout, scope: scope, for: self) ?? view.layout
    (element as? LayoutElement<L>)?.set(layout)
  }

  func drive(at time: Double) {
    data?.stopIfAtRest(self)
    arrange()
  }

  var drivenMotion: DrivenMotion? { nil }

  override func unmount() {
    super.unmount()
    data?.drop(self)
  }
}

/// The element whose children a layout places.
@MainActor
final class LayoutElement<L: Layout>: Element, PlacesSubviews {
  private var layout: L!
  private var cache: L.Cache?
  private var isCacheStale = false
  private(set) var isPlacing = false
  private var placements: [ObjectIdentifier: SubviewPlacement] = [:]

  convenience init(_ layout: L, node: Node) {
    self.init(node: node)
    self.layout = layout
    offer([.guides, .sideSpacing])
  }

  func set(_ layout: L) {
    guard !ViewEquality.areEqual(self.layout, layout) else { return }
    self.layout = layout
    invalidateLayout()
  }

  /// The subviews, after notifying them of the axis along which they are arranged.
  private func subviews() -> LayoutSubviews {
    let children = liveChildren
    if let axis = layout.properties.stackOrientation {
      for child in children { child.stackAxisDidChange(axis) }
    }
    return LayoutSubviews(children, environment.layoutDirection)
  }

  /// Asks the layout, whose cache is brought up to date once after a change.
  private func ask<Value>(_ body: (L, LayoutSubviews, inout L.Cache) -> Value) -> Value {
    let subviews = subviews()
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if isCacheStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
    let value = body(layout, subviews, &cache)
    self.cache = cache
    return value
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !isMeasured { isCacheStale = true }
    let size = ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    for (length, offer) in [(size.width, proposal.width), (size.height, proposal.height)]
    where !(length >= 0 && (length.isFinite || offer == .infinity)) {
      graph.report("Layout: \(length) is no length; 0 is used.", at: node)
    }
    return size
  }

  func note(_ placement: SubviewPlacement, of child: Element) {
    placements[ObjectIdentifier(child)] = placement
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    placements.removeAll(keepingCapacity: true)
    isPlacing = true
    ask {
      $0.placeSubviews(
        in: CGRect(origin: .zero, size: bounds.size), proposal: proposal, subviews: $1,
        cache: &$2)
    }
    isPlacing = false
    for child in liveChildren {
      let placement =
        placements[ObjectIdentifier(child)]
        ?? SubviewPlacement(
          CGPoint(x: bounds.width / 2, y: bounds.height / 2), .center, proposal)
      let size = child.sizeThatFits(placement.proposal)
      let anchor = sanitized(placement.anchor, "place(at:anchor:)")
      placeChild(
        child,
        at: CGPoint(
          x: sanitized(placement.position.x, "place(at:)") - anchor.x * size.width,
          y: sanitized(placement.position.y, "place(at:)") - anchor.y * size.height),
        size: size, in: bounds, proposal: placement.proposal)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: size)
    return ask { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    Self.spacing(for: key) { axis in
      ask { $0.spacing(subviews: $1, cache: &$2) }.edges(along: axis)
    } ?? super.facet(key)
  }
}
