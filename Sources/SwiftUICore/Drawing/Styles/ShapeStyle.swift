import LegatoDisplay

/// A color or pattern to use when rendering a shape.
public protocol ShapeStyle: Sendable {
  /// The type of shape style this will resolve to.
  associatedtype Resolved: ShapeStyle = Never

  /// Evaluate to a resolved shape style given the current environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that the runtime itself knows how to make concrete.
package protocol PlatformShapeStyle: ShapeStyle {
  /// What the style comes to in an environment.
  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// What the style comes to in an environment: for a style of an app, what it resolves to.
  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    if let style = self as? any PlatformShapeStyle { return style._resolve(in: environment) }
    return resolve(in: environment)._resolve(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Styles of the platform resolve without calling this.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("This style is resolved by the runtime.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle, PlatformShapeStyle {
  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(display(in: environment))
  }
}

/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle, PlatformShapeStyle {
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foregroundStyle?._resolve(in: environment)
      ?? Color.primary._resolve(in: environment)
  }
}

/// The background style in the current context.
public struct BackgroundStyle: ShapeStyle, PlatformShapeStyle, LeveledShapeStyle {
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    _resolve(level: 0, in: environment)
  }

  /// The lower levels are backgrounds of what stands on the one before.
  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    if let own = environment.backgroundStyle { return own._resolve(level: level, in: environment) }
    let levels: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    return .color(levels[min(level, levels.count - 1)].display(in: environment))
  }
}

/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle, PlatformShapeStyle {
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tintStyle?._resolve(in: environment.withoutTint)
      ?? Color.accentColor._resolve(in: environment)
  }
}

/// A type-erased ShapeStyle value.
public struct AnyShapeStyle: ShapeStyle, PlatformShapeStyle, ComparedBySelf {
  package let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = style }

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    base._resolve(in: environment)
  }
}

/// A style with another opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle, PlatformShapeStyle {
  let style: Style
  let opacity: Double

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    style._resolve(in: environment).multiplied(by: opacity.isNaN ? 1 : min(max(opacity, 0), 1))
  }
}

extension ShapeStyle {
  /// Returns a new style based on self that multiplies by the specified opacity when drawing.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
