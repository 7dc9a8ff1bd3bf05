import Glibc
import LegatoDisplay

extension Color {
  /// A concrete color value: red, green, blue and opacity that can be shown, in the linear sRGB color
  /// space with extended range.
  public struct Resolved: Hashable, Sendable {
    /// The amount of red in the color in the sRGB linear color space.
    public var linearRed: Float
    /// The amount of green in the color in the sRGB linear color space.
    public var linearGreen: Float
    /// The amount of blue in the color in the sRGB linear color space.
    public var linearBlue: Float
    /// The degree of opacity in the color, 0…1.
    public var opacity: Float

    /// Creates a resolved color from red, green, and blue component values. They may lie outside 0…1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = Color.convert(
        colorSpace, Double(red), Double(green), Double(blue), Double(opacity))
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(Float(color.red))
      linearGreen = isLinear ? green : Self.linear(Float(color.green))
      linearBlue = isLinear ? blue : Self.linear(Float(color.blue))
      self.opacity = opacity
    }

    init(_ color: DisplayColor) {
      linearRed = Self.linear(Float(color.red))
      linearGreen = Self.linear(Float(color.green))
      linearBlue = Self.linear(Float(color.blue))
      opacity = Float(color.alpha)
    }

    /// The amount of red in the color in the sRGB color space.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// The amount of green in the color in the sRGB color space.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// The amount of blue in the color in the sRGB color space.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func encoded(_ linear: Float) -> Float {
      let size = abs(linear)
      let value =
        size <= 0.0031308 ? size * 12.92 : size == 1 ? 1 : powf(size, 1 / 2.4) * 1.055 - 0.055
      return linear < 0 ? -value : value
    }
    private static func linear(_ encoded: Float) -> Float {
      let size = abs(encoded)
      let value =
        size <= 0.04045
        ? size * (1 / 12.92) : size == 1 ? 1 : powf(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
      return encoded < 0 ? -value : value
    }

    var display: DisplayColor {
      DisplayColor(
        Oklab.encoded(Double(linearRed)), Oklab.encoded(Double(linearGreen)),
        Oklab.encoded(Double(linearBlue)), Double(opacity))
    }
  }

  /// Creates a constant color with the values specified by the resolved color.
  public init(_ resolved: Resolved) { self.init(.components(resolved.display)) }

  /// Evaluates this color to a resolved color given the current `context`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(display(in: environment))
  }
}

extension Color.Resolved: ShapeStyle, PlatformShapeStyle {
  /// The color is resolved already.
  public typealias Resolved = Never

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { .color(display) }
}

extension Color.Resolved: Animatable {
  /// Four numbers: three of the color and its opacity.
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The cube roots of the color's cone responses and its opacity, premultiplied, times 128: colors
  /// move in a straight line through Oklab. A color without opacity has no hue to come back to.
  public var animatableData: AnimatableData {
    get {
      let lanes = Oklab.vector(display).lanes
      return AnimatablePair(
        Float(lanes.x),
        AnimatablePair(Float(lanes.y), AnimatablePair(Float(lanes.z), Float(lanes.w))))
    }
    set {
      self = Color.Resolved(
        Oklab.color(
          AnimatableQuad(
            Double(newValue.first), Double(newValue.second.first),
            Double(newValue.second.second.first), Double(newValue.second.second.second))))
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Red, green, blue and opacity in hexadecimal: `#FF3B30FF`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { value in
        // A half goes up, in the arithmetic of `Float`: 0.3 is 4C as a color that was made linear, and 4D as an opacity.
        let byte = Int(min(max(value.isNaN ? 0 : value, 0), 1) * 255 + 0.5)
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
