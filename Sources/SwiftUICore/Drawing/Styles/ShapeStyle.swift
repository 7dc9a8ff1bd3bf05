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
  /// `Never` resolves to itself.
  public typealias Resolved = Never
}

extension Color: ShapeStyle, PlatformShapeStyle {
  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(display(in: environment))
  }
}

/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle, PlatformShapeStyle {
  /// Creates the foreground style.
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foregroundStyle?._resolve(in: environment)
      ?? Color.primary._resolve(in: environment)
  }
}

/// The background style in the current context.
public struct BackgroundStyle: ShapeStyle, PlatformShapeStyle, LeveledShapeStyle {
  /// Creates the background style.
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
  /// Creates the tint style.
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tintStyle?._resolve(in: environment.withoutTint)
      ?? Color.accentColor._resolve(in: environment)
  }
}

/// A type-erased ShapeStyle value.
public struct AnyShapeStyle: ShapeStyle, PlatformShapeStyle, ComparedBySelf {
  package let base: any ShapeStyle

  /// Creates a type-erased style.
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
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// Opaque black.
  public static var black: Color { .black }
  /// Opaque white.
  public static var white: Color { .white }
  /// Transparent black.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment; the primary color where there is none.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment; the system's background where there is none.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment; the accent color where there is none.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
