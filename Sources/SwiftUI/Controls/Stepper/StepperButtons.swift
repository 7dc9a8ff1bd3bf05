import SwiftUICore

/// Minus and plus, side by side on one border: 94 × 32 points.
@MainActor
struct StepperButtons: UnnamedView {
  let value: String?
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.systemLook.pill.stepperRadius) private var radius

  @MainActor var body: some View {
    HStack(spacing: 0) {
      half("minus", decrement, label: "Decrement")
      Color(.system(.separator)).frame(width: 1, height: 18)
      half("plus", increment, label: "Increment")
    }
    .frame(width: 94, height: 32)
    .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: radius))
    .modifier(FitsInRow(overlap: ControlMetrics.rowOverlap))
  }

  private func half(_ symbol: String, _ action: (() -> Void)?, label: String) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(StepperLook())
    .disabled(action == nil)
    .accessibilityLabel(label)
    .accessibilityValue(value ?? "")
  }
}

private struct StepperLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook.pill.stepperRadius) private var radius

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(Color.primary.opacity(isEnabled ? 1 : 0.3))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color(.system(.fill)).opacity(configuration.isPressed ? 1 : 0),
        in: RoundedRectangle(cornerRadius: radius)
      )
      .contentShape(Rectangle())
  }
}
