import SwiftUICore

/// A row's content with what stands beside it: a count, and in edit mode the marks by which it is
/// selected, deleted and moved.
@MainActor
struct EditableRow: UnnamedView {
  let context: RowContext
  let setup: ListSetup
  let isEditing: Bool
  let isSelected: Bool
  @Environment(\.swipeLink) private var swipe

  private var badge: Text? {
    context.trait(RowLinkKey.self) == true ? nil : context.trait(RowBadgeKey.self) ?? nil
  }
  private var selects: Bool { isEditing && setup.selection?.isMultiple == true }

  @MainActor var body: some View {
    let (deletion, relocation) = (context.deletion, context.relocation)
    if badge == nil, deletion == nil, relocation == nil, setup.selection?.isMultiple != true {
      RowOption(context: context)
    } else {
      HStack(spacing: 0) {
        if selects {
          SelectionMark(isSelected: isSelected).transition(.rowMark(.leading))
        } else if isEditing, deletion != nil {
          Button {
            swipe?.reveal(.trailing)
          } label: {
            Image(systemName: "minus.circle.fill").font(.title2)
              .foregroundStyle(Color.white, Color.red)
          }
          .buttonStyle(.borderless)
          .tint(.red)
          .foregroundStyle(.red)
          .padding(.trailing, 12)
          .accessibilityLabel("Remove")
          .transition(.rowMark(.leading))
        }
        RowOption(context: context)
        if badge != nil || isEditing && relocation != nil { Spacer(minLength: 8) }
        if let badge { badge.impliedForegroundStyle(.secondary) }
        if isEditing, let relocation {
          ReorderHandle(move: relocation).transition(.rowMark(.trailing))
        }
      }
    }
  }
}

/// A row's content; of an option of a picker with the mark of the one that is selected.
private struct RowOption: UnnamedView {
  let context: RowContext

  @MainActor var body: some View {
    if context.trait(RowChoiceKey.self) == nil {
      context.content
    } else {
      HStack(spacing: 0) {
        context.content
        Spacer(minLength: 8)
        if context.isChosen {
          // A check mark is there or is not.
          ChoiceCheckmark().transition(.identity)
        }
      }
    }
  }
}

extension RowContext {
  /// The row is the option of a picker that is selected.
  var isChosen: Bool {
    guard let tag, let choice = trait(RowChoiceKey.self) else { return false }
    return choice.isSelected(tag)
  }
}

/// Whether a row is among those selected.
private struct SelectionMark: UnnamedView {
  let isSelected: Bool

  @MainActor var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .font(.title2)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .padding(.trailing, 12)
      .accessibilityHidden(true)
  }
}

/// What a row is moved by in edit mode: it goes to the place of the row that the finger is over.
private struct ReorderHandle: UnnamedView {
  let move: (Int) -> Void
  @Environment(\.systemLook.list.rowHeight) private var rowHeight
  /// The places that it has been moved already.
  @State private var moved = 0

  @MainActor var body: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(.tertiary)
      .padding(.leading, 12)
      .frame(minHeight: 22)
      .contentShape(Rectangle())
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let places = Int((drag.translation.height / rowHeight).rounded())
            guard places != moved else { return }
            let step = places - moved
            moved = places
            withAnimation(ListMetrics.editing) { move(step) }
          }
          .onEnded { _ in moved = 0 }
      )
      .accessibilityLabel("Reorder")
  }
}

extension AnyTransition {
  /// How the marks of edit mode come and go.
  static func rowMark(_ edge: Edge) -> AnyTransition { .move(edge: edge).combined(with: .opacity) }
}
