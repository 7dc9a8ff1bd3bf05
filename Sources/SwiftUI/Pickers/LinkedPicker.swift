import SwiftUICore

/// The label and the selected option as a link to a screen with all options, which goes once one is
/// chosen.
struct LinkedPicker<Content: View, Label: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let label: Label

  @MainActor var body: some View {
    NavigationLink {
      LinkedOptions(choice: choice, content: content, title: label as? Text)
    } label: {
      LabelledRow(
        label: label,
        control: SelectedChoice(isSelected: choice.isSelected, content: content)
          .impliedForegroundStyle(Color.secondary))
    }
    .modifier(DimmedWhenDisabled())
  }
}

private struct LinkedOptions<Content: View>: UnnamedView {
  let choice: PickerChoice
  let content: Content
  let title: Text?
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    Form {
      InlinePicker(
        choice: choice.then { dismiss() }, content: content, label: EmptyView()
      )
      .labelsHidden()
      .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }
    .navigationTitle(title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}
