import SwiftUICore

/// Calls the style with every press.
struct PressableButton<S: ButtonStyle>: UnnamedView {
  let style: StyleProperty<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  @MainActor var body: some View {
    StyledButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .onPress { event in
      switch event {
      case .began: isPressed = true
      case .moved(let isInside): isPressed = isInside
      case .cancelled: isPressed = false
      case .ended(let isInside):
        if isInside { configuration.trigger() }
        // An update of its own: what the action animates is not what the release looks like.
        withTransaction(Transaction()) { isPressed = false }
      }
    }
  }
}

private struct StyledButton<S: ButtonStyle>: UnnamedView {
  let style: StyleProperty<S>
  let configuration: ButtonStyleConfiguration
  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}
