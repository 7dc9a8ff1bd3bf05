import SwiftUICore

/// The appearance and behavior of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style makes of a toggle.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates a view that represents the body of a toggle.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a toggle instance.
public struct ToggleStyleConfiguration {
  /// A type-erased label of a toggle.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the toggle.
    public var body: some View { content }
  }

  /// A view that describes the effect of switching the toggle between states.
  public let label: Label
  /// A binding to a state property that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: UnnamedView {}
