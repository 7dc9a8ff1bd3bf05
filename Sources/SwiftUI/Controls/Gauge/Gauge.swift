import SwiftUICore

/// A view that shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let fraction = Double((value - range.lowerBound) / (range.upperBound - range.lowerBound))
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.label = label
    currentValueLabel = current
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// The value and the labels in the gauge style of the environment.
  public var body: some View {
    style(
      GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(AnyView(label)),
        currentValueLabel: currentValueLabel.map {
          GaugeStyleConfiguration.CurrentValueLabel(AnyView($0))
        },
        minimumValueLabel: bounds.map {
          GaugeStyleConfiguration.MinimumValueLabel(AnyView($0.minimum))
        },
        maximumValueLabel: bounds.map {
          GaugeStyleConfiguration.MaximumValueLabel(AnyView($0.maximum))
        })
    )
    .accessibilityElement(children: .combine)
    .accessibilityValue("\(Int((fraction * 100).rounded()))%")
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and describes the gauge's purpose and current
  /// value. A value outside of the range is shown at its nearer end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), current: nil, bounds: nil)
  }

  /// Creates a gauge showing a value within a range and that describes the gauge's purpose and
  /// current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), current: currentValueLabel(), bounds: nil)
  }

  /// Creates a gauge showing a value within a range and describes the gauge's current, minimum, and
  /// maximum values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}
