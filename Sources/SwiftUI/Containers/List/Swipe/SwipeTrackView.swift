import SwiftUICore

/// The actions at one edge of a row, in the room that the row leaves when it is moved.
struct SwipeTrackView: UnnamedView {
  let actions: SwipeActions
  let motion: Binding<RowSwipeMotion>
  let link: SwipeLink

  @MainActor var body: some View {
    let motion = motion.wrappedValue
    let isSeen = motion.isEngaged && motion.exposed(actions.edge) > 0
    SwipeTrack(
      edge: actions.edge, exposed: motion.exposed(actions.edge), isArmed: motion.isArmed,
      minimumWidth: SwipeMetrics.buttonWidth, content: actions.content
    ) { [link, edge = actions.edge] layout in
      link.handle = layout.handle
      link.buttons[edge] = SwipeButtons(
        width: layout.width, rowWidth: layout.rowWidth,
        actions: layout.traits(SwipeActionKey.self))
    }
    .environment(\.buttonStyleBox, PrimitiveButtonStyleBox(SwipeButtonStyle()))
    .environment(\.swipeLink, link)
    .environment(\.swipeEdge, actions.edge)
    .environment(\.tint, nil)
    .environment(\.controlContext, .content)
    .opacity(motion.isEngaged ? 1 : 0)
    .allowsHitTesting(isSeen)
    .accessibilityHidden(!isSeen)
  }
}
