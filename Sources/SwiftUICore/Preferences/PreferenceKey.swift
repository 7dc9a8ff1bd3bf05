/// A named value produced by a view: what views say to those above them.
public protocol PreferenceKey {
  /// The type of value produced by this preference.
  associatedtype Value
  /// The default value of the preference: where no view below has one.
  static var defaultValue: Value { get }
  /// Combines a sequence of values by modifying the previously-accumulated value with the result of
  /// a closure that provides the next value. Values come in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}
