/// The node above all others.
@MainActor
enum RootNode {
  static func make<Content: View>(_ content: Content, _ inputs: _ViewInputs) -> Node {
    WindowNode(content, inputs)
  }
}

/// A window that its views can be taken out of.
@MainActor
protocol ClosableWindow: Node {
  func close()
}

/// The window: it has the colour scheme that its views ask for, or else the host's.
@MainActor
private final class WindowNode<Content: View>: ContainerNode<Content, Content>, LayoutObserver,
  ClosableWindow
{
  private var preferred: ColorScheme?
  /// The host's environment with what the views ask for; `nil` where they ask for nothing.
  private var changedEnvironment: EnvironmentStorage?

  init(_ content: Content, _ inputs: _ViewInputs) {
    super.init(
      content, inputs, component: nil, content: { $0 }, make: { RootElement(node: $0) })
    graph.observeLayout(self)
  }

  func close() { removeContent() }

  override var childEnvironment: EnvironmentStorage { changedEnvironment ?? environmentStorage }

  override func inherit(_ environment: EnvironmentStorage, changed: Set<ObjectIdentifier>) {
    let before = childEnvironment
    setEnvironment(environment)
    handDown(from: before)
    if reads(anyOf: changed) { graph.markDirty(self) }
  }

  private func handDown(from before: EnvironmentStorage) {
    changedEnvironment = preferred.map { preferred in
      var values = EnvironmentValues(storage: environmentStorage)
      values.colorScheme = preferred
      return values.storage
    }
    let scheme = EnvironmentValues(storage: childEnvironment).colorScheme
    let background = graph.features.background(scheme)
    if graph.displayList.background != background {
      graph.displayList.background = background
      graph.changes.isEverything = true
    }
    handDown(changed: before.changes(to: childEnvironment))
  }

  func layoutDidSettle(round: Int) {
    let wanted = preference(PreferredColorSchemeKey.self) ?? nil
    guard wanted != preferred else { return }
    let before = childEnvironment
    preferred = wanted
    handDown(from: before)
  }
}

/// The surface: what stands on it is centred, several views one below the other.
@MainActor
private final class RootElement: Element {
  private let layout = StackLengths(axis: .vertical, spacing: nil)

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let children = liveChildren
    let bounds = bounds.inset(by: sides(graph.safeAreaInsets))
    let placement = layout.divide(children, ProposedViewSize(bounds.size))
    let y = (bounds.height - placement.length) / 2
    for (index, child) in children.enumerated() {
      let size = placement.sizes[index]
      placeChild(
        child, at: CGPoint(x: (bounds.width - size.width) / 2, y: y + placement.positions[index]),
        size: size, in: bounds, proposal: placement.proposals[index])
    }
  }

  private func ownSafeArea(for child: Element) -> SafeArea? {
    let whole = CGRect(origin: .zero, size: size)
    return SafeArea(safe: whole.inset(by: sides(graph.safeAreaInsets)), whole: whole)
  }

  private var ownContainerSize: CGSize {
    CGRect(
      x: 0, y: 0, width: graph.displayList.size.width, height: graph.displayList.size.height
    ).inset(by: sides(graph.safeAreaInsets)).size
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    case ContainerSizeFacet.self: ContainerSizeFacet(size: ownContainerSize)
    default: super.facet(key)
    }
  }
}
