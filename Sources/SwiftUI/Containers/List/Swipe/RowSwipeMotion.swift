import SwiftUICore

/// How far a row is moved, and what that means.
struct RowSwipeMotion: Equatable {
  /// Towards the trailing edge, in points.
  var offset: CGFloat = 0
  /// Whether letting go performs the first action.
  var isArmed = false
  /// Whether anything of the actions is to be seen.
  var isEngaged = false

  /// How far the row is off an edge.
  func exposed(_ edge: HorizontalEdge) -> CGFloat { max(0, edge == .leading ? offset : -offset) }

  var edge: HorizontalEdge { offset > 0 ? .leading : .trailing }
}

/// Moves what it is written on, and lays nothing out.
struct SwipeDisplacement: UnnamedModifier {
  let motion: Binding<RowSwipeMotion>
  @MainActor func body(content: Content) -> some View {
    content.displaced(x: motion.wrappedValue.offset)
  }
}
