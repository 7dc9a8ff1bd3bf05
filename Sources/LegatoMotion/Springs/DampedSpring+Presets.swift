// SwiftUI's three named springs: the same duration, more and more bounce.
extension DampedSpring {
  static let smoothBounce = 0.0
  static let snappyBounce = 0.15
  static let bouncyBounce = 0.3

  /// 0.5 s without bounce.
  public static var smooth: DampedSpring { smooth() }

  /// 0.5 s with a bounce of 0.15.
  public static var snappy: DampedSpring { snappy() }

  /// 0.5 s with a bounce of 0.3.
  public static var bouncy: DampedSpring { bouncy() }

  /// Creates a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``init(duration:bounce:)``.
  ///   - extraBounce: Added to a bounce of 0; 0 by default.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> DampedSpring {
    DampedSpring(duration: duration, bounce: smoothBounce + extraBounce)
  }

  /// Creates a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``init(duration:bounce:)``.
  ///   - extraBounce: Added to a bounce of 0.15; 0 by default.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> DampedSpring {
    DampedSpring(duration: duration, bounce: snappyBounce + extraBounce)
  }

  /// Creates a spring with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``init(duration:bounce:)``.
  ///   - extraBounce: Added to a bounce of 0.3; 0 by default.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> DampedSpring {
    DampedSpring(duration: duration, bounce: bouncyBounce + extraBounce)
  }
}
