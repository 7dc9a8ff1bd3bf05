import SwiftUICore

/// A style of some type, as it goes through the environment.
@MainActor
class ButtonStyleBox: ComparedByContent {
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }

  func isSame(as other: AnyObject) -> Bool { self === other }
}

final class TypedButtonStyleBox<S: ButtonStyle>: ButtonStyleBox {
  // Read on the main actor alone.
  nonisolated(unsafe) let style: S
  nonisolated init(_ style: S) { self.style = style }
  override func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PressableButton(style: StyleProperty(style), configuration: configuration))
  }
  override func isSame(as other: AnyObject) -> Bool {
    (other as? TypedButtonStyleBox<S>).map { ViewEquality.areEqual(style, $0.style) } ?? false
  }
}

final class PrimitiveButtonStyleBox<S: PrimitiveButtonStyle>: ButtonStyleBox {
  // Read on the main actor alone.
  nonisolated(unsafe) let style: S
  nonisolated init(_ style: S) { self.style = style }
  override func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PrimitiveButton(style: StyleProperty(style), configuration: configuration))
  }
  override func isSame(as other: AnyObject) -> Bool {
    (other as? PrimitiveButtonStyleBox<S>).map { ViewEquality.areEqual(style, $0.style) } ?? false
  }
}
