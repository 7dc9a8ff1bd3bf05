/// A colour as it is shown: sRGB-encoded components and straight alpha. Components outside 0…1
/// are kept (a wide-gamut colour); the rasteriser clamps.
public struct DisplayColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let clear = DisplayColor(0, 0, 0, 0)
  public static let black = DisplayColor(0, 0, 0)
  public static let white = DisplayColor(1, 1, 1)

  @inlinable
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour as `#RRGGBB`, followed by its alpha in per cent where it is not opaque.
  public var hex: String {
    func byte(_ value: Double) -> String {
      let number = Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let base = "#" + byte(red) + byte(green) + byte(blue)
    return alpha == 1 ? base : base + " " + readable(alpha * 100) + "%"
  }
}
