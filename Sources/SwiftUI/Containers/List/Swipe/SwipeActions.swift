import SwiftUICore

/// The actions at one edge of a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

enum SwipeActionsKey: RowTraitKey { typealias Value = SwipeActions }

extension View {
  /// Adds custom swipe actions to a row in a list.
  ///
  /// A row follows the finger and stays open beyond half of its buttons' width, or when it is
  /// flicked; it closes when anything else is touched. With swipe actions a row has no Delete button
  /// of `onDelete`.
  ///
  /// - Parameters:
  ///   - edge: the edge of the view to associate the swipe actions with.
  ///   - allowsFullSwipe: whether a swipe over more than half of the row performs the first action.
  ///   - content: buttons, the first at the edge. Their tint is their background: grey by default,
  ///     red for a destructive one. What a destructive button does is animated, and the row goes off
  ///     to the side.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    rowTrait(
      SwipeActionsKey.self,
      SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
  }
}

/// The actions of a row: those that were written, else those that follow from what can be done with
/// its element.
@MainActor
struct RowActions {
  var leading: SwipeActions?
  var trailing: SwipeActions?

  init(_ context: RowContext) {
    let written = context.traits(SwipeActionsKey.self)
    leading = written.first { $0.edge == .leading }
    trailing = written.first { $0.edge == .trailing }
    if written.isEmpty, let deletion = context.deletion {
      trailing = SwipeActions(
        edge: .trailing, allowsFullSwipe: true,
        content: AnyView(Button("Delete", role: .destructive) { deletion() }))
    }
  }

  subscript(_ edge: HorizontalEdge) -> SwipeActions? { edge == .leading ? leading : trailing }
  var isEmpty: Bool { leading == nil && trailing == nil }
}

/// A button among a row's actions.
@MainActor
struct SwipeAction {
  let role: ButtonRole?
  let trigger: @MainActor () -> Void
}

enum SwipeActionKey: RowTraitKey { typealias Value = SwipeAction }
