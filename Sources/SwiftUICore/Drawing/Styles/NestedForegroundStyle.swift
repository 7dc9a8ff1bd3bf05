/// A style that says how it differs from the foreground style around it.
private protocol RelativeShapeStyle {
  var isRelative: Bool { get }
}

extension HierarchicalShapeStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { true }
}
extension ForegroundStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { true }
}
extension AnyShapeStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { (base as? any RelativeShapeStyle)?.isRelative ?? false }
}
extension ForegroundLevels: RelativeShapeStyle {
  fileprivate var isRelative: Bool { levels.contains { $0.isRelative } }
}
extension _LevelShapeStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { (style as? any RelativeShapeStyle)?.isRelative ?? false }
}
extension _OpacityShapeStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { (style as? any RelativeShapeStyle)?.isRelative ?? false }
}
extension ImpliedForegroundStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { style.isRelative }
}
extension ShadowedStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { (style as? any RelativeShapeStyle)?.isRelative ?? false }
}
extension BlendedStyle: RelativeShapeStyle {
  fileprivate var isRelative: Bool { (style as? any RelativeShapeStyle)?.isRelative ?? false }
}

/// A relative style as a foreground style: it differs from the one outside, not from itself.
struct NestedForegroundStyle: ShapeStyle, PlatformShapeStyle {
  let style: AnyShapeStyle
  let outer: AnyShapeStyle
  let hasOuter: Bool

  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    style._resolve(in: outside(environment))
  }

  /// The environment as it was where the style was written.
  fileprivate func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.foregroundStyle = hasOuter ? outer : nil
    return environment
  }
}

extension NestedForegroundStyle: LeveledShapeStyle {
  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    style._resolve(level: level, in: outside(environment))
  }
}

extension AnyShapeStyle {
  /// The style as a foreground style where another one holds outside.
  func asForeground(inside outer: AnyShapeStyle?) -> AnyShapeStyle {
    guard isRelative else { return self }
    return AnyShapeStyle(
      NestedForegroundStyle(style: self, outer: outer ?? self, hasOuter: outer != nil))
  }

  /// Whether two styles are the same, whatever their type.
  @MainActor
  func isSame(as other: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      (other.base as? S).map { ViewEquality.areEqual(style, $0) } ?? false
    }
    return compare(base)
  }
}
