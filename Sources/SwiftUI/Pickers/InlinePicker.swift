import SwiftUICore

/// The options among the views around them, the selected one with a check mark: in a list rows of
/// their own, elsewhere one below the other.
struct InlinePicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @Environment(\.isInListRow) private var isInListRow

  @MainActor var body: some View {
    if isInListRow {
      InlineRows(choice: choice, content: content, label: label)
    } else {
      InlineColumn(choice: choice, content: content, label: label)
    }
  }
}

/// The label and the options, each a row. The list does the rest, as the rows are its own.
private struct InlineRows<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Group {
      if !hidesLabels { label.foregroundStyle(.secondary) }
      content.rowTrait(RowChoiceKey.self, choice.enabled(isEnabled))
    }
    .modifier(DimmedWhenDisabled())
  }
}

private struct InlineColumn<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @State private var options = ChoiceOptions()
  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !hidesLabels {
        label.font(.footnote).foregroundStyle(.secondary).padding(.bottom, 4)
      }
      ChoiceLayout(axis: .vertical, extent: 44, options: options, isSelected: choice.isSelected) {
        ChoiceCheckmark()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
          // A check mark is there or is not; it does not travel.
          .transaction { $0.animation = nil }
      } content: {
        content
      }
      .contentShape(Rectangle())
      .gesture(
        SpatialTapGesture().onEnded { tap in
          if let tag = options.tag(at: tap.location) { choice.select(tag) }
        })
    }
    .modifier(DimmedWhenDisabled())
  }
}
