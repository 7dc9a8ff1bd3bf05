import SwiftUICore

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style makes of a progress view.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates a view representing the body of a progress view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label describing the task represented by the progress view.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the progress view.
    public var body: some View { content }
  }

  /// A type-erased label that describes the current value of a progress view.
  @MainActor @preconcurrency
  public struct CurrentValueLabel: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the current value.
    public var body: some View { content }
  }

  /// The completed fraction of the task, from 0 to 1, or nil where it is indeterminate.
  public let fractionCompleted: Double?
  /// A view that describes the task; `nil` where there is none.
  public var label: Label?
  /// A view that describes the current value; `nil` where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ProgressViewStyleConfiguration> { standard }
  static let standard = ControlStyle<ProgressViewStyleConfiguration>(DefaultProgressViewStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, style) { $0.makeBody(configuration: $1) }
  }
}

extension ProgressViewStyleConfiguration.Label: UnnamedView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: UnnamedView {}
