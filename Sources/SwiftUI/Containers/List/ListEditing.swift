import SwiftUICore

enum RowDeleteKey: RowTraitKey { typealias Value = ((IndexSet) -> Void)? }
enum RowMoveKey: RowTraitKey { typealias Value = ((IndexSet, Int) -> Void)? }
enum RowDeleteDisabledKey: RowTraitKey { typealias Value = Bool }
enum RowMoveDisabledKey: RowTraitKey { typealias Value = Bool }

extension DynamicViewContent {
  /// Sets the deletion action for the dynamic view.
  ///
  /// A row of a list can be deleted by a swipe, unless it has swipe actions of its own, and in edit
  /// mode. The action is handed the offset of the row's element in the data.
  ///
  /// - Parameter action: removes the elements at the given offsets from the data; without one rows
  ///   cannot be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    loopTrait(RowDeleteKey.self, action)
  }

  /// Sets the move action for the dynamic view: rows of a list can be moved in edit mode.
  ///
  /// - Parameter action: is handed the offsets of the elements and the one before which they are put,
  ///   as `move(fromOffsets:toOffset:)` takes them; without one rows cannot be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    loopTrait(RowMoveKey.self, action)
  }
}

extension View {
  /// Adds a condition for whether the view's view hierarchy is deletable.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(RowDeleteDisabledKey.self, isDisabled)
  }

  /// Adds a condition for whether the view's view hierarchy is movable.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(RowMoveDisabledKey.self, isDisabled)
  }
}

extension RowContext {
  /// Deletes the row's element; `nil` where it cannot be deleted.
  var deletion: (() -> Void)? {
    guard trait(RowDeleteDisabledKey.self) != true,
      let (action, offset) = loopTrait(RowDeleteKey.self),
      let action
    else { return nil }
    return { if let offset = offset() { action(IndexSet(integer: offset)) } }
  }

  /// Moves the row's element by a number of places, towards the end where it is positive; `nil`
  /// where it cannot be moved.
  var relocation: ((Int) -> Void)? {
    guard trait(RowMoveDisabledKey.self) != true, let (action, offset) = loopTrait(RowMoveKey.self),
      let action
    else { return nil }
    return { distance in
      guard distance != 0, let offset = offset() else { return }
      action(IndexSet(integer: offset), max(0, offset + distance + (distance > 0 ? 1 : 0)))
    }
  }
}

/// A button that toggles the edit mode environment value.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates an Edit button instance.
  public init() {}

  /// A button that says “Edit”, or “Done” while the edit mode is active.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation(ListMetrics.editing) {
        editMode?.wrappedValue = isEditing ? .inactive : .active
      }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
