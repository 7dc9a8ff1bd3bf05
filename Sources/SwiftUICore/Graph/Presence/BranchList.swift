/// The children of a conditional, an optional or a loop: which are present, by key, and which exit.
///
/// Whether a child enters or exits with a transition is decided here, at the position of the children's
/// container: the transaction at this position has to have an animation.
@MainActor
final class BranchList {
  private unowned let owner: Node
  private var live: [Item] = []
  private var removing: [Item] = []
  /// The update that came while the views around exited: it is for when they come back.
  private var postponed: (() -> Void)?

  init(_ owner: Node) {
    self.owner = owner
  }

  @MainActor
  final class Item {
    let key: AnyHashable
    let node: Node
    var presence = Presence()
    /// The transitions around the node's elements; none until one has run.
    var transitions: [ObjectIdentifier: any PresenceTransition] = [:]
    /// Transitions that came with the elements, from a conditional further in, and take them out.
    var carriedTransitions: [any PresenceTransition] = []
    /// Whether the item goes with a transition that ends at once.
    var isRemovedAtOnce = false

    init(_ key: AnyHashable, _ node: Node) {
      self.key = key
      self.node = node
    }

    func collectElements(into list: inout [Element]) {
      guard !transitions.isEmpty else { return node.collectElements(into: &list) }
      for element in node.elements {
        if let transition = transitions[ObjectIdentifier(element)] {
          list += transition.elements
        } else {
          list.append(element)
        }
      }
    }

    /// The number of elements that are laid out.
    var liveCount: Int {
      var elements: [Element] = []
      collectElements(into: &elements)
      return elements.count { !$0.isRemoving }
    }

    func collectNodes(into list: inout [Node]) {
      list.append(node)
      if !transitions.isEmpty { list += transitions.values.map(\.node).inOrder }
    }

    var nodes: [Node] {
      var list: [Node] = []
      collectNodes(into: &list)
      return list
    }
  }

  var liveNodes: [Node] { live.map { $0.node } }
  /// The number of elements of each child.
  var liveCounts: [Int] { live.map { $0.liveCount } }
  var nodes: [Node] {
    var list: [Node] = []
    list.reserveCapacity(live.count + removing.count)
    for item in live { item.collectNodes(into: &list) }
    for item in removing { item.collectNodes(into: &list) }
    return list
  }

  /// Appends the elements of all children: those that exit are drawn first.
  func collectElements(into list: inout [Element]) {
    for item in removing { item.collectElements(into: &list) }
    for item in live { item.collectElements(into: &list) }
  }

  /// The first children: no transition runs.
  ///
  /// - Parameter make: makes the child at a position, with its key.
  func reset(_ count: Int, make: (Int, _ViewInputs) -> (key: AnyHashable, node: Node)) {
    var items: [Item] = []
    items.reserveCapacity(count)
    for position in 0..<count {
      let child = make(position, owner.inputs())
      items.append(Item(child.key, child.node))
    }
    live = items
  }

  /// The first and only child.
  func reset(_ key: AnyHashable, _ node: Node) { live = [Item(key, node)] }

  /// Some element below has been replaced.
  func contentElementsDidChange() {
    for item in live { dropLostTransitions(of: item) }
    for item in removing { dropLostTransitions(of: item) }
  }

  /// Transitions whose elements are no longer there go; observers of their end are notified.
  private func dropLostTransitions(of item: Item) {
    guard !item.transitions.isEmpty else { return }
    let present = Set(item.node.elements.map(ObjectIdentifier.init))
    for (id, transition) in item.transitions where !present.contains(id) {
      transition.node.unmount()
      item.transitions[id] = nil
      guard item.presence.waits(for: id) else { continue }
      owner.graph.afterSettling { [weak self] in self?.exitEnded(of: id, item) }
    }
  }

  /// Updates the list to one child.
  func update(
    _ key: AnyHashable, make: @escaping (_ViewInputs) -> Node, refresh: @escaping (Node) -> Void
  ) {
    if live.count == 1, live[0].key == key {
      postponed = nil
      refresh(live[0].node)
    } else {
      update([key], make: { make($1) }, refresh: { refresh($1) })
    }
  }

