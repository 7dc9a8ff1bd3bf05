extension ViewGraph {
  /// What moves is in the list of what moves and in the tree; what does not move shows what the
  /// code says; and as many motions keep a listener waiting as it counts.
  func checkMotions(_ check: inout InvariantCheck) {
    for element in layout.observers.flatMap(\.detachedElements) {
      check.meet(dataElement: element)
    }
    for element in check.elements {
      for detached in element.facet(DetachedElements.self)?.list ?? [] {
        check.meet(dataElement: detached)
      }
    }
    checkMoving(&check)
    var waiting: [ObjectIdentifier: (listener: AnimationListener, count: Int)] = [:]
    func look(at attribute: AnyAttribute) {
      checkContradictions(of: attribute, &check)
      for listener in attribute.waitingListeners {
        waiting[ObjectIdentifier(listener), default: (listener, 0)].count += 1
      }
    }
    for element in check.elements { element.attributes.forEach(look) }
    for element in check.dataElements { element.attributes.forEach(look) }
    for (listener, count) in waiting.values {
      check.check(
        listener.pending == count,
        "a listener counts \(listener.pending) motions, and \(count) tell it")
      check.check(
        listener.isClosed || listener.isAttached, "a listener will never be notified: not closed")
    }
  }

  /// What is in the list of what moves is in the tree, and says so.
  func checkMoving(_ check: inout InvariantCheck) {
    for (index, moving) in motion.active.enumerated() {
      let attribute = moving.attribute
      check.check(
        attribute.activeIndex == index,
        "\(attribute.debugName) stands at \(index) of what moves, and says \(attribute.activeIndex)"
      )
      check.check(
        attribute.isDormant == (index >= motion.awakeCount),
        "\(attribute.debugName) is dormant and sampled in each frame, or neither")
      check.check(
        attribute.element === moving.element, "\(attribute.debugName) moves with another element")
      check.check(
        check.hasMet(moving.element),
        "\(attribute.debugName) moves, out of the tree"
      )
    }
  }

  /// A value is in the list of what moves, or shows what the code says.
  func checkContradictions(of attribute: AnyAttribute, _ check: inout InvariantCheck) {
    check.check(
      attribute.activeIndex < 0
        || attribute.activeIndex < motion.active.count
          && motion.active[attribute.activeIndex].attribute === attribute,
      "\(attribute.debugName) says that it moves, and is not in the list")
    for contradiction in attribute.contradictions {
      check.add("\(attribute.debugName) \(contradiction)")
    }
  }
}

extension AnyAttribute {
  /// The value for people who look for a fault.
  var debugName: String { "\(property) of \(element.debugName)" }
}
