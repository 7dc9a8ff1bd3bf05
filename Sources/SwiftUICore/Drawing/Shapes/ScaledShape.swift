import LegatoDisplay

/// A shape with a scale transform applied to it.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors in both directions.
  public var scale: CGSize
  /// The point of the shape's frame that stays where it is.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  ///
  /// - Parameters:
  ///   - shape: The shape to scale.
  ///   - scale: The factors of the width and the height. Negative ones flip the shape.
  ///   - anchor: The point of the frame that stays where it is; its center unless given.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The shape's path, scaled about the anchor.
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return shape.path(in: rect).mapped {
      Point(x + ($0.x - x) * scale.width, y + ($0.y - y) * scale.height)
    }
  }
  /// The size of the original shape: the scale does not affect layout.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behavior of the original shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What the shape itself animates, the factors, and the anchor times 128.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape in a frame of a given size.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  /// The shape's path in a frame of the given size, aligned at the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        origin: CGPoint(
          x: rect.minX + anchor.x * (rect.width - size.width),
          y: rect.minY + anchor.y * (rect.height - size.height)), size: size))
  }
  /// The behavior of the original shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What the shape itself animates, the size, and the anchor times 128.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// Scales this shape without changing its bounding frame.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales this shape without changing its bounding frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its
  /// path from a rect of size `size`, at the top left of the frame. This does not affect the layout
  /// properties of any views created from the shape.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its
  /// path from a rect of size (`width`, `height`).
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its
  /// path from a rect of size `size`, which stands with its `anchor` on that of the frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its
  /// path from a rect of size (`width`, `height`), which stands with its `anchor` on that of the
  /// frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
