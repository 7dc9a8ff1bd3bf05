/// What keyframes move: anything that can be added up and scaled, number by number.
///
/// A number is one; several numbers side by side are another.
public protocol MotionVector: Equatable {
  /// The vector that changes nothing when it is added.
  static var zero: Self { get }
  /// The sum, number by number.
  static func + (left: Self, right: Self) -> Self
  /// The difference, number by number.
  static func - (left: Self, right: Self) -> Self
  /// Every number of the vector times `factor`.
  func scaled(by factor: Double) -> Self
  /// Whether all numbers are finite.
  var isFinite: Bool { get }
}

extension Double: MotionVector {
  /// The product of the number and `factor`.
  public func scaled(by factor: Double) -> Double { self * factor }
}
