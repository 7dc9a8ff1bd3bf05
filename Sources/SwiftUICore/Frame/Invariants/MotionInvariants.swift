extension ViewGraph {
  /// What moves is in the list of what moves and in the tree; what does not move shows what the
  /// code says; and as many motions keep a listener waiting as it counts.
  func checkMotions(
    nodes: Set<ObjectIdentifier>, elements: ElementsInTree, _ violations: inout Violations
  ) {
    for (index, moving) in active.enumerated() {
      let name = moving.attribute.debugName
      violations.check(
        moving.attribute.activeIndex == index,
        "\(name) stands at \(index) of what moves, and says \(moving.attribute.activeIndex)")
      violations.check(
        moving.attribute.element === moving.element, "\(name) moves with another element")
      let isHeld =
        moving.element.node.dataHolder === moving.element
        && nodes.contains(ObjectIdentifier(moving.element.node))
      violations.check(
        elements.contains(moving.element) || isHeld, "\(name) moves, out of the tree")
    }
    var attributes = elements.list.flatMap(\.attributes)
    let holders = hasDataHolders ? root.dataHoldersBelow : []
    attributes += holders.flatMap(\.attributes)
    var waiting: [ObjectIdentifier: (listener: AnimationListener, count: Int)] = [:]
    for attribute in attributes {
      violations.check(
        !attribute.isMoving
          || attribute.activeIndex < active.count
            && active[attribute.activeIndex].attribute === attribute,
        "\(attribute.debugName) says that it moves, and is not in the list")
      for contradiction in attribute.contradictions {
        violations.add("\(attribute.debugName) \(contradiction)")
      }
      for listener in attribute.waitingListeners {
        waiting[ObjectIdentifier(listener), default: (listener, 0)].count += 1
      }
    }
    for (listener, count) in waiting.values {
      violations.check(
        listener.pending == count,
        "a listener counts \(listener.pending) motions, and \(count) tell it")
      violations.check(
        listener.isSealed || listener.isAttached, "a listener will never be told: not sealed")
    }
  }
}

extension Node {
  /// What holds the values of this node and of those below it.
  fileprivate var dataHoldersBelow: [Element] {
    (dataHolder.map { [$0] } ?? []) + nodesBelow.flatMap(\.dataHoldersBelow)
  }
}

extension AnyAttribute {
  /// The value for people who look for a fault.
  var debugName: String { "\(property) of \(element.debugName)" }
}
