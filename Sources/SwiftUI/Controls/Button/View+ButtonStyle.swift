import SwiftUICore

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

extension View {
  /// Sets the style for buttons within this view to a button style with a custom appearance and
  /// standard interaction behavior.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, TypedButtonStyleBox(style))
  }

  /// Sets the style for buttons within this view to a button style with a custom appearance and
  /// custom interaction behavior.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, PrimitiveButtonStyleBox(style))
  }
}
