import LegatoDisplay

extension GraphicsContext {
  /// A color or pattern that you can use to outline or fill a path.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case palette([Shading])
      /// A style whose colours are known.
      case resolved(ResolvedStyle)
    }
    let kind: Kind

    /// A shading instance that fills with the foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Returns a multilevel shading constructed from an array of shading. Paths and texts are
    /// painted with the first level; with nothing where there is none.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a shading instance that fills with a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// Returns a shading instance that fills with a color in the given color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading instance that fills with a monochrome color in the given color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading instance that fills with the given shape style. A gradient's unit points
    /// are those of the path's bounding rectangle.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Returns a shading instance that fills a linear (axial) gradient between two points of user
    /// space. Where they are the same the last colour is drawn.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }

    /// Returns a shading instance that fills a radial gradient around a point of user space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }

    /// Returns a shading instance that fills a conic (angular) gradient: a full turn, clockwise to
    /// the eye, that begins at an angle from +x.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle, options))
    }
  }

  /// Options that affect the rendering of color gradients.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Interpolates between the colours in a linear colour space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Returns a version of a shading resolved with the current values of the graphics context's
  /// environment.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .color(let color): Shading(kind: .resolved(color._resolve(in: environment)))
    case .style(let style): Shading(kind: .resolved(style._resolve(in: environment)))
    case .palette(let levels): Shading(kind: .palette(levels.map(resolve)))
    case .linear, .radial, .conic, .resolved: shading
    }
  }

  /// The paint for something that takes a place in user space; `nil` where there is nothing to
  /// paint.
  func paint(_ shading: Shading, in frame: @autoclosure () -> Rect) -> Paint? {
    func stops(_ gradient: Gradient, _ options: GradientOptions) -> [GradientStop] {
      guard case .gradient(let resolved) = gradient._resolve(in: environment) else { return [] }
      let mix = options.contains(.linearColor) ? LinearLight.mix : Oklab.mix
      return resolved.stops.refined(mix)
    }
    func check(_ numbers: Double...) -> Bool {
      if numbers.allSatisfy(\.isInSupportedRange) { return true }
      board.tools.report("Canvas: a gradient holds a number that is not finite; nothing is drawn.")
      return false
    }
    switch shading.kind {
    case .color(let color):
      return .color(color.display(in: environment))
    case .style(let style):
      return paint(style._resolve(in: environment), frame)
    case .resolved(let style):
      return paint(style, frame)
    case .linear(let gradient, let start, let end, let options):
      guard check(start.x, start.y, end.x, end.y) else { return nil }
      return .linearGradient(stops(gradient, options), start: start.display, end: end.display)
    case .radial(let gradient, let center, let start, let end, let options):
      guard check(center.x, center.y, start, end) else { return nil }
      return .radialGradient(
        stops(gradient, options), center: center.display, startRadius: max(0, start),
        endRadius: max(0, end))
    case .conic(let gradient, let center, let angle, let options):
      guard check(center.x, center.y, angle.radians) else { return nil }
      return .angularGradient(
        stops(gradient, options), center: center.display, startAngle: angle.radians,
        endAngle: angle.radians + 2 * .pi)
    case .palette(let levels):
      return levels.first.flatMap { paint($0, in: frame()) }
    }
  }

  private func paint(_ style: ResolvedStyle, _ frame: () -> Rect) -> Paint? {
    switch style.base {
    case .color(let color): return .color(color)
    case .backdrop(let backdrop): return .backdrop(backdrop)
    case .image(let image): return image.paint(in: frame())
    case .gradient, .effect: break
    }
    guard case .gradient(let gradient) = style.base,
      gradient.vector.allSatisfy(\.isInSupportedRange)
    else {
      board.tools.report("Canvas: a gradient holds a number that is not finite; nothing is drawn.")
      return nil
    }
    return gradient.paint(in: frame())
  }
}

extension [GradientStop] {
  /// Stops in between, so that a rasteriser's plain interpolation follows another one to within one
  /// step of eight bits.
  fileprivate func refined(_ mix: (DisplayColor, DisplayColor, Double) -> DisplayColor) -> Self {
    guard var refined = first.map({ [$0] }) else { return self }
    for (left, right) in zip(self, dropFirst()) {
      if left.color != right.color, right.location > left.location {
        for step in 1..<16 {
          let fraction = Double(step) / 16
          refined.append(
            GradientStop(
              mix(left.color, right.color, fraction),
              at: left.location + (right.location - left.location) * fraction))
        }
      }
      refined.append(right)
    }
    return refined
  }
}

/// Colours mixed as light adds up.
private enum LinearLight {
  static func mix(_ left: DisplayColor, _ right: DisplayColor, _ fraction: Double) -> DisplayColor {
    func component(_ from: Double, _ to: Double) -> Double {
      let (from, to) = (Oklab.linear(from), Oklab.linear(to))
      return Oklab.encoded(from + (to - from) * fraction)
    }
    return DisplayColor(
      component(left.red, right.red), component(left.green, right.green),
      component(left.blue, right.blue), left.alpha + (right.alpha - left.alpha) * fraction)
  }
}
