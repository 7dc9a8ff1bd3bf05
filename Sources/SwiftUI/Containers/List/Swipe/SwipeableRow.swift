import SwiftUICore

/// A row over its actions. It follows the finger, and goes on by itself with the finger's velocity.
struct SwipeableRow<Content: View>: UnnamedView {
  let actions: RowActions
  let isEnabled: Bool
  let coordinator: SwipeCoordinator
  @ViewBuilder let content: Content

  @State private var motion = SwipeMotion()
  @State private var link = SwipeLink()
  /// Where the row was when the finger took hold.
  @State private var grip = SwipeGrip()

  var body: some View {
    let _ = connect()
    if actions.isEmpty {
      content.environment(\.swipeLink, nil)
    } else {
      content
        .accessibilityActions {
          actions.leading?.content
          actions.trailing?.content
        }
        .environment(\.swipeLink, link)
        .modifier(SwipeDisplacement(motion: $motion))
        .background { track(.leading) }
        .background { track(.trailing) }
        .onRowSwipe(isEnabled: isEnabled, allows: allows, follow)
        .modifier(SwipeFeedback(motion: $motion))
    }
  }

  @ViewBuilder private func track(_ edge: HorizontalEdge) -> some View {
    if let actions = actions[edge] {
      SwipeTrackView(actions: actions, motion: $motion, link: link)
    }
  }

  private func connect() {
    link.close = { settle(0) }
    link.reveal = { edge in
      motion.isEngaged = true
      coordinator.open(link)
      settle(edge == .leading ? link.width(edge) : -link.width(edge))
    }
    link.perform = perform
    link.isOpen = { motion.offset != 0 }
    link.hasAction = { point in
      guard let place = link.handle?.locate(point), let width = link.handle?.width else {
        return false
      }
      return motion.offset > 0 ? place.x < motion.offset : place.x > width + motion.offset
    }
  }

  // MARK: The finger

  private func allows(towardsTrailing: Bool) -> Bool {
    if motion.offset != 0 { return true }
    return (towardsTrailing ? actions.leading : actions.trailing) != nil
  }

  private func follow(_ event: RowSwipeEvent) {
    switch event {
    case .began(let handle):
      link.handle = handle
      grip.offset = motion.offset
      motion.isEngaged = true
      coordinator.open(link)
    case .moved(let distance): move(to: grip.offset + distance)
    case .ended(let velocity): letGo(velocity)
    }
  }

  private func move(to place: CGFloat) {
    let edge: HorizontalEdge = place > 0 ? .leading : .trailing
    var next = motion
    next.offset = (place < 0 ? -1 : 1) * followed(abs(place), edge)
    motion = next
    let reach = SwipeMetrics.fullSwipePart * (link.handle?.width ?? .infinity)
    next.isArmed = actions[edge]?.allowsFullSwipe == true && abs(place) >= reach
    if next.isArmed != motion.isArmed {
      withAnimation(SwipeMetrics.arming) { motion = next }
    }
  }

  /// How far a row follows a finger: as far as that has gone, but beyond its buttons only where the
  /// first action may take the room.
  private func followed(_ distance: CGFloat, _ edge: HorizontalEdge) -> CGFloat {
    guard let side = actions[edge] else { return banded(distance) }
    let width = link.width(edge)
    if side.allowsFullSwipe || distance <= width { return distance }
    return width + banded(distance - width)
  }

  private func banded(_ distance: CGFloat) -> CGFloat {
    let width = max(link.handle?.width ?? 0, 1)
    return (1 - 1 / (distance * SwipeMetrics.give / width + 1)) * width * 0.3
  }

  private func letGo(_ velocity: CGFloat) {
    let edge = motion.edge
    let (width, exposed) = (link.width(edge), motion.exposed(edge))
    let outward = edge == .leading ? velocity : -velocity
    if motion.isArmed, let action = link.buttons[edge]?.actions.first {
      return perform(action, edge)
    }
    let opens =
      abs(outward) > SwipeMetrics.flick
      ? outward > 0 : exposed > SwipeMetrics.openingPart * width
    settle(opens && width > 0 ? (edge == .leading ? width : -width) : 0)
  }

  // MARK: By itself

  private func settle(_ offset: CGFloat) {
    if offset == 0 { coordinator.closed(link) }
    guard motion.isEngaged else { return }
    withAnimation(SwipeMetrics.settling, completionCriteria: .removed) {
      motion = SwipeMotion(offset: offset, isArmed: false, isEngaged: true)
    } completion: {
      if motion.offset == 0, motion.isEngaged { motion.isEngaged = false }
    }
  }

  private func perform(_ action: SwipeAction, _ edge: HorizontalEdge) {
    guard action.role == .destructive else {
      settle(0)
      return action.trigger()
    }
    let width = link.buttons[edge]?.rowWidth ?? 0
    coordinator.closed(link)
    withAnimation(ListMetrics.removal, completionCriteria: .removed) {
      motion = SwipeMotion(
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

/// A tick where the first action takes the room, and where it gives it back.
private struct SwipeFeedback: ViewModifier, UnnamedModifier {
  let motion: Binding<SwipeMotion>

  func body(content: Content) -> some View {
    content.sensoryFeedback(trigger: motion.wrappedValue.isArmed) { _, isArmed in
      motion.wrappedValue.isEngaged ? (isArmed ? .impact : .selection) : nil
    }
  }
}
