import SwiftUICore

/// Says to a list that a row is an option.
enum RowChoiceKey: RowTraitKey { typealias Value = PickerChoice }

/// What stands beside the option that is selected.
struct ChoiceCheckmark: UnnamedView {
  @MainActor var body: some View {
    Image(systemName: "checkmark")
      .font(.body.weight(.semibold))
      .foregroundStyle(.tint)
      .accessibilityHidden(true)
  }
}
