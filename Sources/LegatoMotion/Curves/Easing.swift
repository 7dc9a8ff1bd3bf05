/// A unit curve: how progress follows time from (0, 0) to (1, 1).
///
/// Values and slopes are those that SwiftUI's unit curves were measured to have, their
/// peculiarities at the ends included. Curves compare by their definition: ``easeIn`` and the
/// Bézier with the same control points are different values that move alike.
public enum Easing: Hashable, Sendable {
  /// Progress equals time, also outside 0…1.
  case linear
  /// The Bézier (0.42, 0) (1, 1).
  case easeIn
  /// The Bézier (0, 0) (0.58, 1).
  case easeOut
  /// The Bézier (0.42, 0) (0.58, 1).
  case easeInOut
  /// A quarter of a circle with a slow start: `1 - √(1 - p²)`.
  case circularEaseIn
  /// A quarter of a circle with a slow end: `√(1 - (1 - p)²)`.
  case circularEaseOut
  /// The two quarters, each half as large.
  case circularEaseInOut
  /// Any cubic Bézier.
  case bezier(CubicBezier)

  /// A cubic Bézier from its control points; see ``CubicBezier/init(_:_:_:_:)`` for limits.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    .bezier(CubicBezier(x1, y1, x2, y2))
  }

  /// Progress at a moment.
  ///
  /// - Parameter progress: The fraction of the duration that has passed; clamped to 0…1 except by
  ///   ``linear``, which returns it as it is. NaN is treated as 0.
  /// - Returns: Exactly 0 at 0 and exactly 1 at 1.
  public func value(at progress: Double) -> Double {
    if let bezier { return bezier.value(at: progress) }
    let p = progress.replacingNaN(with: 0)
    return switch self {
    case .circularEaseIn: Self.quarter(p.clamped(to: 0...1))
    case .circularEaseOut: 1 - Self.quarter(1 - p.clamped(to: 0...1))
    case .circularEaseInOut:
      p < 0.5
        ? Self.quarter(2 * max(p, 0)) / 2
        : 1 - Self.quarter(2 * (1 - min(p, 1))) / 2
    default: p
    }
  }

  /// The slope at a moment: progress per whole duration.
  ///
  /// - Parameter progress: As for ``value(at:)``. ``linear`` has slope 1 everywhere.
  /// - Returns: +∞ where a circular curve is vertical: at 1, at 0 and at ½ in the order of
  ///   the cases. At the ends of ``easeIn`` it is 0 and 0, of ``easeOut`` 1 and 0, as
  ///   measured; the limits of their slopes there are 0 and 1.72, 1.72 and 0.
  public func velocity(at progress: Double) -> Double {
    if let bezier { return bezier.velocity(at: progress) }
    let p = progress.replacingNaN(with: 0).clamped(to: 0...1)
    return switch self {
    case .circularEaseIn: Self.quarterSlope(p)
    case .circularEaseOut: Self.quarterSlope(1 - p)
    case .circularEaseInOut: Self.quarterSlope(p < 0.5 ? 2 * p : 2 * (1 - p))
    default: 1
    }
  }

  /// The inverse function of the curve: x and y change places.
  ///
  /// As in SwiftUI, ``circularEaseInOut`` returns itself, although it is not its own mirror image.
  /// A Bézier that leaves 0…1 is inverted approximately: see ``CubicBezier/inverse``.
  public var inverse: Easing {
    if let bezier { return .bezier(bezier.inverse) }
    return switch self {
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    default: self
    }
  }

  /// The curve's control points, where it is a Bézier: the circular curves are not.
  public var bezier: CubicBezier? {
    switch self {
    case .easeIn: Self.easeInBezier
    case .easeOut: Self.easeOutBezier
    case .easeInOut: Self.easeInOutBezier
    case .bezier(let bezier): bezier
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
    }
  }

  private static let easeInBezier = CubicBezier(0.42, 0, 1, 1)
  private static let easeOutBezier = CubicBezier(0, 0, 0.58, 1)
  private static let easeInOutBezier = CubicBezier(0.42, 0, 0.58, 1)

  /// `1 - √(1 - p²)`, written so that small p keep their digits.
  private static func quarter(_ p: Double) -> Double {
    p * p / (1 + (1 - p * p).squareRoot())
  }

  /// The derivative of ``quarter(_:)``; +∞ at 1.
  private static func quarterSlope(_ p: Double) -> Double {
    p / ((1 - p) * (1 + p)).squareRoot()
  }
}

extension Easing: CustomStringConvertible {
  /// The case's name, or the control points: `easeInOut`, `cubicBezier(0.4, 0, 0.2, 1)`.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .bezier(let bezier): bezier.description
    }
  }
}
