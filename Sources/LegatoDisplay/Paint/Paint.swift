/// What an area or a line is filled with.
public enum Paint: Hashable, Sendable {
  case color(DisplayColor)
  case linearGradient([GradientStop], start: Point, end: Point)
  case radialGradient([GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// A radial gradient in a plane where `unit` is one by one: radii are fractions of it.
  case ellipticalGradient(
    [GradientStop], center: Point, unit: Size, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from +x. Of more than a turn the last one is drawn.
  case angularGradient([GradientStop], center: Point, startAngle: Double, endAngle: Double)
  case image(ImagePattern)
  case backdrop(Backdrop)
}

/// A colour at a place along a gradient. Between two stops the sRGB-encoded, premultiplied
/// components are interpolated: perceptual gradients arrive with enough stops of their own.
public struct GradientStop: Hashable, Sendable {
  public var color: DisplayColor
  /// Where the colour stands, 0…1, in ascending order.
  public var location: Double

  public init(_ color: DisplayColor, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// How a line is drawn along a path. The path is the line's centre.
public struct LineStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  public var dash: [Double]
  public var dashPhase: Double
  /// Whether pixels that the line covers in part are painted in part.
  public var isAntialiased: Bool

  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0, isAntialiased: Bool = true
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.isAntialiased = isAntialiased
  }
}

/// How a layer is laid over what is already there.
public enum BlendMode: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, xor, plusDarker, plusLighter
}
