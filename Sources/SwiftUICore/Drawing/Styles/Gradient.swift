import LegatoDisplay

/// A color gradient represented as an array of color stops, each having a parametric location value.
public struct Gradient: Hashable, Sendable {
  /// One color stop in the gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A method of interpolating between the colors in a gradient.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]
  var space = ColorSpace.perceptual

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from an array of colors, evenly spaced.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// Returns a version of the gradient that will use a specified color space for interpolation.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var copy = self
    copy.space = space
    return copy
  }

  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map {
      GradientStop(
        $0.color.display(in: environment),
        at: $0.location.isFinite ? min(max($0.location, 0), 1) : 0)
    }.sorted { $0.location < $1.location }
  }
}

/// A linear gradient.
public struct LinearGradient: ShapeStyle, PlatformShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .linearGradient(
      gradient.resolved(in: environment), start: startPoint, end: endPoint,
      perceptual: gradient.space.isPerceptual)
  }
}

extension LinearGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

/// A radial gradient.
public struct RadialGradient: ShapeStyle, PlatformShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .radialGradient(
      gradient.resolved(in: environment), center: center, startRadius: startRadius,
      endRadius: endRadius, perceptual: gradient.space.isPerceptual)
  }
}

extension RadialGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

/// An angular gradient.
public struct AngularGradient: ShapeStyle, PlatformShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .angularGradient(
      gradient.resolved(in: environment), center: center, startAngle: startAngle.radians,
      endAngle: endAngle.radians, perceptual: gradient.space.isPerceptual)
  }
}

extension AngularGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
