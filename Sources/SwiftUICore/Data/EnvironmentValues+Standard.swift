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
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum UnderLargeTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentStorage {
  /// The layout direction, read by nobody.
  var layoutDirection: LayoutDirection {
    value(LayoutDirectionKey.self) ?? LayoutDirectionKey.defaultValue
  }
  static var layoutDirectionKey: ObjectIdentifier { ObjectIdentifier(LayoutDirectionKey.self) }
}

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
  /// Whether the system preference for Differentiate without Color is enabled: never, in a host.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the system preference for Invert Colors is enabled: never, in a host.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the system preference for Show Button Shapes is enabled: never, in a host.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the setting for playing animations in an animated image is on: always, in a host.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the setting to reduce flashing or strobing lights in video content is on: never, in a host.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether VoiceOver is in use: never, in a host.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the Switch Control motor accessibility feature is in use: never, in a host.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the Large Content Viewer is enabled: never, in a host.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether Assistive Access is in use: never, in a host.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
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
  /// Whether the view is on the screen of a stack that shows its title below the bar.
  package var isUnderLargeTitle: Bool {
    get { self[UnderLargeTitleKey.self] }
    set { self[UnderLargeTitleKey.self] = newValue }
  }
  /// Whether the view stands above the window: on a sheet, or in a popover.
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}

extension View {
  /// Sets this view's color scheme.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Adds a condition that controls whether users can interact with this view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the Dynamic Type size within the view to the given value.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
