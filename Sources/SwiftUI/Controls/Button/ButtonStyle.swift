import SwiftUICore

/// A type that applies standard interaction behavior and a custom appearance to all buttons within
/// a view hierarchy.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes of a button.
  associatedtype Body: View
  /// The properties that the style makes its view from.
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
    /// The label of the button.
    public var body: some View { content }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of pressing the button.
  public let label: Label
  /// A Boolean that indicates whether the user is currently pressing the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: UnnamedView {}
