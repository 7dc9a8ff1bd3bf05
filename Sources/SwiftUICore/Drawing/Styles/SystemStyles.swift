/// A shape style that displays one of the overlay fills: thin colours for what lies on a background.
///
/// Its levels are for ever larger shapes: `.fill` for a thin one such as a slider's track,
/// `.fill.secondary` for a switch, `.fill.tertiary` for a field, `.fill.quaternary` for a card.
public struct FillShapeStyle: ShapeStyle, PlatformShapeStyle, LeveledShapeStyle {
  /// Creates the fill style.
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    _resolve(level: 0, in: environment)
  }

  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return .color(levels[min(level, levels.count - 1)].display(in: environment))
  }
}

/// A style appropriate for foreground separator or border lines.
public struct SeparatorShapeStyle: ShapeStyle, PlatformShapeStyle {
  /// Creates the separator style.
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(SystemColor.separator.display(in: environment))
  }
}

/// A style appropriate for placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, PlatformShapeStyle {
  /// Creates the placeholder style.
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(SystemColor.placeholder.display(in: environment))
  }
}

/// A style appropriate for links.
public struct LinkShapeStyle: ShapeStyle, PlatformShapeStyle {
  /// Creates the link style.
  public init() {}

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(SystemColor.link.display(in: environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// An overlay fill style for filling shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// A style appropriate for foreground separator or border lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// A style appropriate for placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// A style appropriate for links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
