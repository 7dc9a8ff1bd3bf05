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
  /// The update that came while the views around were on their way out: it is for when they come
  /// back.
  private var postponed: (() -> Void)?

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
    /// The elements whose transitions are not over yet, where the item is on its way out.
    var waiting: Set<ObjectIdentifier> = []

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

  var liveNodes: [Node] { live.map(\.node) }
  /// How many elements each child stands for.
  var liveCounts: [Int] { live.map { $0.elements.count { !$0.isRemoving } } }
  var nodes: [Node] { (live + removing).flatMap(\.nodes) }
  var elements: [Element] { (removing + live).flatMap(\.elements) }

  /// The first children: no transition runs.
  func reset(_ branches: [Branch]) {
    live = branches.map { Item($0.key, $0.make(owner.inputs())) }
  }

  /// Some element below has been replaced.
  func contentElementsDidChange() { (live + removing).forEach(dropLostTransitions) }

  /// Transitions whose elements are no longer there go; whoever waits for their end is told.
  private func dropLostTransitions(of item: Item) {
    guard !item.transitions.isEmpty else { return }
    let present = Set(item.node.elements.map(ObjectIdentifier.init))
    for (id, transition) in item.transitions where !present.contains(id) {
      transition.node.unmount()
      item.transitions[id] = nil
      guard item.waiting.contains(id) else { continue }
      owner.graph.afterSettling { [weak self] in self?.finish(item, id) }
    }
  }

  /// Takes the children that should be there now. Those that stay are refreshed in place.
  ///
  /// What is on its way out keeps the views that it holds: an update of which there are waits until
  /// the whole comes back, if ever.
  ///
  /// - Parameter allowsTransitions: whether what comes and goes may do so with a transition: rows
  ///   that are scrolled into sight do not.
  func update(
    _ branches: [Branch], allowsTransitions: Bool = true,
    refresh: @escaping (AnyHashable, Node) -> Void
  ) {
    postponed = nil
    if branches.count == live.count, zip(branches, live).allSatisfy({ $0.key == $1.key }) {
      for item in live { refresh(item.key, item.node) }
      return
    }
    if owner.isLeaving {
      postponed = { [weak self] in
        self?.update(branches, allowsTransitions: allowsTransitions, refresh: refresh)
      }
      owner.graph.postpone(self)
      return
    }
    let transaction = owner.graph.transaction(for: owner.childScope)
    owner.graph.layoutReadersAreStale = true
    var didRevive = false
    var old = Dictionary(live.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var next: [Item] = []
    for branch in branches {
      if let item = old.removeValue(forKey: branch.key) {
        refresh(item.key, item.node)
        next.append(item)
      } else if let index = removing.firstIndex(where: { $0.key == branch.key }) {
        let item = removing.remove(at: index)
        item.node.leaves = false
        item.waiting = []
        didRevive = true
        refresh(item.key, item.node)
        dropLostTransitions(of: item)
        (item.transitions.values.sorted { $0.node.number < $1.node.number } + item.borrowed)
          .forEach { $0.revive() }
        item.borrowed = []
        next.append(item)
      } else {
        let item = Item(branch.key, branch.make(owner.inputs()))
        for element in item.node.elements {
          let box = transition(of: element, isInsertion: true)
          let isAnimated = allowsTransitions && runs(box, transaction)
          if allowsTransitions { note(element, isInsertion: true, isAnimated ? transaction : nil) }
          if isAnimated {
            let transition = TransitionItem(element, box, phase: .willAppear, owner: owner)
            item.transitions[ObjectIdentifier(element)] = transition
            transition.change(to: .identity)
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
      if allowsTransitions { remove(item, transaction) } else { unmount(item) }
    }
    owner.elementsDidChange()
    if didRevive { owner.graph.updatePostponedLists() }
  }

  /// The views around have come back.
  func updatePostponed() {
    guard owner.isMounted, !owner.isLeaving else { return }
    postponed?()
  }

  var hasPostponed: Bool { postponed != nil }

  /// The owner leaves the tree.
  func drop() { postponed = nil }

  private func remove(_ item: Item, _ transaction: Transaction) {
    for element in item.node.elements where !element.isRemoving {
      let id = ObjectIdentifier(element)
      let known = item.transitions[id] ?? element.transitionItem
      let box = transition(of: element, isInsertion: false)
      let isAnimated = runs(box, transaction)
      note(element, isInsertion: false, isAnimated ? transaction : nil)
      guard isAnimated else { continue }
      let transition = known ?? TransitionItem(element, box, phase: .identity, owner: owner)
      if element.transitionItem != nil {
        item.borrowed.append(transition)
      } else {
        item.transitions[id] = transition
      }
      item.waiting.insert(id)
      transition.leave(with: box) { [weak self, weak item] in
        if let self, let item { self.finish(item, id) }
      }
    }
    if item.waiting.isEmpty {
      unmount(item)
    } else {
      item.node.leaves = true
      removing.append(item)
    }
  }

  /// One of the item's transitions is over.
  private func finish(_ item: Item, _ id: ObjectIdentifier) {
    guard item.waiting.remove(id) != nil, item.waiting.isEmpty else { return }
    guard let index = removing.firstIndex(where: { $0 === item }) else { return }
    removing.remove(at: index)
    unmount(item)
    owner.elementsDidChange()
  }

  private func unmount(_ item: Item) {
    owner.graph.disappearances.append([])
    item.nodes.forEach { $0.unmount() }
  }

  private func transition(of element: Element, isInsertion: Bool) -> AnyTransitionBox {
    let box =
      owner.outerTransition(isInsertion: isInsertion) ?? element.transition
      ?? AnyTransition.opacity.box
    return reducesMotion ? box.reduced : box
  }

  private var reducesMotion: Bool {
    EnvironmentValues(storage: owner.childEnvironment).accessibilityReduceMotion
  }

  /// - Parameter transaction: what the transition runs in; `nil` where the view comes or goes at once.
  private func note(_ element: Element, isInsertion: Bool, _ transaction: Transaction?) {
    guard let journal = owner.graph.journal, owner.graph.hasAppeared else { return }
    let asked = owner.outerTransition(isInsertion: isInsertion) ?? element.transition
    journal.changes.append(
      RunJournal.Change(
        time: owner.graph.now, path: element.node.named.path, isInsertion: isInsertion,
        hasTransition: asked.map { !$0.traits.isIdentity } ?? false,
        isAnimated: transaction != nil, isSystem: element.node.isDrawnBySystem))
    // What the app's own transition does is its own answer.
    if let transaction, !element.node.isDrawnBySystem, reducesMotion, let traits = asked?.traits,
      traits.hasMotion,
      !traits.isCustom, !isAnswered(transaction, traits)
    {
      journal.note(.transition, at: element.node)
    }
  }

  /// Whether the animation itself has an answer for a person who asked for less motion: it is over at
  /// once.
  private func isAnswered(_ transaction: Transaction, _ traits: TransitionTraits) -> Bool {
    guard let animation = transaction.animation, !traits.bringsAnimation else { return false }
    return animation.isOverAtOnce(in: owner.childEnvironment)
  }

  private func runs(_ box: AnyTransitionBox, _ transaction: Transaction) -> Bool {
    guard owner.graph.hasAppeared else { return false }
    return transaction.animation != nil || box.traits.bringsAnimation
  }
}

extension Node {
  /// Whether the node is on its way out, by itself or with what is around it.
  final var isLeaving: Bool {
    var node: Node? = self
    while let current = node {
      if current.leaves { return true }
      node = current.parent
    }
    return false
  }
}

extension Node {
  /// The transition that is written around the place where the node's views come and go, up to the
  /// container that they stand in; the outermost one counts.
  fileprivate final func outerTransition(isInsertion: Bool) -> AnyTransitionBox? {
    var found: AnyTransitionBox?
    var node = parent
    while let current = node, current.passesElementsOn {
      found = (isInsertion ? current.ownTransition : current.formerTransition) ?? found
      node = current.parent
    }
    return found
  }
}

struct WeakBranchList {
  weak var list: BranchList?
}

extension ViewGraph {
  func postpone(_ list: BranchList) {
    postponedLists.removeAll { $0.list == nil || $0.list === list }
    postponedLists.append(WeakBranchList(list: list))
  }

  /// Views have come back before they were gone: those inside catch up on what changed meanwhile.
  func updatePostponedLists() {
    let entries = postponedLists
    postponedLists = []
    for entry in entries {
      // One that comes earlier may have replaced what a later one stands in.
      guard let list = entry.list else { continue }
      list.updatePostponed()
      if list.hasPostponed { postponedLists.append(WeakBranchList(list: list)) }
    }
  }
}