  /// Updates the list to the children that should be present. Those that stay are refreshed in place.
  ///
  /// An exiting view keeps the views that it contains: an update of the list waits until the view is
  /// revived, if ever.
  ///
  /// - Parameters:
  ///   - keys: the children, in order.
  ///   - allowsTransitions: whether children may be inserted and removed with transitions;
  ///     false for rows that scrolling makes.
  ///   - make: makes the child at a position among the keys.
  ///   - refresh: brings a child that stays up to date, with its position among the keys.
  func update(
    _ keys: [AnyHashable], allowsTransitions: Bool = true,
    make: @escaping (Int, _ViewInputs) -> Node, refresh: @escaping (Int, Node) -> Void
  ) {
    postponed = nil
    if keys.count == live.count, zip(keys, live).allSatisfy({ $0 == $1.key }) {
      for (position, item) in live.enumerated() { refresh(position, item.node) }
      return
    }
    if owner.exits {
      postponed = { [weak self] in
        self?.update(keys, allowsTransitions: allowsTransitions, make: make, refresh: refresh)
      }
      owner.graph.postpone(self)
      return
    }
    let transaction = owner.graph.transaction(for: owner.childScope)
    owner.graph.preferences.areStale = true
    var didRevive = false
    var old = Dictionary(live.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var next: [Item] = []
    for (position, key) in keys.enumerated() {
      if let item = old.removeValue(forKey: key) {
        refresh(position, item.node)
        next.append(item)
      } else if let index = removing.firstIndex(where: { $0.key == key }) {
        let item = removing.remove(at: index)
        perform(item.presence.handle(.revive), on: item)
        didRevive = true
        refresh(position, item.node)
        dropLostTransitions(of: item)
        (item.transitions.values.sorted { $0.node.number < $1.node.number }
          + item.carriedTransitions)
          .forEach { $0.revive() }
        item.carriedTransitions = []
        next.append(item)
      } else {
        let item = Item(key, make(position, owner.inputs()))
        if allowsTransitions {
          for element in item.node.elements {
            item.transitions[ObjectIdentifier(element)] =
              owner.graph.features.transitions?.enter(element, at: owner, in: transaction)
          }
        }
        next.append(item)
      }
    }
    // By the items and not by their keys: a key may not equal itself, as NaN.
    let staying = Set(next.map(ObjectIdentifier.init))
    let leaving = live.filter { !staying.contains(ObjectIdentifier($0)) }
    live = next
    for item in leaving {
      item.isRemovedAtOnce = item.node.elements.contains {
        owner.graph.features.transitions?.removesAtOnce($0, at: owner) ?? false
      }
      let exits = allowsTransitions ? startExits(of: item, transaction) : []
      perform(item.presence.handle(.remove(exits: exits)), on: item)
    }
    owner.elementsDidChange()
    if didRevive { owner.graph.updatePostponedLists() }
  }

  /// The views around have come back.
  func updatePostponed() {
    guard owner.isMounted, !owner.exits else { return }
    postponed?()
  }

  var hasPostponed: Bool { postponed != nil }

  /// The owner is removed from the tree.
  func drop() { postponed = nil }

  /// Starts the exit transitions of the item's elements.
  ///
  /// - Returns: the elements that have one.
  private func startExits(of item: Item, _ transaction: Transaction) -> Set<ObjectIdentifier> {
    var exits: Set<ObjectIdentifier> = []
    for element in item.node.elements where !element.isRemoving {
      let id = ObjectIdentifier(element)
      let transition = owner.graph.features.transitions?.exit(
        element, in: item.transitions[id] ?? element.presenceTransition, at: owner, in: transaction
      ) { [weak self, weak item] in
        if let self, let item { self.exitEnded(of: id, item) }
      }
      guard let transition else { continue }
      if element.presenceTransition != nil {
        item.carriedTransitions.append(transition)
      } else {
        item.transitions[id] = transition
      }
      exits.insert(id)
    }
    return exits
  }

  private func exitEnded(of element: ObjectIdentifier, _ item: Item) {
    perform(item.presence.handle(.exitEnded(element)), on: item)
  }

  private func perform(_ actions: [Presence.Action], on item: Item) {
    for action in actions {
      switch action {
      case .freeze:
        item.node.isExiting = true
        removing.append(item)
      case .thaw:
        item.node.isExiting = false
      case .unmount:
        removing.removeAll { $0 === item }
        owner.graph.lifecycle.disappearances.append(
          Disappearances(comesFirst: item.isRemovedAtOnce))
        item.nodes.forEach { $0.unmount() }
      case .notifyContainer:
        owner.elementsDidChange()
      }
    }
  }
}

extension Node {
  /// Whether the node exits, by itself or with what is around it.
  final var exits: Bool {
    var node: Node? = self
    while let current = node {
      if current.isExiting { return true }
      node = current.parent
    }
    return false
  }
}
