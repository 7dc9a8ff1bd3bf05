/// A foreground style that a container of the platform gives to texts and symbols. Buttons within keep
/// their tint: nobody has asked for another style.
struct ImpliedForegroundStyle: ShapeStyle, PlatformShapeStyle, LeveledShapeStyle {
  let style: AnyShapeStyle

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    style._resolve(in: environment)
  }

  func _resolve(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    style._resolve(level: level, in: environment)
  }
}

extension View {
  /// Sets the foreground style as a container does by itself.
  nonisolated package func impliedForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyle(ImpliedForegroundStyle(style: AnyShapeStyle(style)))
  }
}

extension View {
  /// Gives texts and symbols the second level of text as a container does. What asks for the second level itself is not
  /// paler than that; further levels are those of text.
  nonisolated package func paleForegroundStyle() -> some View {
    impliedForegroundStyle(
      ForegroundLevels([
        AnyShapeStyle(Color.secondary), AnyShapeStyle(Color.secondary),
        AnyShapeStyle(Color(.system(.tertiary))), AnyShapeStyle(Color(.system(.quaternary))),
      ]))
  }
}

extension EnvironmentValues {
  /// The foreground style that somebody has asked for.
  package var askedForegroundStyle: AnyShapeStyle? {
    foregroundStyle.flatMap { $0.isImplied ? nil : $0 }
  }
}

extension AnyShapeStyle {
  /// A style that nobody has asked for.
  package init(implied style: some ShapeStyle) {
    self.init(ImpliedForegroundStyle(style: AnyShapeStyle(style)))
  }

  fileprivate var isImplied: Bool {
    switch base {
    case is ImpliedForegroundStyle: true
    case let erased as AnyShapeStyle: erased.isImplied
    case let nested as NestedForegroundStyle: nested.style.isImplied
    default: false
    }
  }
}
