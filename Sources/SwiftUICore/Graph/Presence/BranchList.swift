/// The children of a conditional, an optional or a loop: which are present, by key, and which exit.
///
/// Whether a child enters or exits with a transition is decided here, at the position of the children's
/// container: the transaction at this position has to have an animation.
@MainActor
final class BranchList {
  typealias Branch = (key: AnyHashable, make: (_ViewInputs) -> Node)

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

    init(_ key: AnyHashable, _ node: Node) {
      self.key = key
      self.node = node
    }

    var elements: [Element] {
      node.elements.flatMap { element in
        transitions[ObjectIdentifier(element)]?.elements ?? [element]
      }
    }

    var nodes: [Node] { [node] + transitions.values.map(\.node).inOrder }
  }

  var liveNodes: [Node] { live.map(\.node) }
  /// The number of elements of each child.
  var liveCounts: [Int] { live.map { $0.elements.count { !$0.isRemoving } } }
  var nodes: [Node] { (live + removing).flatMap(\.nodes) }
  var elements: [Element] { (removing + live).flatMap(\.elements) }

  /// The first children: no transition runs.
  func reset(_ branches: [Branch]) {
    live = branches.map { Item($0.key, $0.make(owner.inputs())) }
  }

  /// Some element below has been replaced.
  func contentElementsDidChange() { (live + removing).forEach(dropLostTransitions) }

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

  /// Updates the list to the children that should be present. Those that stay are refreshed in place.
  ///
  /// An exiting view keeps the views that it contains: an update of the list waits until the view is
  /// revived, if ever.
  ///
  /// - Parameter allowsTransitions: whether children may be inserted and removed with transitions;
  ///   false for rows that scrolling makes.
  func update(
    _ branches: [Branch], allowsTransitions: Bool = true,
    refresh: @escaping (AnyHashable, Node) -> Void
  ) {
    postponed = nil
    if branches.count == live.count, zip(branches, live).allSatisfy({ $0.key == $1.key }) {
      for item in live { refresh(item.key, item.node) }
      return
    }
    if owner.exits {
      postponed = { [weak self] in
        self?.update(branches, allowsTransitions: allowsTransitions, refresh: refresh)
      }
      owner.graph.postpone(self)
      return
    }
    let transaction = owner.graph.transaction(for: owner.childScope)
    owner.graph.preferences.areStale = true
    var didRevive = false
    var old = Dictionary(live.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var next: [Item] = []
    for branch in branches {
      if let item = old.removeValue(forKey: branch.key) {
        refresh(item.key, item.node)
        next.append(item)
      } else if let index = removing.firstIndex(where: { $0.key == branch.key }) {
        let item = removing.remove(at: index)
        perform(item.presence.handle(.revive), on: item)
        didRevive = true
        refresh(item.key, item.node)
        dropLostTransitions(of: item)
        (item.transitions.values.sorted { $0.node.number < $1.node.number }
          + item.carriedTransitions)
          .forEach { $0.revive() }
        item.carriedTransitions = []
        next.append(item)
      } else {
        let item = Item(branch.key, branch.make(owner.inputs()))
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
        owner.graph.lifecycle.disappearances.append([])
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
