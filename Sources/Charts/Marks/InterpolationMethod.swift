import Foundation

/// How lines and areas run between their points.
public struct InterpolationMethod: Hashable, Sendable {
  private let name: String
  private var parameter: CGFloat?
  private init(_ name: String, _ parameter: CGFloat? = nil) {
    (self.name, self.parameter) = (name, parameter)
  }

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod("linear") }
  /// A curve of Catmull and Rom.
  public static var catmullRom: InterpolationMethod { InterpolationMethod("catmullRom", 0.5) }
  /// A curve of Catmull and Rom, with its alpha, 0…1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod("catmullRom", alpha)
  }
  /// A cardinal spline.
  public static var cardinal: InterpolationMethod { InterpolationMethod("cardinal", 0) }
  /// A cardinal spline, with its tension, 0…1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod("cardinal", tension)
  }
  /// A curve that keeps what rises rising.
  public static var monotone: InterpolationMethod { InterpolationMethod("monotone") }
  /// Steps at the beginning.
  public static var stepStart: InterpolationMethod { InterpolationMethod("stepStart") }
  /// Steps in the middle.
  public static var stepCenter: InterpolationMethod { InterpolationMethod("stepCenter") }
  /// Steps at the end.
  public static var stepEnd: InterpolationMethod { InterpolationMethod("stepEnd") }
}
