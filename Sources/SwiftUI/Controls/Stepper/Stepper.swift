import SwiftUICore

/// A control that performs increment and decrement actions.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let value: String?
  private let onEditingChanged: (Bool) -> Void

  private init(
    label: Label, value: String?, increment: (() -> Void)?, decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.value = value
    onIncrement = increment
    onDecrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  /// The label with an increment and a decrement button.
  public var body: some View {
    LabelledRow(
      label: label,
      control: StepperButtons(
        value: value, increment: reporting(onIncrement), decrement: reporting(onDecrement)))
  }

  private func reporting(_ action: (() -> Void)?) -> (() -> Void)? {
    action.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
  }
}

extension Stepper {
  /// Creates a stepper instance that performs the closures you provide when the user increments or
  /// decrements the stepper. Without a closure its button is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: nil, increment: onIncrement, decrement: onDecrement, onEditingChanged)
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step
  /// value you provide.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: "\(value.wrappedValue)",
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged)
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step
  /// value and within a range of values you provide. At the ends of the range the buttons are
  /// disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func set(_ new: V) { value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound) }
    let current = value.wrappedValue
    self.init(
      label: label(), value: "\(current)",
      increment: current < bounds.upperBound
        ? { set(value.wrappedValue.advanced(by: step)) } : nil,
      decrement: current > bounds.lowerBound
        ? { set(value.wrappedValue.advanced(by: -step)) } : nil, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that uses a title key and executes the closures you provide.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title key and configured to increment and decrement a binding.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and configured to increment and decrement a binding.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title key that increments and decrements within a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that increments and decrements within a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper with the label last, as it stood before iOS 14.
  @available(iOS, deprecated: 100000.0, message: "Use the initializer with the label first.")
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with the label last, as it stood before iOS 14.
  @available(iOS, deprecated: 100000.0, message: "Use the initializer with the label first.")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with the label last, as it stood before iOS 14.
  @available(iOS, deprecated: 100000.0, message: "Use the initializer with the label first.")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
