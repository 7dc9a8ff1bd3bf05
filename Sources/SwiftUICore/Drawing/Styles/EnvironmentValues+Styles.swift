private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The tint where it is more than a color.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
  /// The tint where it is a gradient, for those that lay it along something of their own.
  package var tintGradient: Gradient? {
    var style: (any ShapeStyle)? = tintStyle
    while let erased = style as? AnyShapeStyle { style = erased.base }
    return style as? Gradient
  }
  /// An optional style that overrides the default system background style when set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets a view's foreground elements to use a given style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    ForegroundStyleView(content: self, style: AnyShapeStyle(style))
  }

  /// Sets the primary and secondary levels of the foreground style in the child view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(ForegroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary, and tertiary levels of the foreground style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(
      ForegroundLevels([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  /// Sets the color of the foreground elements displayed by this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }

  /// Sets the tint color within this view.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) {
      $0.tint = tint
      $0.tintStyle = nil
    }
  }

  /// Sets the tint within this view. What takes a color only takes the first one of a gradient.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in
      values.tintStyle = tint.map { AnyShapeStyle($0) }
      values.tint = tint.flatMap { style in
        if let color = style as? Color { return color }
        return style._resolve(in: values).firstColor.map { Color(.components($0)) }
      }
    }
  }

  /// Sets the accent color for this view and the views it contains.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the specified style to render backgrounds within the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
