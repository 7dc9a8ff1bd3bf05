import LegatoDisplay

/// A shape that is drawn: filled where `stroke` is nil, else stroked.
struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  var fill = FillStyle()
  var stroke: StrokeStyle?

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: shapeName(S.self)) {
      ShapeElement<S>(view.shape, node: $0)
    } configure: { view, element in
      (element as? ShapeElement<S>)?.set(view.shape, view.style, view.fill, view.stroke)
    }
  }
}

/// The name of a shape for people: without the underscore of shapes that are made from others.
private func shapeName(_ type: Any.Type) -> String {
  let name = shortName(of: type)
  return name.hasPrefix("_") ? String(name.dropFirst()) : name
}

/// An element that draws in a frame of its own, which moves.
@MainActor
class LeafElement: Element {
  private(set) var frame: FrameAttribute!

  override init(node: Node) {
    super.init(node: node)
    frame = FrameAttribute(self)
  }

  override var drawsLayer: Bool { true }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func contains(_ point: Point) -> Bool { frame.shown.contains(point) }
}

@MainActor
final class ShapeElement<S: Shape>: LeafElement {
  private var shape: S
  private var fill = FillStyle()
  private var stroke: StrokeStyle?
  private var shapeData: AnimatedAttribute<S.AnimatableData>!
  private var strokeData: AnimatedAttribute<StrokeStyle.AnimatableData>!
  private var style: StyleAttribute!

  init(_ shape: S, node: Node) {
    self.shape = shape
    super.init(node: node)
    shapeData = AnimatedAttribute(data: S.self, of: self, named: "shape")
    strokeData = AnimatedAttribute(self, "lineWidth") { [$0.first] }
    style = StyleAttribute(self, "fill")
  }

  func set<Style: ShapeStyle>(
    _ shape: S, _ style: Style, _ fill: FillStyle, _ stroke: StrokeStyle?
  ) {
    let transaction = graph.transaction(for: node.childScope)
    if shape.sizeThatFits(.unspecified) != self.shape.sizeThatFits(.unspecified) {
      invalidateLayout()
    }
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    shapeData.set(shape.animatableData, transaction)
    if let stroke {
      if !stroke.lineWidth.isFinite || stroke.lineWidth < 0 {
        graph.report("stroke: the line width \(stroke.lineWidth) is no valid length.", at: node)
      }
      strokeData.set(stroke.animatableData, transaction)
    }
    self.style.set(style._resolve(in: environment), transaction)
    setNeedsRecord()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    var shown = shape
    shown.animatableData = shapeData.presented
    let bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let path = shown.path(in: bounds)
    if !path.isUsable {
      graph.report("path: a number is not finite; nothing is drawn.", at: node)
    }
    let geometry = path.isUsable ? path.geometry : .path(PathData())
    let paint = style.paint(in: Rect(0, 0, frame.width, frame.height))
    if var stroke {
      stroke.animatableData = strokeData.presented
      layer.commands = [.stroke(geometry, stroke.display, paint)]
    } else {
      layer.commands = [.fill(geometry, paint, evenOdd: fill.isEOFilled)]
    }
    layer.isMoving = self.frame.isTranslating && !style.isMoving && !shapeData.isMoving
  }

  override func contains(_ point: Point) -> Bool {
    let frame = frame.shown
    let local = CGPoint(x: point.x - frame.x, y: point.y - frame.y)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    if let stroke {
      return path.isOutline(within: max(0, stroke.lineWidth) / 2, of: local)
    }
    return path.contains(local, eoFill: fill.isEOFilled)
  }
}

/// The components of animatable data, as far as they are plain numbers.
func numbers<V: VectorArithmetic>(of value: V) -> [Double] {
  switch value {
  case let value as Double: return [value]
  case let value as Float: return [Double(value)]
  case let value as CGFloat: return [Double(value)]
  case let value as AnimatableVector: return value.components
  case let value as AnimatableQuad:
    return [value.lanes.x, value.lanes.y, value.lanes.z, value.lanes.w]
  case let value as any NumberList: return value.numbers
  default: return []
  }
}

private protocol NumberList {
  var numbers: [Double] { get }
}

extension AnimatablePair: NumberList {
  fileprivate var numbers: [Double] {
    SwiftUICore.numbers(of: first) + SwiftUICore.numbers(of: second)
  }
}

extension Shape {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs) {
      ShapeView(shape: $0, style: ForegroundStyle(), fill: FillStyle())
    }
  }

  /// Fills this shape with a color or gradient.
  @MainActor public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some View
  {
    ShapeView(shape: self, style: content, fill: style)
  }

  /// Fills this shape with the foreground color.
  @MainActor public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), fill: style)
  }

  /// Traces the outline of this shape with a color or gradient.
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: content, stroke: style)
  }

  /// Traces the outline of this shape with a color or gradient.
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a new shape that is a stroked copy of self.
  @MainActor public func stroke(style: StrokeStyle) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), stroke: style)
  }

  /// Returns a new shape that is a stroked copy of self with line-width defined by lineWidth.
  @MainActor public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Returns a view that is the result of insetting self by half of its line width, and stroking.
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: inset(by: style.lineWidth / 2), style: content, stroke: style)
  }

  /// Returns a view that is the result of filling the lineWidth-sized border (aka inner stroke).
  @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a view that is the result of filling the border with the foreground color.
  @MainActor public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
