import SwiftUICore

/// A type that applies standard interaction behavior and a custom appearance to all buttons within
/// a view hierarchy.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of pressing the button.
  public let label: Label
  /// A Boolean that indicates whether the user is currently pressing the button.
  public let isPressed: Bool
}

/// A style of some type, as it goes through the environment.
@MainActor
class ButtonStyleBox {
  func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

private final class TypedButtonStyleBox<S: ButtonStyle>: ButtonStyleBox {
  let style: S
  init(_ style: S) { self.style = style }
  override func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(StyledButton(style: StyleProperty(style), configuration: configuration))
  }
}

private struct StyledButton<S: ButtonStyle>: UnnamedView {
  let style: StyleProperty<S>
  let configuration: ButtonStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox {
    MainActor.assumeIsolated { TypedButtonStyleBox(DefaultButtonStyle()) }
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
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, TypedButtonStyleBox(style))
  }
}

extension ButtonStyleConfiguration.Label: UnnamedView {}
