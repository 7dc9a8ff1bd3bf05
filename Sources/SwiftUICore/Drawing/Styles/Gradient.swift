/// A color gradient represented as an array of color stops, each having a parametric location value.
///
/// As a style it runs from the top to the bottom. Stops are drawn in the order of their locations;
/// a location outside 0…1 counts as the nearer end, one that is not finite as 0. Two stops at one
/// place make a hard edge. Without stops nothing is drawn.
public struct Gradient: ShapeStyle, PlatformShapeStyle, Hashable {
  /// One color stop in the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color for the stop.
    public var color: Color
    /// The parametric location of the stop, 0…1.
    public var location: CGFloat

    /// Creates a color stop with a color and location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A method of interpolating between the colors in a gradient.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Interpolates gradients in the output color space, sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates gradients in a perceptual color space, Oklab. It is the default.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The array of color stops.
  public var stops: [Stop]

  /// Creates a gradient from an array of color stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from an array of colors, evenly spaced.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// Returns a version of the gradient that will use a specified color space for interpolating
  /// between its colors.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self)._resolve(in: environment)
  }
}
