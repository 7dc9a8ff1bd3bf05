/// A tuple of animatable values, which is itself animatable.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The tuple of values.
  public var value: (repeat each Value)

  /// Creates a tuple of animatable values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// The tuple whose components are all zero.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Adds two tuples, component by component.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value + each rhs.value)
  }

  /// Subtracts the second tuple from the first, component by component.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value - each rhs.value)
  }

  /// Whether all components of two tuples are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for isSame in repeat each lhs.value == each rhs.value {
      if !isSame { return false }
    }
    return true
  }

  /// Multiplies every component by a number.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The dot-product of the tuple of animatable values with itself.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
