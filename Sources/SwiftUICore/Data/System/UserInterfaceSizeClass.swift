/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The compact size class.
  case compact
  /// The regular size class.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum SurfaceWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// How wide the surface is, in points: the system's margins go by it.
  package var surfaceWidth: CGFloat? {
    get { self[SurfaceWidthKey.self] }
    set { self[SurfaceWidthKey.self] = newValue }
  }

  /// The horizontal size class of this environment. The host says so: regular from 668 points, with
  /// at least 500 across, and from 890.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The vertical size class of this environment. The host says so: compact below 500 points, where
  /// the surface is wider than high.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The classes of a surface: telephones upright and across, tablets, and their windows.
  mutating func setSizeClasses(width: CGFloat, height: CGFloat) {
    surfaceWidth = width
    let isLow = height < 500 && width > height
    verticalSizeClass = isLow ? .compact : .regular
    horizontalSizeClass = (width >= 668 && !isLow) || width >= 890 ? .regular : .compact
  }
}
