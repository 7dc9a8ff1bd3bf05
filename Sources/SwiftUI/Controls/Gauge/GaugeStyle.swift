import SwiftUICore

/// Defines the implementation of all gauge instances within a view hierarchy.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style makes of a gauge.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates a view representing the body of a gauge.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a gauge instance.
public struct GaugeStyleConfiguration {
  /// A type-erased label of a gauge, describing its purpose.
  @MainActor @preconcurrency
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the gauge.
    public var body: some View { content }
  }
  /// A type-erased label of a gauge, describing its current value.
  @MainActor @preconcurrency
  public struct CurrentValueLabel: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the current value.
    public var body: some View { content }
  }
  /// A type-erased label of a gauge, describing its minimum value.
  @MainActor @preconcurrency
  public struct MinimumValueLabel: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the minimum.
    public var body: some View { content }
  }
  /// A type-erased label of a gauge, describing its maximum value.
  @MainActor @preconcurrency
  public struct MaximumValueLabel: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the maximum.
    public var body: some View { content }
  }

  /// The current value of the gauge, as a fraction of its range, 0 to 1.
  public var value: Double
  /// A view that describes the purpose of the gauge.
  public var label: Label
  /// A view that describes the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// A view that describes the minimum of the range for the current value.
  public var minimumValueLabel: MinimumValueLabel?
  /// A view that describes the maximum of the range for the current value.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: UnnamedView {}
extension GaugeStyleConfiguration.CurrentValueLabel: UnnamedView {}
extension GaugeStyleConfiguration.MinimumValueLabel: UnnamedView {}
extension GaugeStyleConfiguration.MaximumValueLabel: UnnamedView {}
