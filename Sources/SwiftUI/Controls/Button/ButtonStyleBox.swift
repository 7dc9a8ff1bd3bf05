import SwiftUICore

/// A style of some type, as it goes through the environment.
@MainActor
class ButtonStyleBox {
  func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

final class TypedButtonStyleBox<S: ButtonStyle>: ButtonStyleBox {
  let style: S
  init(_ style: S) { self.style = style }
  override func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PressableButton(style: StyleProperty(style), configuration: configuration))
  }
}

final class PrimitiveButtonStyleBox<S: PrimitiveButtonStyle>: ButtonStyleBox {
  let style: S
  init(_ style: S) { self.style = style }
  override func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PrimitiveButton(style: StyleProperty(style), configuration: configuration))
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox {
    MainActor.assumeIsolated { PrimitiveButtonStyleBox(DefaultButtonStyle()) }
  }
}

extension EnvironmentValues {
  var buttonStyleBox: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
