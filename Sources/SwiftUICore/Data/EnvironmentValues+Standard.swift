/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// A direction in which SwiftUI can lay out content.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// A Dynamic Type size, which specifies how large scalable content should be.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// The sizes that are not for accessibility, in ascending order; the default is ``large``.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes for accessibility, in ascending order.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five larger ones, from ``accessibility1`` on.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Whether a size is smaller than another.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// An alignment position for text along the horizontal axis.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The color scheme of this environment.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// The layout direction associated with the current environment.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The current Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// Whether the system preference for Reduce Motion is enabled. The host says so.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  package var hostReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// Whether the system preference for Reduce Transparency is enabled. The host says so.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  package var hostReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// The display scale of this environment.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// A Boolean value that indicates whether the view associated with this environment allows user
  /// interaction.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Returns whether the nearest focusable ancestor has focus.
  public var isFocused: Bool { self[FocusedKey.self] }
  package var hostFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The font that symbols stand beside, where it is not that of the text.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
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
  /// Whether the view stands above the window: on a sheet, or in a popover.
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
  /// The image scale for this environment.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font for text in this view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets a view's foreground elements to use a given style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    ForegroundStyleView(content: self, style: AnyShapeStyle(style))
  }

  /// Sets the primary and secondary levels of the foreground style in the child view.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(ForegroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary, and tertiary levels of the foreground style.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(
      ForegroundLevels([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  /// Sets the color of the foreground elements displayed by this view.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }

  /// Sets the tint color within this view.
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) {
      $0.tint = tint
      $0.tintStyle = nil
    }
  }

  /// Sets the tint within this view. What takes a color only takes the first one of a gradient.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in
      values.tintStyle = tint.map { AnyShapeStyle($0) }
      values.tint = tint.flatMap { style in
        if let color = style as? Color { return color }
        return style._resolve(in: values).firstColor.map { Color(.components($0)) }
      }
    }
  }

  /// Sets the accent color for this view and the views it contains.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the specified style to render backgrounds within the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Scales images within the view according to one of the relative sizes available.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets this view's color scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Adds a condition that controls whether users can interact with this view.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the Dynamic Type size within the view to the given value.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
