/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child
/// views.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The view builder that creates the reader's content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates an instance that can perform programmatic scrolling of its child scroll views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Creates the node that hands the proxy to the content.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ScrollReaderNode(view, inputs)
  }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view
/// hierarchy.
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scans all scroll views contained by the proxy for the first with a child view with identifier
  /// `id`, and then scrolls to that view.
  ///
  /// Where no view has the identifier nothing happens. Within `withAnimation` the content goes there
  /// with that animation.
  ///
  /// - Parameters:
  ///   - id: the identifier of a view: of a loop's element, or given with `id(_:)`.
  ///   - anchor: which point of the view comes to which point of the scroll view; without one the
  ///     content moves just so far that the view is seen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    nonisolated(unsafe) let key = AnyHashable(id)
    MainActor.assumeIsolated {
      let graph = node.graph
      graph.enqueue(CurrentTransaction.value) { [weak node] in
        // What was written before belongs to the same update: it is laid out first.
        graph.afterLayout { node?.scroll(to: key, anchor) }
      }
    }
  }
}

@MainActor
private final class ScrollReaderNode<Content: View>: ContentNode<
  ScrollViewReader<Content>, Content
>
{
  override init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(evaluate(), self.inputs())
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Content {
    evaluating { view.content(ScrollViewProxy(node: self)) }
  }
}

extension Node {
  /// Scrolls the nearest scroll view around the first view with an identity, here or below.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard isMounted, let target = target(of: id) else { return }
    graph.resolveDisplacements()
    let transaction = graph.transaction
    switch target {
    case .element(let element):
      let element = element.decoratedRow ?? element
      guard let (scroll, origin) = element.enclosingScroll else { return }
      let rect = CGRect(
        x: element.origin.x + origin.x, y: element.origin.y + origin.y, width: element.size.width,
        height: element.size.height)
      scroll.scroll(toShow: rect, anchor: anchor, transaction)
    case .row(let list, let source, let index):
      guard let (scroll, origin) = list.enclosingScroll,
        let rect = list.frame(ofRow: index, in: source)
      else { return }
      scroll.scroll(
        toShow: rect.offsetBy(dx: origin.x, dy: origin.y), anchor: anchor, transaction)
    }
  }
}

extension Element {
  /// The row of a list that the element is in, with what the list puts around it.
  fileprivate var decoratedRow: Element? {
    var element: Element? = self
    while let current = element, !(current is RowRootElement) { element = current.parent }
    return element
  }
}
