package import LegatoDisplay

/// What becomes of something that is painted with a style.
package enum StyleEffect: Hashable, Sendable {
  case dropShadow(DisplayColor, radius: Double, offset: Point)
  case innerShadow(DisplayColor, radius: Double, offset: Point)
  case blend(LegatoDisplay.BlendMode)

  func applied(to commands: [DrawCommand]) -> [DrawCommand] {
    switch self {
    case .dropShadow(let color, let radius, let offset):
      return [
        .group(
          DrawGroup(filters: [.shadow(color, radius: radius, offset: offset)], commands))
      ]
    case .blend(let mode):
      return mode == .normal ? commands : [.group(DrawGroup(blendMode: mode, commands))]
    case .innerShadow(let color, let radius, let offset):
      // What is outside casts a shadow, of which the inside is seen.
      let shape = DrawGroup(isIsolated: true, commands)
      let box = shape.bounds.inset(by: -(3 * radius + max(abs(offset.x), abs(offset.y)) + 2))
      let outside = DrawGroup(
        clips: [DrawGroup.Clip(.picture(shape), isInverse: true)],
        [.fill(.rect(box), .color(.black), evenOdd: false)])
      let shade = DrawGroup(
        filters: [.shadow(color, radius: radius, offset: offset)], [.group(outside)])
      return commands + [
        .group(DrawGroup(clips: [DrawGroup.Clip(.picture(shape))], [.group(shade)]))
      ]
    }
  }
}

/// A style to use when rendering shadows.
public struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// Creates a custom drop shadow style: the shadow falls behind what is painted.
  ///
  /// - Parameters:
  ///   - color: black with 33 % by default.
  ///   - radius: the standard deviation of the blur in points. Below 0, and where it is not finite, 0.
  ///   - x: how far to the right, in points; 0 where it is not finite.
  ///   - y: how far down.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Creates a custom inner shadow style: what is painted lies lower than what is around it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate func effect(in environment: EnvironmentValues) -> StyleEffect {
    func sanitized(_ value: CGFloat) -> Double {
      value.native.isInSupportedRange ? value.native : 0
    }
    let radius = max(0, sanitized(radius))
    let offset = Point(sanitized(offset.width), sanitized(offset.height))
    let color = color.display(in: environment)
    return isInner
      ? .innerShadow(color, radius: radius, offset: offset)
      : .dropShadow(color, radius: radius, offset: offset)
  }
}

/// A style that casts a shadow.
struct ShadowedStyle<Style: ShapeStyle>: ShapeStyle, PlatformShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .effect(style._resolve(in: environment), shadow.effect(in: environment))
  }
}

/// A style that is laid over what is behind in another way than covering it.
struct BlendedStyle<Style: ShapeStyle>: ShapeStyle, PlatformShapeStyle {
  let style: Style
  let mode: BlendMode

  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .effect(style._resolve(in: environment), .blend(mode.display))
  }
}

extension ShapeStyle {
  /// Applies the specified shadow effect to the shape style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: self, shadow: style)
  }

  /// Returns a new style based on self that applies the specified blend mode when drawing.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns a shape style that applies the specified shadow style to the current style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns a new style based on the current style that uses the specified blend mode when drawing.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// Returns a new style based on the current style that multiplies by the specified opacity when
  /// drawing.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}
