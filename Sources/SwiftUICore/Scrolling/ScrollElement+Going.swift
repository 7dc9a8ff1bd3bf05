import LegatoDisplay

/// Content that the code has go somewhere.
extension ScrollElement {
  /// Scrolls so that a part of the content comes to an anchor of the window; without one, just so
  /// far that it is seen.
  func scroll(toShow rect: CGRect, anchor: UnitPoint?, _ transaction: Transaction) {
    var place = offset.target
    func coordinate(_ from: Double, _ to: Double, _ length: Double, _ now: Double, _ part: Double?)
      -> Double
    {
      if let part { return from - part * (length - (to - from)) }
      if from < now { return from }
      return to > now + length ? min(from, to - length) : now
    }
    let anchor = anchor.map { sanitized($0.mirrored(isRightToLeft), "scrollTo") }
    // What is in the margins is not seen in full.
    let left = isRightToLeft ? margins.trailing : margins.leading
    let (width, height) = (
      size.width - margins.leading - margins.trailing, size.height - margins.top - margins.bottom
    )
    place.x =
      coordinate(rect.minX, rect.maxX, width, place.x + left, anchor.map { Double($0.x) }) - left
    place.y =
      coordinate(rect.minY, rect.maxY, height, place.y + margins.top, anchor.map { Double($0.y) })
      - margins.top
    scroll(to: clamped(place), transaction)
  }

  func scroll(to place: Point, _ transaction: Transaction) {
    var transaction = transaction
    if transaction.animation != nil, place != offset.target {
      let listener = AnimationListener(criteria: .removed) { [weak self] in
        guard let self, self.node.isMounted, self.phase == .animating, !self.offset.isMoving else {
          return
        }
        self.prepare()
        self.enter(.idle)
      }
      transaction.listeners.append(listener)
      graph.closeAfterUpdate(listener)
      enter(.animating)
    }
    departure = (offset.shown, graph.now)
    offset.set(place, transaction)
    if offset.isMoving { onMotion() }
    prepare()
  }

  /// Content has come before what is seen, or has gone there: the same part of it is seen as before,
  /// and whatever moves it goes on.
  func shift(by distance: Double, along axis: Axis) {
    let change = axis == .horizontal ? Point(distance, 0) : Point(0, distance)
    func moved(_ place: Point) -> Point { Point(place.x + change.x, place.y + change.y) }
    prepared = (moved(prepared.from), moved(prepared.to))
    departure.place = moved(departure.place)
    if isDragged {
      dragShift = moved(dragShift)
      offset.set(moved(offset.shown), Transaction())
    } else if offset.gliding != nil {
      offset.shift(by: change)
    } else {
      offset.rebase(by: change)
    }
    setNeedsRecord()
  }

  /// The content has no longer as much room as it had.
  func returnToBounds() {
    guard isMounted, !isDragged, offset.gliding == nil else { return }
    let place = clamped(offset.target)
    if place != offset.target { scroll(to: place, graph.transaction(for: node.childScope)) }
  }

  /// Goes where a position says.
  func go(
    to destination: ScrollPosition.Destination, anchor: UnitPoint?, _ transaction: Transaction
  ) {
    var target = offset.target
    switch destination {
    case .view(let id, let own):
      node.scroll(to: id.value, own ?? anchor)
      return
    case .edge(let edge):
      let (x, y) = (bounds(.horizontal), bounds(.vertical))
      switch edge {
      case .top: target.y = y.lowerBound
      case .bottom: target.y = y.upperBound
      case .leading: target.x = isRightToLeft ? x.upperBound : x.lowerBound
      case .trailing: target.x = isRightToLeft ? x.lowerBound : x.upperBound
      }
    case .point(let x, let y):
      if let x { target.x = sanitized(x, "scrollPosition") }
      if let y { target.y = sanitized(y, "scrollPosition") }
    }
    scroll(to: clamped(target), transaction)
  }
}
