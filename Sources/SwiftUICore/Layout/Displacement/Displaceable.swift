import LegatoDisplay

/// An element whose placement does nothing but to set its frame and to place what it holds: where its container
/// moves it as it is, it may follow later. One of many children keeps where they are, and does not.
@MainActor
protocol Displaceable: Element {}

extension Element {
  /// Whether the element and all that it holds may follow its container later.
  final func isDisplaceable(in scope: TransactionScope?) -> Bool {
    isOfDisplaceableKind && !isBarrier && !isRemoving && !isExitingPlace
      && presenceTransition == nil && childChanges == nil && node.childScope === scope
      && (!drawsLayer || culling != nil || showsInPlace)
      && children.allSatisfy { $0.isDisplaceable(in: scope) }
  }

  private var isOfDisplaceableKind: Bool {
    ElementKinds.displaceable.answer(for: type(of: self)) { self is any Displaceable }
  }

  /// How far the layers of the element and of what it holds may draw beyond a frame, in points, now and while they
  /// move with `animation` once more; `nil` where that is not known, or something cannot follow later.
  final func overflow(
    beyond frame: CGRect, in scope: TransactionScope?, under animation: Animation?
  ) -> Double? {
    guard isDisplaceable(in: scope) else { return nil }
    return overflow(beyond: frame, under: animation)
  }

  private func overflow(beyond frame: CGRect, under animation: Animation?) -> Double? {
    var overflow = 0.0
    if let culling {
      guard let bounds = culling.restingBounds, let reach = culling.reach,
        movingCount == 0 || isMoving(with: animation)
      else { return nil }
      overflow =
        reach
        + max(
          frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX,
          bounds.maxY - frame.maxY, 0)
    } else if movingCount > 0 {
      return nil
    }
    for child in children {
      guard let inner = child.overflow(beyond: frame, under: animation) else { return nil }
      overflow = max(overflow, inner)
    }
    return overflow
  }

  /// Whether all that moves in the element itself moves with `animation`.
  private func isMoving(with animation: Animation?) -> Bool {
    guard let animation else { return false }
    return attributes.allSatisfy { !$0.isMoving || $0.animation == animation }
  }

  /// Samples the moving values of the element and of what it holds at this time; those that were to end until now
  /// have ended.
  final func synchronizeMotions() {
    for attribute in attributes {
      attribute.endIfOver()
      attribute.sampleNow()
    }
    for child in children { child.synchronizeMotions() }
  }
}
