import SwiftUICore

/// Moves a row: with the finger, and by itself.
///
/// The row's link keeps it, so it does not keep the link: it knows what it needs of the row, and
/// nothing of the row's content.
@MainActor
struct SwipeMover {
  let actions: RowActions
  let coordinator: SwipeCoordinator
  let grip: SwipeGrip
  let position: Binding<RowSwipeMotion>
  private(set) weak var link: SwipeLink?

  private var motion: RowSwipeMotion {
    get { position.wrappedValue }
    nonmutating set { position.wrappedValue = newValue }
  }

  private func width(_ edge: HorizontalEdge) -> CGFloat { link?.width(edge) ?? 0 }

  /// Opens the row, so that its actions at an edge are seen.
  func reveal(_ edge: HorizontalEdge) {
    motion.isEngaged = true
    link.map(coordinator.open)
    settle(edge == .leading ? width(edge) : -width(edge))
  }

  var isOpen: Bool { motion.offset != 0 }

  /// Whether one of the actions is at a point of the surface.
  func hasAction(at point: CGPoint) -> Bool {
    guard let place = link?.handle?.locate(point), let width = link?.handle?.width else {
      return false
    }
    return motion.offset > 0 ? place.x < motion.offset : place.x > width + motion.offset
  }

  // MARK: The finger

  func allows(towardsTrailing: Bool) -> Bool {
    if motion.offset != 0 { return true }
    return (towardsTrailing ? actions.leading : actions.trailing) != nil
  }

  func follow(_ event: RowSwipeEvent) {
    switch event {
    case .began(let handle):
      link?.handle = handle
      grip.offset = motion.offset
      motion.isEngaged = true
      link.map(coordinator.open)
    case .moved(let distance): move(to: grip.offset + distance)
    case .ended(let velocity): letGo(velocity)
    }
  }

  private func move(to place: CGFloat) {
    let edge: HorizontalEdge = place > 0 ? .leading : .trailing
    var next = motion
    next.offset = (place < 0 ? -1 : 1) * followed(abs(place), edge)
    motion = next
    let reach = SwipeMetrics.fullSwipePart * (link?.handle?.width ?? .infinity)
    next.isArmed = actions[edge]?.allowsFullSwipe == true && abs(place) >= reach
    if next.isArmed != motion.isArmed {
      withAnimation(SwipeMetrics.arming) { motion = next }
    }
  }

  /// How far a row follows a finger: as far as that has gone, but beyond its buttons only where the
  /// first action may take the room.
  private func followed(_ distance: CGFloat, _ edge: HorizontalEdge) -> CGFloat {
    guard let side = actions[edge] else { return banded(distance) }
    let width = width(edge)
    if side.allowsFullSwipe || distance <= width { return distance }
    return width + banded(distance - width)
  }

  private func banded(_ distance: CGFloat) -> CGFloat {
    let width = max(link?.handle?.width ?? 0, 1)
    return (1 - 1 / (distance * SwipeMetrics.give / width + 1)) * width * 0.3
  }

  private func letGo(_ velocity: CGFloat) {
    let edge = motion.edge
    let (width, exposed) = (width(edge), motion.exposed(edge))
    let outward = edge == .leading ? velocity : -velocity
    if motion.isArmed, let action = link?.buttons[edge]?.actions.first {
      return perform(action, edge)
    }
    let opens =
      abs(outward) > SwipeMetrics.flick
      ? outward > 0 : exposed > SwipeMetrics.openingPart * width
    settle(opens && width > 0 ? (edge == .leading ? width : -width) : 0)
  }

  // MARK: By itself

  func settle(_ offset: CGFloat) {
    if offset == 0 { link.map(coordinator.closed) }
    guard motion.isEngaged else { return }
    withAnimation(SwipeMetrics.settling, completionCriteria: .removed) {
      motion = RowSwipeMotion(offset: offset, isArmed: false, isEngaged: true)
    } completion: {
      if motion.offset == 0, motion.isEngaged { motion.isEngaged = false }
    }
  }

  func perform(_ action: SwipeAction, _ edge: HorizontalEdge) {
    guard action.role == .destructive else {
      settle(0)
      return action.trigger()
    }
    let width = link?.buttons[edge]?.rowWidth ?? 0
    link.map(coordinator.closed)
    withAnimation(ListMetrics.removal, completionCriteria: .removed) {
      motion = RowSwipeMotion(
        offset: edge == .leading ? width : -width, isArmed: true, isEngaged: true)
      action.trigger()
    } completion: {
      // Where the row is still there it comes back.
      settle(0)
    }
  }
}

/// What belongs to a finger, and shows nothing.
final class SwipeGrip {
  var offset: CGFloat = 0
}
