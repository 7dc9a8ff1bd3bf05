/// A shape that is replaced by an inset version of the current container shape. If no container shape
/// was defined, is replaced by a rectangle.
///
/// No view of this platform defines a container shape: it is a rectangle everywhere.
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates a container-relative shape.
  public init() {}
  /// The frame as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// `.fixed`: a rectangle is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A rectangle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Rectangle().inset(by: amount)
  }
}
