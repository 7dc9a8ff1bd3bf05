import SwiftUICore

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of any controls contained within this view. They are still spoken.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A control's label beside the control: leading, the control trailing.
struct LabelledRow<Label: View, Control: View>: UnnamedView {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
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
