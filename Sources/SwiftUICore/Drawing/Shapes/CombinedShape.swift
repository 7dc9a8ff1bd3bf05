/// What two shapes in the same frame have in common, or have together.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let operation: AreaOperation
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    first.path(in: rect).combined(operation, with: second.path(in: rect), eoFill: eoFill)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed
      ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

/// The part of a shape's line that is inside of another shape, or outside.
nonisolated struct CutLineShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let isInside: Bool
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (line, area) = (first.path(in: rect), second.path(in: rect))
    return isInside
      ? line.lineIntersection(area, eoFill: eoFill) : line.lineSubtraction(area, eoFill: eoFill)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Returns a new shape with filled regions common to both shapes.
  ///
  /// - Parameters:
  ///   - other: the shape to intersect, in the same frame.
  ///   - eoFill: whether the even-odd rule says what is inside of the shapes, and not the winding
  ///     number.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions in either this shape or the given shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions from this shape that are not in the given shape.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions either from this shape or the given shape, but not in
  /// both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns a new shape with the line from this shape that overlaps the filled regions of the given
  /// shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CutLineShape(first: self, second: other, isInside: true, eoFill: eoFill)
  }

  /// Returns a new shape with the line from this shape that does not overlap the filled region of the
  /// given shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CutLineShape(first: self, second: other, isInside: false, eoFill: eoFill)
  }
}
