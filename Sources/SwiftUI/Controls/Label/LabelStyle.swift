import SwiftUICore

/// A type that applies a custom appearance to all labels within a view.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style makes of a label.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = LabelStyleConfiguration

  /// Creates a view that represents the body of a label.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// A type-erased title view of a label.
  @MainActor @preconcurrency
  public struct Title: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The title of the label.
    public var body: some View { content }
  }

  /// A type-erased icon view of a label.
  @MainActor @preconcurrency
  public struct Icon: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The icon of the label.
    public var body: some View { content }
  }

  /// A description of the labeled item.
  public let title: Title
  /// A symbolic representation of the labeled item.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: UnnamedView {}
extension LabelStyleConfiguration.Icon: UnnamedView {}
