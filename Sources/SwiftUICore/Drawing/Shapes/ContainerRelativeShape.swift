/// A shape that is replaced by an inset version of the current container shape. Where no container shape was
/// defined, it is replaced by a rectangle.
///
/// The inset is how far the shape's frame lies within the container's, at the edge where that is least: corners
/// are concentric with those of the container, in whatever corner of it the frame lies. A frame that reaches beyond
/// the container has the container's own corners. See ``SwiftUICore/View/containerShape(_:)``.
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates a container-relative shape.
  public init() {}
  /// The container's shape, inset to the frame; the frame itself without a container.
  public func path(in rect: CGRect) -> Path {
    ContainerShapePlace.current?.path(in: rect) ?? Path(rect)
  }
  /// `.fixed`: what the container's shape says of it is part of its path.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The shape inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}
