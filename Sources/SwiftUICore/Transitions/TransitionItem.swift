/// One element that comes or goes, inside the views of its transition.
@MainActor
final class TransitionItem {
  let box: AnyTransitionBox
  private let element: Element
  private unowned let owner: Node
  private let scope: TransitionScope
  private(set) var node: ViewNode<AnyView>
  private(set) var phase: TransitionPhase
  /// Counts departures, so that an end that comes after a revival is not taken for this one's.
  private var departure = 0

  init(_ element: Element, _ box: AnyTransitionBox, phase: TransitionPhase, owner: Node) {
    self.element = element
    self.box = box
    self.owner = owner
    self.phase = phase
    scope = TransitionScope(parent: owner.childScope, graph: owner.graph, animation: box.animation)
    var inputs = owner.inputs()
    inputs.scope = scope
    node = AnyView.makeNode(box.view(ElementBox(element), phase: phase), inputs)
    for wrapper in node.elements where wrapper !== element {
      wrapper.adoptPlacement(of: element)
      wrapper.transitionItem = self
    }
  }

  var elements: [Element] { node.elements }

  /// Moves on to a phase once what stands now has been laid out, in the same update.
  func change(to phase: TransitionPhase, listener: AnimationListener? = nil) {
    let graph = owner.graph
    graph.afterLayout { [weak self] in
      guard let self else { return }
      self.phase = phase
      self.scope.begin(listener)
      self.node.update(self.box.view(ElementBox(self.element), phase: phase))
      listener.map { graph.sealAfterUpdate($0) }
    }
  }

  /// Starts on the way out. `completion` is called when nothing moves any more.
  func leave(completion: @escaping () -> Void) {
    departure += 1
    let current = departure
    elements.forEach { $0.isRemoving = true }
    let listener = AnimationListener(criteria: .removed) { [weak self] in
      guard let self, self.departure == current, self.phase == .didDisappear else { return }
      self.owner.graph.afterSettling(completion)
    }
    change(to: .didDisappear, listener: listener)
  }

  /// Comes back before it was gone.
  func revive() {
    departure += 1
    elements.forEach { $0.isRemoving = false }
    change(to: .identity)
  }
}

/// What the views of a transition see of the transaction: its own animation, and who waits.
@MainActor
final class TransitionScope: TransactionScope {
  private var listener: AnimationListener?
  private let animation: Animation??
  private var changedIn = -1

  init(parent: TransactionScope?, graph: ViewGraph, animation: Animation??) {
    self.animation = animation
    super.init(parent: parent, graph: graph)
  }

  /// A phase changes in this update, and `listener` waits for what that starts.
  func begin(_ listener: AnimationListener?) {
    self.listener = listener
    changedIn = graph.updateID
  }

  override func transform(_ transaction: inout Transaction) {
    if let animation { transaction.animation = animation }
    if changedIn == graph.updateID, let listener { transaction.listeners.append(listener) }
  }

  /// What a frame moves with that the transition has pushed to another place: the frame belongs to
  /// the content, whose own transactions know nothing of the transition.
  func applyToFrame(_ transaction: inout Transaction) {
    guard changedIn == graph.updateID else { return }
    transform(&transaction)
  }

  /// Not remembered: the phase changes within one update.
  override func resolve() -> Transaction {
    var transaction = parent?.resolve() ?? graph.transaction
    transform(&transaction)
    return transaction
  }
}
