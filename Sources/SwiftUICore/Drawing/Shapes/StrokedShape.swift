/// A shape that is the line along another shape's outline.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  /// `.stroke`: the shape is a line.
  public static var role: ShapeRole { .stroke }
  /// The outline of the line along the shape's path.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The size of the shape without the line, which extends beyond it by half its width.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The behavior of the original shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What the shape itself animates, and the stroke.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _StrokedShape {
  /// By itself it is drawn as the other shape with a line, so that both move under their own names.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShape.makeLeaf(view, inputs) {
      DrawnShape(shape: $0.shape, style: ForegroundStyle(), stroke: $0.style)
    }
  }
}

extension Shape {
  /// Returns a new shape that is a stroked copy of `self`, using the contents of `style` to define
  /// the stroke characteristics.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns a new shape that is a stroked copy of `self` with line-width defined by `lineWidth` and
  /// all other properties of `StrokeStyle` having their default values.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
