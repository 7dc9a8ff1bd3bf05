import SwiftUICore

/// The options as rows of the menu that they stand in, the selected one with a check mark.
struct MenuOptions<Content: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  @State private var options = ChoiceOptions()
  @Environment(\.menuSession) private var session
  @Environment(\.menuDismissBehavior) private var behavior
  @Environment(\.systemLook.menu) private var measures
  @ScaledMetric private var scale = 1.0

  /// Where words stand: behind the check mark.
  private var wordsInset: CGFloat {
    measures.inset + (measures.column > 0 ? measures.column * max(1, scale) : 28)
  }

  @MainActor var body: some View {
    ChoiceLayout(
      axis: .vertical, extent: measures.rowHeight, options: options, isSelected: choice.isSelected
    ) {
      Image(systemName: "checkmark")
        .font(.body.weight(.semibold))
        .frame(width: measures.column > 0 ? MenuMeasures.iconWidth * max(1, scale) : nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(.leading, measures.inset)
        .accessibilityHidden(true)
        .transaction { $0.animation = nil }
    } content: {
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, wordsInset)
        .padding(.trailing, measures.inset)
        .padding(.vertical, measures.rowPadding)
        .environment(\.menuIconsTrail, true)
        .labelStyle(MenuLabelStyle())
    }
    .background(measures.ground)
    .preference(key: MenuIconKey.self, value: true)
    .contentShape(Rectangle())
    .gesture(
      SpatialTapGesture().onEnded { tap in
        guard let tag = options.tag(at: tap.location) else { return }
        if behavior != .disabled { session?.close() }
        choice.select(tag)
      })
  }
}

/// The selected option as a button that opens a menu of all; in the row of a list at its trailing
/// edge, with the label at the leading one.
@MainActor
struct MenuPicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.controlContext) private var context
  @Environment(\.dynamicTypeSize) private var textSize

  @MainActor var body: some View {
    if isInListRow, !hidesLabels {
      MenuOpener(
        label: row, content: MenuOptions(choice: choice, content: content), primaryAction: nil
      )
      .modifier(DimmedWhenDisabled())
    } else {
      // As much room as a button with a border has, but in a bar.
      MenuOpener(
        label: value.padding(
          context == .bar ? EdgeInsets() : EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)),
        content: MenuOptions(choice: choice, content: content), primaryAction: nil
      )
      .modifier(DimmedWhenDisabled())
      .background { label.frame(width: 0, height: 0).accessibilityHidden(true).opacity(0.001) }
    }
  }

  private var value: some View {
    HStack(spacing: 5.2) {
      // An icon stands close to its title, and is large.
      SelectedChoice(isSelected: choice.isSelected, content: content)
        .transformEnvironment(\.controlContext) { if $0 == .listRow { $0 = .content } }
        .environment(\.iconToTitleSpacing, 4)
        .imageScale(.large)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
    }
  }

  @ViewBuilder private var row: some View {
    let label = label.foregroundStyle(Color.primary)
    let value = value.foregroundStyle(Color.secondary).padding(.trailing, 1.2)
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      LabelledRow(label: label, control: value)
    }
  }
}
