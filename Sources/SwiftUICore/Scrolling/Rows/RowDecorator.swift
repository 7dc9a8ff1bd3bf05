/// Puts a list's own views around every row that there is: its background, its separator, what is
/// revealed when it is swiped.
///
/// The views stand around the row's element and are laid out in its place. They stay as long as the
/// row does, and are drawn while it is on its way out.
@MainActor
final class RowDecorator {
  private unowned let owner: Node
  private var makeRow: (RowContext) -> AnyView
  private var items: [ObjectIdentifier: Item] = [:]
  private var order: [Item] = []
  /// The views around rows are being brought up to date: their container need not be told.
  private(set) var isAtWork = false

  init(_ owner: Node, row: @escaping (RowContext) -> AnyView) {
    self.owner = owner
    makeRow = row
  }

  @MainActor
  private final class Item {
    let source: RowContentSource
    var node: ViewNode<AnyView>!
    var place = RowPlace()
    var section: SectionIdentity?
    weak var next: Element?
    var isPresent = true

    init(_ element: Element) { source = RowContentSource(element) }
  }

  var nodes: [Node] { order.map(\.node) }

  /// The list's own views are others now.
  func update(row: @escaping (RowContext) -> AnyView, refreshes: Bool) {
    makeRow = row
    guard refreshes else { return }
    isAtWork = true
    defer { isAtWork = false }
    for item in order { refresh(item) }
  }

  /// The elements that stand for rows in the list.
  ///
  /// - Parameter refreshes: whether rows may have other traits than before; else only those are
  ///   looked at that are new or stand elsewhere.
  func decorate(_ rows: [Element], _ segments: [RowSegment], refreshes: Bool) -> [Element] {
    isAtWork = true
    defer { isAtWork = false }
    let places = RowPlaces.of(rows.filter { !$0.isRemoving }, segments)
    var next: [Item] = []
    var kept: [ObjectIdentifier: Item] = [:]
    for element in rows {
      let id = element.rowIdentity
      guard kept[id] == nil else { continue }
      let isNew = items[id] == nil
      let item = items[id] ?? Item(element)
      kept[id] = item
      next.append(item)
      item.source.element = element
      let known = places[ObjectIdentifier(element)]
      let place = known?.place ?? item.place
      let isPresent = !element.isRemoving && !(isNew && element.isAboutToCome)
      let isChanged =
        place != item.place || isPresent != item.isPresent
        || known != nil && known?.next !== item.next
      (item.place, item.isPresent) = (place, isPresent)
      if let known { (item.section, item.next) = (known.section, known.next) }
      if isNew {
        var inputs = owner.inputs()
        inputs.rowHost = nil
        item.node = AnyView.makeNode(row(of: item), inputs)
        if !isPresent { appear(item) }
      } else if refreshes || isChanged {
        refresh(item)
      }
    }
    for item in order where kept[item.source.element.rowIdentity] !== item { item.node.unmount() }
    (items, order) = (kept, next)
    return next.flatMap { item in
      let elements = item.node.elements
      for element in elements {
        element.isRemoving = item.source.element.isRemoving
        element.removal = item.source.element.removal
      }
      return elements
    }
  }

  /// A row that comes with a transition is there once what stands now has been laid out.
  private func appear(_ item: Item) {
    owner.graph.afterLayout { [weak self, weak item] in
      guard let self, let item, item.node.isMounted, !item.source.element.isRemoving else { return }
      item.isPresent = true
      self.refresh(item)
    }
  }

  private func refresh(_ item: Item) { item.node.update(row(of: item)) }

  private func row(of item: Item) -> AnyView {
    AnyView(makeRow(context(item)).modifier(RowRootModifier(source: item.source)))
  }

  private func context(_ item: Item) -> RowContext {
    RowContext(
      content: RowContent(source: item.source), place: item.place, isPresent: item.isPresent,
      section: item.section, element: item.source.element, next: item.next, container: owner)
  }
}

extension Element {
  /// What a row is known by while transitions are put around it and taken away.
  fileprivate var rowIdentity: ObjectIdentifier {
    transitionItem.flatMap { $0.outermost === self ? nil : $0.outermost.rowIdentity }
      ?? ObjectIdentifier(self)
  }

  fileprivate var isAboutToCome: Bool { transitionItem?.phase == .willAppear }
}
