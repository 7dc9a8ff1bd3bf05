import SwiftUICore

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The labels visibility set by `labelsVisibility(_:)` and `labelsHidden()`.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  var hidesLabels: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Hides the labels of any controls contained within this view. They are still spoken.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Controls the visibility of labels of any controls contained within this view. Those that are hidden are still spoken.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// A control's label beside the control: leading, the control trailing.
struct LabelledRow<Label: View, Control: View>: UnnamedView {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    if hidesLabels {
      // What is not seen is told all the same.
      control.background { label.frame(width: 0, height: 0).opacity(0.001) }
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: ControlMetrics.labelSpacing)
        control
      }
    }
  }
}
