/// Decides with which transition a view enters or exits, and starts it.
struct TransitionDirector: PresenceTransitions {
  func enter(_ element: Element, at owner: Node, in transaction: Transaction)
    -> (any PresenceTransition)?
  {
    let box = transition(of: element, at: owner, isInsertion: true)
    let isAnimated = runs(box, at: owner, transaction)
    note(element, at: owner, isInsertion: true, isAnimated ? transaction : nil)
    guard isAnimated else { return nil }
    let item = TransitionItem(element, box, phase: .willAppear, owner: owner)
    item.change(to: .identity)
    return item
  }

  func exit(
    _ element: Element, in known: (any PresenceTransition)?, at owner: Node,
    in transaction: Transaction, completion: @escaping () -> Void
  ) -> (any PresenceTransition)? {
    let box = transition(of: element, at: owner, isInsertion: false)
    let isAnimated = runs(box, at: owner, transaction)
    note(element, at: owner, isInsertion: false, isAnimated ? transaction : nil)
    guard isAnimated else { return nil }
    // Where containers still hold elements of views that the update has taken away, they must not be placed: what exits
    // unseen then begins where it was placed last.
    if owner.graph.refreshStaleContainers(notAbove: owner) { element.bringIntoPlace() }
    let item =
      known as? TransitionItem ?? TransitionItem(element, box, phase: .identity, owner: owner)
    item.leave(with: box, completion: completion)
    return item
  }

  func removesAtOnce(_ element: Element, at owner: Node) -> Bool {
    asked(by: element, at: owner, isInsertion: false)?.traits.isIdentity ?? false
  }

  private func transition(of element: Element, at owner: Node, isInsertion: Bool)
    -> AnyTransitionBox
  {
    let box =
      asked(by: element, at: owner, isInsertion: isInsertion) ?? AnyTransition.opacity.box
    return reducesMotion(owner) ? box.reduced : box
  }

  /// The transition that code has given the view; `nil` where it has given none.
  private func asked(by element: Element, at owner: Node, isInsertion: Bool) -> AnyTransitionBox? {
    owner.outerTransition(isInsertion: isInsertion) ?? element.trait(TransitionTrait.self)?.box
  }

  private func reducesMotion(_ owner: Node) -> Bool {
    EnvironmentValues(storage: owner.childEnvironment).accessibilityReduceMotion
  }

  private func runs(_ box: AnyTransitionBox, at owner: Node, _ transaction: Transaction) -> Bool {
    guard owner.graph.hasAppeared else { return false }
    return transaction.animation != nil || box.traits.bringsAnimation
  }

  // MARK: The journal

  /// - Parameter transaction: what the transition runs in; `nil` where the view is there, or gone, at
  ///   once.
  private func note(
    _ element: Element, at owner: Node, isInsertion: Bool, _ transaction: Transaction?
  ) {
    guard let journal = owner.graph.journal, owner.graph.hasAppeared else { return }
    let asked = asked(by: element, at: owner, isInsertion: isInsertion)
    journal.changes.append(
      RunJournal.Change(
        time: owner.graph.now, path: element.node.namingNode.path, isInsertion: isInsertion,
        hasTransition: asked.map { !$0.traits.isIdentity } ?? false,
        isAnimated: transaction != nil, origin: element.node.viewOrigin))
    // What the app's own transition does is its own answer.
    if let transaction, element.node.viewOrigin == .app, reducesMotion(owner),
      let traits = asked?.traits, traits.hasMotion, !traits.isCustom,
      !isOverAtOnce(transaction, traits, at: owner)
    {
      journal.note(.transition, at: element.node)
    }
  }

  /// Whether the animation itself has an answer for a person who asked for less motion: it is over at
  /// once.
  private func isOverAtOnce(
    _ transaction: Transaction, _ traits: TransitionTraits, at owner: Node
  ) -> Bool {
    guard let animation = transaction.animation, !traits.bringsAnimation else { return false }
    return animation.isOverAtOnce(in: owner.childEnvironment)
  }
}

extension Node {
  /// The transition that is written around the place where the node's views enter and exit, up to the
  /// container that they stand in; the outermost one counts.
  fileprivate final func outerTransition(isInsertion: Bool) -> AnyTransitionBox? {
    let key = FacetKey(trait: TransitionTrait.self)
    var found: AnyTransitionBox?
    var node = parent
    while let current = node, current.passesElementsOn {
      let trait = current.placeTrait(key, beforeUpdate: !isInsertion) as? TransitionTrait
      found = trait?.box ?? found
      node = current.parent
    }
    return found
  }
}
