/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The orientation of the containing stack-like container: spacers and dividers inside follow it.
  public var stackOrientation: Axis?

  /// Creates a default set of properties.
  public init() {}
}
