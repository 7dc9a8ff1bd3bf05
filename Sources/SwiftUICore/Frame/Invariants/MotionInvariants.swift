extension ViewGraph {
  /// What moves is in the list of what moves and in the tree; what does not move shows what the
  /// code says; and as many motions keep a listener waiting as it counts.
  func checkMotions(
    nodes: NodesInTree, elements: ElementsInTree, _ violations: inout Violations
  ) {
    let holders =
      nodes.dataHolders + matchedGeometry.values.map(\.holder)
      + elements.list.flatMap(\.valueHolders)
    for (index, moving) in active.enumerated() {
      let attribute = moving.attribute
      violations.check(
        attribute.activeIndex == index,
        "\(attribute.debugName) stands at \(index) of what moves, and says \(attribute.activeIndex)"
      )
      violations.check(
        attribute.element === moving.element, "\(attribute.debugName) moves with another element")
      violations.check(
        elements.contains(moving.element) || holders.contains { $0 === moving.element },
        "\(attribute.debugName) moves, out of the tree"
      )
    }
    var attributes = elements.list.flatMap(\.attributes)
    attributes += holders.flatMap(\.attributes)
    var waiting: [ObjectIdentifier: (listener: AnimationListener, count: Int)] = [:]
    for attribute in attributes {
      violations.check(
        attribute.activeIndex < 0
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

extension AnyAttribute {
  /// The value for people who look for a fault.
  var debugName: String { "\(property) of \(element.debugName)" }
}
