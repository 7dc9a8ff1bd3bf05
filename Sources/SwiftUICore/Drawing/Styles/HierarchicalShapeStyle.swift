/// A shape style that provides one level of the hierarchical content shape styles.
///
/// Inside a view with a foreground style it is a level of that style; elsewhere a label colour.
public struct HierarchicalShapeStyle: ShapeStyle, PlatformShapeStyle, Hashable {
  /// What the fifth level has of the fourth: the platform documents no number.
  static let quinaryOpacity = 0.5

  let level: Int
  /// A shape style that maps to the first level of the current content style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// A shape style that maps to the second level of the current content style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A shape style that maps to the third level of the current content style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// A shape style that maps to the fourth level of the current content style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// A shape style that maps to the fifth level of the current content style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    if let base = environment.foregroundStyle {
      return base._resolve(level: level, in: environment)
    }
    let labels: [SystemColor] = [
      .primary, environment.isInListRow ? .rowSecondary : .secondary, .tertiary, .quaternary,
    ]
    let label = ResolvedStyle.color(
      labels[min(level, 3)].display(environment.colorScheme, system: environment.systemVersion))
    return level < labels.count ? label : label.multiplied(by: Self.quinaryOpacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// A shape style that maps to the first level of the current content style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// A shape style that maps to the second level of the current content style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A shape style that maps to the third level of the current content style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// A shape style that maps to the fourth level of the current content style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// A shape style that maps to the fifth level of the current content style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// Returns the second level of this shape style.
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  /// Returns the third level of this shape style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  /// Returns the fourth level of this shape style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  /// Returns the fifth level of this shape style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

/// A lower level of another style.
struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle, PlatformShapeStyle {
  let style: Style
  let level: Int

  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyShapeStyle(style)._resolve(level: level, in: environment)
  }
}

/// A style that says itself what its lower levels are.
protocol LeveledShapeStyle {
  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle
}

/// The levels of a foreground style, from the first down. Those below the last one given are made
/// from it.
struct ForegroundLevels: ShapeStyle, PlatformShapeStyle, LeveledShapeStyle {
  let levels: [AnyShapeStyle]

  init(_ levels: [AnyShapeStyle]) {
    self.levels = levels
  }

  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    _resolve(level: 0, in: environment)
  }

  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let own = min(level, levels.count - 1)
    return levels[own]._resolve(level: level - own, in: environment)
  }
}

extension AnyShapeStyle {
  /// A level of the style: where it does not say otherwise, the style with less opacity.
  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    if let leveled = base as? any LeveledShapeStyle {
      return leveled._resolve(level: level, in: environment)
    }
    let opacities = [1, 0.5, 0.25, 0.18, 0.18 * HierarchicalShapeStyle.quinaryOpacity]
    return _resolve(in: environment).multiplied(by: opacities[min(level, opacities.count - 1)])
  }
}

extension AnyShapeStyle: LeveledShapeStyle {}
