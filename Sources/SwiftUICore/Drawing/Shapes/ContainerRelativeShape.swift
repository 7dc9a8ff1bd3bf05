/// A shape that is replaced by an inset version of the current container shape. If no container shape
/// was defined, is replaced by a rectangle.
///
/// No view of this platform defines a container shape: it is a rectangle everywhere.
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Rectangle().inset(by: amount)
  }
}
