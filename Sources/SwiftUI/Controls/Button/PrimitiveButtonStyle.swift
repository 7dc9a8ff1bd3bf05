import SwiftUICore

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a
/// view hierarchy.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style makes of a button.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the button.
    public var body: some View { content }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of calling the button's action.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: UnnamedView {}

struct PrimitiveButton<S: PrimitiveButtonStyle>: UnnamedView {
  let style: StyleProperty<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @MainActor var body: some View {
    style.style.makeBody(configuration: configuration)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { configuration.trigger() }
  }
}
