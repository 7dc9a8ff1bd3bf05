/// One element that comes or goes, inside the views of its transition.
///
/// Where modifiers are written around the place of the views that come and go, as on a `Group` with a
/// conditional, each view has these modifiers of its own: the transition is around them as well.
@MainActor
final class TransitionItem: PresenceTransition {
  private(set) var box: AnyTransitionBox
  let element: Element
  /// Stands for the element and what is carried along in the views of the transition.
  private let contentWrapper: WrapperElement
  private let source: ElementSource
  /// The elements of modifiers around the place, from the inside out. The modifiers' nodes hold the
  /// item, which does not hold them.
  private var modifierWrappers: [(modifier: ObjectIdentifier, wrapper: Element)] = []
  private unowned let owner: Node
  private let scope: TransitionScope
  private var content: ViewNode<AnyView>
  private(set) var phase: TransitionPhase
  /// Counts departures, so that an end that comes after a revival is not taken for this one's.
  private var departure = 0

  init(_ element: Element, _ box: AnyTransitionBox, phase: TransitionPhase, owner: Node) {
    self.element = element
    self.box = box
    self.owner = owner
    self.phase = phase
    contentWrapper = WrapperElement(node: owner, content: element)
    contentWrapper.adoptPlacement(of: element)
    source = ElementSource(contentWrapper, for: element)
    scope = TransitionScope(parent: owner.childScope, graph: owner.graph)
    content = AnyView.makeNode(box.view(source, phase: phase), owner.inputs(scope))
    wrap()
  }

  private func wrap() {
    for wrapper in content.elements {
      wrapper.adoptPlacement(of: outermost)
      wrapper.presenceTransition = self
    }
  }

  var node: Node { content }
  var elements: [Element] { content.elements }

  // MARK: What is carried along

  /// The element with what is carried along.
  var outermost: Element { modifierWrappers.last?.wrapper ?? element }

  func content(for modifier: Node) -> Element {
    guard
      let index = modifierWrappers.firstIndex(where: { $0.modifier == ObjectIdentifier(modifier) })
    else {
      return outermost
    }
    return index > 0 ? modifierWrappers[index - 1].wrapper : element
  }

  func setWrapper(_ wrapper: Element, of modifier: Node) {
    let index = modifierWrappers.firstIndex { $0.modifier == ObjectIdentifier(modifier) }
    if let index {
      modifierWrappers[index].wrapper = wrapper
    } else {
      modifierWrappers.append((ObjectIdentifier(modifier), wrapper))
    }
    contentWrapper.replaceContent(outermost)
    if index == nil {
      for element in elements { element.adoptPlacement(of: wrapper) }
    }
  }

  /// The view asks for another transition than when it came: it leaves with that one.
  private func use(_ box: AnyTransitionBox) {
    let fits = box.traits.shape == self.box.traits.shape
    self.box = box
    guard !fits else { return }
    content.unmount()
    content = AnyView.makeNode(box.view(source, phase: phase), owner.inputs(scope))
    wrap()
    owner.elementsDidChange()
  }

  /// Moves on to a phase once what stands now has been laid out, in the same update.
  func change(to phase: TransitionPhase, listener: AnimationListener? = nil) {
    let graph = owner.graph
    graph.afterLayout { [weak self] in
      guard let self, self.node.isMounted else { return }
      self.phase = phase
      self.scope.begin(listener)
      self.content.update(self.box.view(self.source, phase: phase))
      listener.map { graph.closeAfterUpdate($0) }
    }
  }

  /// Starts on the way out. `completion` is called when nothing moves any more.
  func leave(with box: AnyTransitionBox, completion: @escaping () -> Void) {
    use(box)
    departure += 1
    let current = departure
    owner.graph.presence.removals += 1
    element.isExitingPlace = true
    for element in elements {
      element.isRemoving = true
      element.removal = owner.graph.presence.removals
    }
    let listener = AnimationListener(criteria: .removed) { [weak self] in
      guard let self, self.departure == current, self.phase == .didDisappear else { return }
      self.owner.graph.afterSettling(completion)
    }
    change(to: .didDisappear, listener: listener)
  }

  func revive() {
    departure += 1
    element.isExitingPlace = false
    elements.forEach { $0.isRemoving = false }
    change(to: .identity)
  }
}

extension Element {
  /// The transition that the element is the outermost view of.
  final var transitionItem: TransitionItem? { presenceTransition as? TransitionItem }
}

extension Node {
  /// What the children are made with, in a scope of their own.
  fileprivate func inputs(_ scope: TransactionScope) -> _ViewInputs {
    var inputs = inputs()
    inputs.scope = scope
    return inputs
  }
}

/// What the views of a transition see of the transaction: who waits for what they start.
@MainActor
final class TransitionScope: TransactionScope {
  private var listener: AnimationListener?
  private var changedIn = -1

  /// A phase changes in this update, and `listener` waits for what that starts.
  func begin(_ listener: AnimationListener?) {
    self.listener = listener
    changedIn = graph.updateID
  }

  /// Whether a phase has changed in the running update.
  var isChanging: Bool { changedIn == graph.updateID }

  /// The phase changes within one update.
  override var isConstant: Bool { false }

  override func transform(_ transaction: inout Transaction) { applyToFrame(&transaction) }

  // A frame that the transition has pushed to another place belongs to the content, whose own
  // transactions know nothing of the transition.
  override func applyToFrame(_ transaction: inout Transaction) {
    if isChanging, let listener { transaction.listeners.append(listener) }
  }
}
