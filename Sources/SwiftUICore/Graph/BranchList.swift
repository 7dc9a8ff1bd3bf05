/// The children of a conditional, an optional or a loop: which are there, by key, and which are on
/// their way out.
///
/// Whether a child comes or goes with a transition is decided here, where the container of the
/// children stands: an animation must be in the transaction at this place.
@MainActor
final class BranchList {
  typealias Branch = (key: AnyHashable, make: (_ViewInputs) -> Node)

  private unowned let owner: Node
  private var live: [Item] = []
  private var removing: [Item] = []

  init(_ owner: Node) {
    self.owner = owner
  }

  @MainActor
  final class Item {
    let key: AnyHashable
    let node: Node
    /// The transitions around the node's elements; none until one has run.
    var transitions: [ObjectIdentifier: TransitionItem] = [:]
    /// Transitions that came with the elements, from a conditional further in, and take them out.
    var borrowed: [TransitionItem] = []

    init(_ key: AnyHashable, _ node: Node) {
      self.key = key
      self.node = node
    }

    var elements: [Element] {
      node.elements.flatMap { element in
        transitions[ObjectIdentifier(element)]?.elements ?? [element]
      }
    }

    var nodes: [Node] { [node] + Array(transitions.values.map { $0.node as Node }).inOrder }
  }

  var nodes: [Node] { (live + removing).flatMap(\.nodes) }
  /// The nodes of what is there, without that on its way out and without transitions.
  var liveNodes: [Node] { live.map(\.node) }
  var elements: [Element] { (removing + live).flatMap(\.elements) }

  /// The first children: no transition runs.
  func reset(_ branches: [Branch]) {
    live = branches.map { Item($0.key, $0.make(owner.inputs())) }
  }

  /// Some element below has been replaced.
  func contentElementsDidChange() {
    for item in live + removing where !item.transitions.isEmpty {
      let present = Set(item.node.elements.map(ObjectIdentifier.init))
      for (id, transition) in item.transitions where !present.contains(id) {
        transition.node.unmount()
        item.transitions[id] = nil
      }
    }
  }

  /// Takes the children that should be there now. Those that stay are refreshed in place.
  func update(_ branches: [Branch], refresh: (AnyHashable, Node) -> Void) {
    if branches.count == live.count, zip(branches, live).allSatisfy({ $0.key == $1.key }) {
      for item in live { refresh(item.key, item.node) }
      return
    }
    let transaction = owner.graph.transaction(for: owner.childScope)
    owner.graph.layoutReadersAreStale = true
    var old = Dictionary(live.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var next: [Item] = []
    for branch in branches {
      if let item = old.removeValue(forKey: branch.key) {
        refresh(item.key, item.node)
        next.append(item)
      } else if let index = removing.firstIndex(where: { $0.key == branch.key }) {
        let item = removing.remove(at: index)
        refresh(item.key, item.node)
        (item.transitions.values.sorted { $0.node.number < $1.node.number } + item.borrowed)
          .forEach { $0.revive() }
        item.borrowed = []
        next.append(item)
      } else {
        let item = Item(branch.key, branch.make(owner.inputs()))
        for element in item.node.elements {
          let box = transition(of: element)
          if runs(box, transaction) {
            let transition = TransitionItem(element, box, phase: .willAppear, owner: owner)
            item.transitions[ObjectIdentifier(element)] = transition
            transition.change(to: .identity)
          }
        }
        next.append(item)
      }
    }
    let leaving = live.filter { old[$0.key] != nil }
    live = next
    for item in leaving { remove(item, transaction) }
    owner.elementsDidChange()
  }

  private func remove(_ item: Item, _ transaction: Transaction) {
    var waiting = 0
    for element in item.node.elements where !element.isRemoving {
      let id = ObjectIdentifier(element)
      let known = item.transitions[id] ?? element.transitionItem
      let box = transition(of: element)
      guard runs(box, transaction) else { continue }
      let transition = known ?? TransitionItem(element, box, phase: .identity, owner: owner)
      if element.transitionItem != nil {
        item.borrowed.append(transition)
      } else {
        item.transitions[id] = transition
      }
      waiting += 1
      transition.leave(with: box) { [weak self, weak item] in
        waiting -= 1
        if waiting == 0, let self, let item { self.finish(item) }
      }
    }
    if waiting > 0 { removing.append(item) } else { unmount(item) }
  }

  private func finish(_ item: Item) {
    guard let index = removing.firstIndex(where: { $0 === item }) else { return }
    removing.remove(at: index)
    unmount(item)
    owner.elementsDidChange()
  }

  private func unmount(_ item: Item) {
    owner.graph.disappearances.append([])
    item.nodes.forEach { $0.unmount() }
  }

  private func transition(of element: Element) -> AnyTransitionBox {
    let box = element.transition ?? AnyTransition.opacity.box
    let reducesMotion = EnvironmentValues(storage: owner.childEnvironment)
      .accessibilityReduceMotion
    return reducesMotion ? box.reduced : box
  }

  private func runs(_ box: AnyTransitionBox, _ transaction: Transaction) -> Bool {
    guard owner.graph.hasAppeared else { return false }
    return transaction.animation != nil || box.traits.bringsAnimation
  }
}
