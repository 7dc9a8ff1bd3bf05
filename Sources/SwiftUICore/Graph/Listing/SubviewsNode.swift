/// The node of a container that is made of the subviews of another view.
@MainActor
final class SubviewsNode<V: View, Base: View, Made: View>: ContentNode<V, Made> {
  private let base: (V) -> Base
  private let make: (V, Listed) -> Made
  private var source: SubviewSourceNode<Base>!

  init(
    _ view: V, _ inputs: _ViewInputs, base: @escaping (V) -> Base,
    result: @escaping (V, Listed) -> Made
  ) {
    self.base = base
    make = result
    super.init(view, inputs)
    source = SubviewSourceNode(base(view), self.inputs(), for: self)
    content = Made.makeNode(evaluate(), self.inputs())
  }

  /// Stops the program: the subviews of nothing are asked for.
  override init(_ view: V, _ inputs: _ViewInputs) {
    preconditionFailure("The node of subviews is made with what they are asked of.")
  }

  override func update(_ view: V) {
    self.view = view
    source.listing.updating { source.update(base(view)) }
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Made {
    let listed = Listed(below: source)
    return evaluating { make(view, listed) }
  }

  override var children: [Node] { source == nil || content == nil ? [] : [source, content] }
  override var preferenceNodes: [Node] { [content] }
  override func collectRoots(into roots: inout [Node]) { content.collectRoots(into: &roots) }
  override func collectListed(into entries: inout [any ListedEntry]) {
    content.collectListed(into: &entries)
  }
}

/// The view whose subviews are asked for. It has no elements: those are made where the subviews are shown.
@MainActor
private final class SubviewSourceNode<Base: View>: ViewNode<Base>, ListingRoot {
  private(set) var listing: ViewListing!
  private var content: ViewNode<Base>!

  init(_ view: Base, _ inputs: _ViewInputs, for owner: Node) {
    super.init(inputs)
    listing = ViewListing(for: owner)
    ownListing = listing
    listing.updating { content = Base.makeNode(view, self.inputs()) }
  }

  override init(_ inputs: _ViewInputs) {
    preconditionFailure("The source of subviews is made with its view.")
  }

  override func update(_ view: Base) { content.update(view) }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override var passesElementsOn: Bool { true }
  override func childElementsDidChange() { listing.listDidChange() }
}
