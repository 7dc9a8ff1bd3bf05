import LegatoDisplay

/// A color gradient.
///
/// When used as a `ShapeStyle`, this type draws a linear gradient with start-point [0.5, 0] and
/// end-point [0.5, 1].
public struct AnyGradient: ShapeStyle, PlatformShapeStyle, Hashable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// The standard gradient of a colour.
    case color(Color)
  }
  private let source: Source
  private var space = Gradient.ColorSpace.perceptual

  /// Creates a new instance from the specified gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  fileprivate init(of color: Color) { source = .color(color) }

  /// Returns a version of the gradient that will use a specified color space for interpolating
  /// between its colors.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    resolved(.linear(start: .top, end: .bottom), in: environment)
  }

  /// The gradient made concrete, laid out in a way.
  func resolved(_ layout: ResolvedGradient.Layout, in environment: EnvironmentValues)
    -> ResolvedStyle
  {
    .gradient(
      ResolvedGradient(
        stops: stops(in: environment), layout: layout, isPerceptual: space.isPerceptual))
  }

  private func stops(in environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .gradient(let gradient):
      gradient.stops.map {
        GradientStop(
          $0.color.display(in: environment),
          at: $0.location.isFinite ? min(max($0.location, 0), 1) : 0)
      }.sorted { $0.location < $1.location }
    case .color(let color):
      [
        GradientStop(color.display(in: environment).lighter, at: 0),
        GradientStop(color.display(in: environment), at: 1),
      ]
    }
  }
}

extension Color {
  /// Returns the standard gradient for the color `self`: from a lighter one at the top to the color
  /// itself.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}

extension DisplayColor {
  /// The upper end of a colour's standard gradient: the same hue and saturation, and a lightness (of
  /// hue, saturation and lightness) that is higher by 0.142, for dark colours by up to 0.198. The
  /// rise is a fit to what was measured for black, grey, a blue, a green and white.
  fileprivate var lighter: DisplayColor {
    let components = [red, green, blue]
    guard let least = components.min(), let most = components.max() else { return self }
    let lightness = (least + most) / 2
    let dark = min(max(1 - 2 * lightness, 0), 1)
    let raised = min(1, lightness + 0.142 + 0.056 * dark * dark)
    // What there is room for on both sides of the lightness: saturation is a part of it.
    let room = 1 - abs(2 * lightness - 1)
    let factor = room > 1e-9 ? (1 - abs(2 * raised - 1)) / room : 0
    func moved(_ value: Double) -> Double { raised + (value - lightness) * factor }
    return DisplayColor(moved(red), moved(green), moved(blue), alpha)
  }
}
