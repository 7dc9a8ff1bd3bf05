import SwiftUI

private struct ButtonPressModifier: ViewModifier {
  @State private var isPressed = false
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  func body(content: Content) -> some View {
    content
      .scaleEffect(isPressed ? 0.95 : 1)
      .animation(reduceMotion ? nil : .appFast, value: isPressed)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in isPressed = true }
          .onEnded { _ in isPressed = false }
      )
  }
}

extension View {
  fileprivate func buttonPressEffect() -> some View {
    modifier(ButtonPressModifier())
  }
}

extension Animation {
  fileprivate static let appFast = Animation.easeOut(duration: 0.15)
}

extension SpecificationBlock {
  /// Document 004, block 9.
  static let buttonPress = SpecificationBlock("buttonPress") { world in
    Capsule().frame(width: 120, height: 44).buttonPressEffect()
  }
}
