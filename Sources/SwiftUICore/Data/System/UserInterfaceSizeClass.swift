/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The compact size class.
  case compact
  /// The regular size class.
  case regular
}

extension UserInterfaceSizeClass {
  /// From this width on a surface is a tablet's, in points: the narrowest is 744 wide, the widest
  /// telephone upright is 440.
  static let regularWidth = 600.0
  /// From this height on a surface is not that of a telephone on its side, in points: those are
  /// 440 high at most, and the lowest upright is 568.
  static let regularHeight = 500.0
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The horizontal size class of this environment. The host tells it from the surface: compact
  /// below 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of this environment. The host tells it from the surface: compact below
  /// 500 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
