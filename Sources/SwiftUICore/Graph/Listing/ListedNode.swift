/// The place of a view in a list: it keeps the view, and makes no node of it.
@MainActor
final class ListedNode<V: View>: KeepingNode<V> {
  private var item: ListedItem!
  private weak var listing: ViewListing?

  init(_ view: V, _ inputs: _ViewInputs, in listing: ViewListing) {
    self.listing = listing
    super.init(view, inputs)
    item = ListedItem(number: number) { [weak self] in
      self.map { $0.wrapped($0.view) } ?? EmptyView()
    } values: { [weak self] in
      self?.listedValues ?? ContainerValues()
    }
    listing.listDidChange()
  }

  override init(_ view: V, _ inputs: _ViewInputs) {
    preconditionFailure("A listed view has its listing.")
  }

  override func update(_ view: V) {
    let isSame = ViewEquality.areEqual(self.view, view)
    super.update(view)
    if !isSame { item.viewDidChange() }
  }

  override func unmount() {
    item.keep()
    super.unmount()
    listing?.listDidChange()
  }

  override func collectListed(into entries: inout [any ListedEntry]) { entries.append(item) }
}

/// A view of a list, with what is written around it there.
@MainActor
final class ListedItem: ListedEntry {
  /// Tells the views of a list apart, the same in every run.
  nonisolated let number: Int
  private var make: (() -> any View)?
  private var makeValues: (() -> ContainerValues)?
  private var kept: (view: AnyView, values: ContainerValues)?
  private var placements: [Placement] = []

  private struct Placement { weak var node: Node? }

  init(number: Int, view: @escaping () -> any View, values: @escaping () -> ContainerValues) {
    self.number = number
    make = view
    makeValues = values
  }

  /// The view as it is now; as it was last where it has gone from the list.
  var view: AnyView { kept?.view ?? make.map { AnyView(erased: $0()) } ?? AnyView(EmptyView()) }
  var values: ContainerValues { kept?.values ?? makeValues?() ?? ContainerValues() }

  /// The view goes from the list: what still shows it shows it as it is.
  func keep() {
    kept = (view, values)
    (make, makeValues) = (nil, nil)
  }

  /// A node shows the view from now on.
  func addPlacement(_ node: Node) {
    placements.removeAll { $0.node == nil || $0.node === node }
    placements.append(Placement(node: node))
  }

  func viewDidChange() {
    for placement in placements {
      if let node = placement.node, node.isMounted { node.graph.markDirty(node) }
    }
  }
}

extension AnyView {
  /// The view whatever its type is.
  fileprivate init(erased view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}

/// What a list has: views, and sections of views.
@MainActor
struct Listed {
  let entries: [any ListedEntry]

  /// What is listed at a node and below.
  init(below node: Node) {
    var entries: [any ListedEntry] = []
    node.collectListed(into: &entries)
    self.entries = entries
  }

  /// All views, those of sections with their headers before and their footers behind them.
  var items: [ListedItem] {
    entries.flatMap { entry in
      if let section = entry as? ListedSection {
        return section.header + section.content + section.footer
      }
      return (entry as? ListedItem).map { [$0] } ?? []
    }
  }
}

/// A section of a list.
struct ListedSection: ListedEntry {
  let number: Int
  var header: [ListedItem] = []
  var content: [ListedItem] = []
  var footer: [ListedItem] = []
  var values = ContainerValues()
}

extension Node {
  /// What is above in the list, the innermost first.
  private var listingPath: [Node] {
    var path: [Node] = []
    var node = parent
    while let current = node, !(current is any ListingRoot) {
      path.append(current)
      node = current.parent
    }
    return path
  }

  /// A view at this place with what is put around it.
  final func wrapped(_ view: any View) -> any View {
    listingPath.reduce(view) { ($1 as? any ViewWrapper)?.wrap($0) ?? $0 }
  }

  /// What containers read of the views at this place. Of several values for one key the innermost counts.
  final var listedValues: ContainerValues {
    var values = ContainerValues()
    for place in listingPath.reversed() {
      if let wrapper = place as? any ViewWrapper {
        (wrapper.addition as? any ContainerValueWriting)?.write(to: &values)
      } else if let identity = (place as? any LoopElementNode)?.identity {
        values.add(identity: identity)
      }
    }
    return values
  }
}

/// Where a list ends.
@MainActor
protocol ListingRoot: Node {}
