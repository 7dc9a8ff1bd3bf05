/// A view that provides a shape that you can use for drawing operations.
///
/// Use it to apply several fills and strokes to a shape: each is drawn over those before it.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of shape this can provide.
  associatedtype Content: Shape

  /// The shape that this type draws and provides for other drawing operations.
  var shape: Content { get }
}

/// A filled shape, with nothing beneath it.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills it.
  public var style: Style
  /// How the shape is rasterized.
  public var fillStyle: FillStyle

  /// Creates a view of a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Creates the node that draws the filled shape.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShape.makeLeaf(view, inputs) {
      DrawnShape(shape: $0.shape, style: $0.style, fill: $0.fillStyle)
    }
  }
}

/// A shape provider that fills its shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  /// The shape that this type draws and provides for other drawing operations.
  public var shape: Content
  /// The style that fills this view's shape.
  public var style: Style
  /// The fill style used when filling this view's shape.
  public var fillStyle: FillStyle
  /// The background shown beneath this view.
  public var background: Background

  /// Create a FillShapeView.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// Creates the node that draws the filled shape over its background.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShape.makeView(view, inputs, background: \.background) {
      DrawnShape(shape: $0.shape, style: $0.style, fill: $0.fillStyle)
    }
  }
}

/// A shape provider that strokes its shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  /// The shape that this type draws and provides for other drawing operations.
  public var shape: Content
  /// The style that strokes this view's shape.
  public var style: Style
  /// The stroke style used when stroking this view's shape.
  public var strokeStyle: StrokeStyle
  /// Whether this shape should be drawn antialiased.
  public var isAntialiased: Bool
  /// The background shown beneath this view.
  public var background: Background

  /// Create a StrokeShapeView.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// Creates the node that draws the line over its background.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShape.makeView(view, inputs, background: \.background) {
      DrawnShape(
        shape: $0.shape, style: $0.style, stroke: $0.strokeStyle,
        isLineAntialiased: $0.isAntialiased)
    }
  }
}

/// A shape provider that strokes the border of its shape.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
  /// The shape that this type draws and provides for other drawing operations.
  public var shape: Content
  /// The style that strokes the border of this view's shape.
  public var style: Style
  /// The stroke style used when stroking this view's shape.
  public var strokeStyle: StrokeStyle
  /// Whether this shape should be drawn antialiased.
  public var isAntialiased: Bool
  /// The background shown beneath this view.
  public var background: Background

  /// Create a stroke border shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// Creates the node that draws the line over its background.
  @MainActor
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    DrawnShape.makeView(view, inputs, background: \.background) {
      DrawnShape(
        shape: $0.shape.inset(by: $0.strokeStyle.lineWidth / 2), style: $0.style,
        stroke: $0.strokeStyle, isLineAntialiased: $0.isAntialiased)
    }
  }
}

extension DrawnShape {
  /// The node of a drawn shape with a view beneath it, if there is one.
  @MainActor
  fileprivate static func makeView<V: View, Background: View>(
    _ view: V, _ inputs: _ViewInputs, background: @escaping (V) -> Background,
    drawn: @escaping (V) -> Self
  ) -> _ViewOutputs {
    if Background.self == EmptyView.self { return makeLeaf(view, inputs, drawn: drawn) }
    return PassThroughNode(view, inputs) { view in
      drawn(view).background { background(view) }
    }
  }
}
