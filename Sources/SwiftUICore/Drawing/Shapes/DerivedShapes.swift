/// A part of a shape, by the length of its outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var from: CGFloat
  var to: CGFloat

  /// The part of the shape's path from one fraction of its length to the other.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }
  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The behavior of the original shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The ends, times 128, and what the shape itself animates.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(base.animatableData, AnimatablePair(from * unitScale, to * unitScale))
    }
    set {
      base.animatableData = newValue.first
      from = newValue.second.first / unitScale
      to = newValue.second.second / unitScale
    }
  }
}

/// A shape turned about a point of its frame.
nonisolated public struct RotatedShape<Base: Shape>: Shape {
  /// The shape that is rotated.
  public var shape: Base
  /// The angle; a positive one rotates clockwise.
  public var angle: Angle
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  ///
  /// - Parameters:
  ///   - shape: The shape to rotate.
  ///   - angle: The angle; a positive one rotates clockwise.
  ///   - anchor: The point of the frame that stays where it is; its center unless given.
  public init(shape: Base, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The shape's path, rotated about the anchor.
  public func path(in rect: CGRect) -> Path {
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return shape.path(in: rect).mapped { point in
      let (dx, dy) = (point.x - x, point.y - y)
      return .init(x + c * dx - s * dy, y + s * dx + c * dy)
    }
  }
  /// The size of the original shape: the transform does not affect layout.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behavior of the original shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  /// The data of the shape, the angle in radians times 128, and the anchor times 128.
  public var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape moved by an amount.
nonisolated public struct OffsetShape<Base: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Base
  /// The distances, in points: positive ones are to the right and down.
  public var offset: CGSize

  /// Creates a shape that is moved by a distance in points.
  public init(shape: Base, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The shape's path, moved by the offset.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The size of the original shape: the transform does not affect layout.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behavior of the original shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  /// The data of the shape and the offset in points.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Trims this shape by a fractional amount based on its representation as a path.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// Rotates this shape around an anchor point at the angle you specify.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Changes the relative position of this shape using the specified size.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Changes the relative position of this shape using the specified point.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
}
