/// A value that keyframes animate: it can be added and scaled, component by component.
///
/// `Double` conforms; a vector of several numbers can.
public protocol MotionVector: Equatable {
  /// The neutral element of addition.
  static var zero: Self { get }
  /// The sum, component by component.
  static func + (left: Self, right: Self) -> Self
  /// The difference, component by component.
  static func - (left: Self, right: Self) -> Self
  /// The product of every component and `factor`.
  func scaled(by factor: Double) -> Self
  /// Whether all components are finite.
  var isFinite: Bool { get }
}

extension Double: MotionVector {
  /// The product of the number and `factor`.
  public func scaled(by factor: Double) -> Double { self * factor }
}
