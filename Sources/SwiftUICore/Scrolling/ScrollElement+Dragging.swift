import LegatoDisplay

/// Content under a finger, and after a finger has let go of it.
extension ScrollElement {
  /// Whether the content is seen moving: it slides, or is further than a point from where it goes.
  var isSliding: Bool {
    guard offset.isMoving else { return false }
    let (shown, target) = (offset.shown, offset.target)
    return offset.gliding != nil || hypot(target.x - shown.x, target.y - shown.y) > 1
  }

  /// A finger holds the content; answers where it would be if the band did not give way.
  func hold() -> Point {
    graph.transaction = Transaction()
    offset.stop()
    isDragged = true
    dragShift = .zero
    gripTarget = ScrollTarget(rect: window)
    enter(.interacting)
    prepare()
    for indicator in indicators { indicator.appear() }
    let shown = offset.shown
    return Point(
      unbanded(shown.x, .horizontal), unbanded(shown.y, .vertical))
  }

  /// A finger has dragged the content to a place, which may be beyond its ends.
  func drag(to place: Point) {
    // What follows the content belongs to this event, not to the update that was last.
    graph.transaction = Transaction()
    offset.set(
      Point(
        banded(place.x + dragShift.x, .horizontal), banded(place.y + dragShift.y, .vertical)),
      Transaction())
    if axes.contains(.vertical) { refresh?.control.pull(-offset.shown.y, self) }
    prepare()
  }

  /// The finger lets go, with a velocity of the content in points a second.
  func letGo(velocity: Point) {
    graph.transaction = Transaction()
    isDragged = false
    let shown = offset.shown
    let grid = 1 / graph.displayList.scale
    func course(_ position: Double, _ velocity: Double, _ axis: Axis) -> ScrollCourse {
      ScrollCourse(
        position: position, velocity: axes.contains(axis.set) ? velocity : 0, bounds: bounds(axis),
        grid: grid)
    }
    var x = course(shown.x, velocity.x, .horizontal)
    var y = course(shown.y, velocity.y, .vertical)
    if let wanted = aligned(Point(x.target, y.target), velocity) {
      if wanted.x != x.target {
        x = ScrollCourse(position: shown.x, velocity: velocity.x, target: wanted.x)
      }
      if wanted.y != y.target {
        y = ScrollCourse(position: shown.y, velocity: velocity.y, target: wanted.y)
      }
    }
    enter(.decelerating)
    departure = (shown, graph.now)
    offset.letGo(x, y) { [weak self] in self?.didComeToRest() }
    if offset.isMoving { onMotion() }
    prepare()
  }

  /// Where a behavior has the content come to rest.
  private func aligned(_ place: Point, _ velocity: Point) -> Point? {
    guard let behavior = setup.behavior?.behavior, let gripTarget else { return nil }
    var target = ScrollTarget(
      rect: CGRect(x: place.x, y: place.y, width: size.width, height: size.height))
    let context = ScrollTargetBehaviorContext(
      originalTarget: gripTarget, velocity: CGVector(dx: velocity.x, dy: velocity.y),
      contentSize: contentSize, containerSize: size, axes: axes, environment: environment,
      targets: { [margins, targetLayout, isRightToLeft] axis in
        let margin =
          axis == .vertical ? margins.top : isRightToLeft ? margins.trailing : margins.leading
        return (targetLayout?.ranges(axis) ?? []).map {
          $0.lowerBound - margin...$0.upperBound - margin
        }
      })
    behavior.updateTarget(&target, context: context)
    let (x, y) = (target.rect.minX, target.rect.minY)
    guard x.isFinite, y.isFinite else {
      graph.report("scrollTargetBehavior: the target is not finite; it is left out.", at: node)
      return nil
    }
    let anchor = target.anchor.map { sanitized($0, "scrollTargetBehavior") } ?? .topLeading
    return clamped(
      Point(
        x - anchor.x * (size.width - target.rect.width),
        y - anchor.y * (size.height - target.rect.height)))
  }

  /// What slides is somewhere at once, and rests.
  func settle(at place: Point) {
    offset.stop()
    offset.set(place, Transaction())
    didComeToRest()
  }

  private func didComeToRest() {
    for indicator in indicators { indicator.disappear() }
    // Whoever keeps the position is told where it is before the scrolling is over.
    prepare()
    enter(.idle)
  }

  private func bounces(_ axis: Axis) -> Bool {
    let environment = environment
    let behavior =
      axis == .vertical
      ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
    return behavior != .basedOnSize || contentSize[axis] > size[axis]
  }

  private func banded(_ place: Double, _ axis: Axis) -> Double {
    guard axes.contains(axis.set) else { return 0 }
    let range = bounds(axis)
    let end = min(max(place, range.lowerBound), range.upperBound)
    guard bounces(axis) else { return end }
    let shown = RubberBand.presented(abs(place - end), length: size[axis])
    return end + (place < end ? -shown : shown)
  }

  private func unbanded(_ shown: Double, _ axis: Axis) -> Double {
    let range = bounds(axis)
    let end = min(max(shown, range.lowerBound), range.upperBound)
    let dragged = RubberBand.dragged(abs(shown - end), length: size[axis])
    return end + (shown < end ? -dragged : dragged)
  }
}
