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
      self.init(
        Color.convert(
          colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
    }

    init(_ color: DisplayColor) {
      linearRed = Float(Oklab.linear(color.red))
      linearGreen = Float(Oklab.linear(color.green))
      linearBlue = Float(Oklab.linear(color.blue))
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

    private static func encoded(_ linear: Float) -> Float { Float(Oklab.encoded(Double(linear))) }
    private static func linear(_ encoded: Float) -> Float { Float(Oklab.linear(Double(encoded))) }

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
        let level = Double(min(max(value.isNaN ? 0 : value, 0), 1)) * 255
        // A half goes to the even level; what arithmetic adds to one is left out.
        let byte = Int(((level * 1000).rounded() / 1000).rounded(.toNearestOrEven))
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
