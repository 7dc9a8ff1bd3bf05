import SwiftUICore

/// A row over its actions. It follows the finger, and goes on by itself with the finger's velocity.
@MainActor
struct SwipeableRow<Content: View>: UnnamedView {
  let actions: RowActions
  let isEnabled: Bool
  let coordinator: SwipeCoordinator
  @ViewBuilder let content: Content

  @State private var motion = RowSwipeMotion()
  @State private var link = SwipeLink()
  /// Where the row was when the finger took hold.
  @State private var grip = SwipeGrip()

  @MainActor var body: some View {
    let _ = link.connect(mover)
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
        .onRowSwipe(isEnabled: isEnabled, allows: mover.allows, mover.follow)
        .modifier(SwipeFeedback(motion: $motion))
    }
  }

  @ViewBuilder private func track(_ edge: HorizontalEdge) -> some View {
    if let actions = actions[edge] {
      SwipeTrackView(actions: actions, motion: $motion, link: link)
    }
  }

  private var mover: SwipeMover {
    SwipeMover(
      actions: actions, coordinator: coordinator, grip: grip, position: $motion, link: link)
  }
}

/// A tick where the first action takes the room, and where it gives it back.
private struct SwipeFeedback: UnnamedModifier {
  let motion: Binding<RowSwipeMotion>

  @MainActor func body(content: Content) -> some View {
    content.sensoryFeedback(trigger: motion.wrappedValue.isArmed) { _, isArmed in
      motion.wrappedValue.isEngaged ? (isArmed ? .impact : .selection) : nil
    }
  }
}
