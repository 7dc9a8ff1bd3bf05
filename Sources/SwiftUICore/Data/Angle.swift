/// A geometric angle whose value you access in either radians or degrees.
public struct Angle: Hashable, Sendable, Comparable, Animatable {
  /// The angle in radians. It is kept as given: it is not reduced to one turn.
  public var radians: Double
  /// The angle in degrees. It is not reduced to one turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of 0.
  public static let zero = Angle()

  /// Whether an angle is smaller than another, whole turns included.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Adds two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Subtracts the second angle from the first.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Multiplies an angle by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Multiplies an angle by a number.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  /// Divides an angle by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle to the first one.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Subtracts an angle from the first one.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// The angle in radians, times 128.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}
