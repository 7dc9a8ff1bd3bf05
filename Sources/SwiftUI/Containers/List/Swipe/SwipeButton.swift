import SwiftUICore

/// How the buttons among a row's actions look.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration)
  }
}

@MainActor
private struct SwipeButton: UnnamedView {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.tint) private var tint
  @Environment(\.swipeLink) private var link
  @Environment(\.swipeEdge) private var edge

  private var action: SwipeAction {
    SwipeAction(role: configuration.role, trigger: { configuration.trigger() })
  }

  private var fill: Color { tint ?? (configuration.role == .destructive ? .red : .gray) }

  @MainActor var body: some View {
    configuration.label
      .labelStyle(SwipeLabelStyle())
      .font(.subheadline)
      .foregroundStyle(.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, SwipeMetrics.buttonPadding)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .opacity(isPressed ? SwipeMetrics.pressedOpacity : 1)
      .background { fill }
      .clipped()
      .onPress { event in
        switch event {
        case .began: isPressed = true
        case .moved(let isInside): isPressed = isInside
        case .cancelled: isPressed = false
        case .ended(let isInside):
          isPressed = false
          if isInside { link?.perform(action, edge) }
        }
      }
      .rowTrait(SwipeActionKey.self, action)
  }
}

/// An icon where there is one.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(.iconOnly).font(.title3)
  }
}
