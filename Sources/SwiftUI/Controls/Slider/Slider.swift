import SwiftUICore

/// A control for selecting a value from a bounded linear range of values.
///
/// A finger that comes down beside the thumb brings it there; one on the thumb takes it along. A
/// step that is not above 0, or not finite, counts as none. A value outside of the range is shown
/// at its nearer end.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// What the slider works on: the value and a step, as numbers.
  struct Scale {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
  }
  private let scale: Scale
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    scale = Scale(
      value: Binding(
        get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  private var position: SliderScale { SliderScale(scale.value, scale.bounds, scale.step) }

  /// The track between the labels of its ends, as one accessibility element.
  public var body: some View {
    HStack(spacing: ControlMetrics.labelSpacing) {
      minimumValueLabel.accessibilityHidden(true)
      SliderTrack(scale: position, onEditingChanged)
      maximumValueLabel.accessibilityHidden(true)
    }
    // The label is spoken; there is no room for it on this platform.
    .background { label.frame(width: 0, height: 0).opacity(0.001) }
    .accessibilityElement(children: .combine)
    .accessibilityValue("\(Int((position.fraction * 100).rounded()))%")
    .accessibilityAdjustableAction { direction in
      onEditingChanged(true)
      position.adjust(direction)
      onEditingChanged(false)
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range, which displays the provided label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment, which
  /// displays the provided label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider to select a value from a given range, which displays the provided labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment, which
  /// displays the provided labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}
