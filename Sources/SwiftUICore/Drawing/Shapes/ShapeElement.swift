import LegatoDisplay

/// A shape that is drawn: filled where `stroke` is nil, else stroked.
struct DrawnShape<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  var fill = FillStyle()
  var stroke: StrokeStyle?
  /// Of a line; a fill's style says it itself.
  var isLineAntialiased = true

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeLeaf(view, inputs) { $0 }
  }

  /// The node of a view that is nothing but a drawn shape.
  @MainActor static func makeLeaf<V: View>(
    _ view: V, _ inputs: _ViewInputs, drawn: @escaping (V) -> Self
  ) -> _ViewOutputs {
    DrawnShapeNode(view, inputs, drawn)
  }
}

/// The names of shapes for people: without the underscore of shapes that are made from others.
@MainActor
private enum ShapeName {
  private static var known: [ObjectIdentifier: String] = [:]

  static func of(_ type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    var name = shortName(of: type)
    if name.hasPrefix("_") { name.removeFirst() }
    known[ObjectIdentifier(type)] = name
    return name
  }
}

/// The node of a view that is nothing but a drawn shape.
@MainActor
private final class DrawnShapeNode<V: View, S: Shape, Style: ShapeStyle>: KeepingNode<V> {
  private let drawn: (V) -> DrawnShape<S, Style>
  private var element: ShapeElement<S>!

  init(_ view: V, _ inputs: _ViewInputs, _ drawn: @escaping (V) -> DrawnShape<S, Style>) {
    self.drawn = drawn
    super.init(view, inputs)
    let shape = drawn(view)
    let element = ShapeElement(shape.shape, node: self)
    self.element = element
    element.set(shape)
  }

  override func update(_ view: V) {
    guard !ViewEquality.areEqual(self.view, view) else { return }
    self.view = view
    element.set(drawn(view))
  }

  override func update() {
    needsUpdate = false
    element.set(drawn(view))
    element.environmentDidChange()
  }

  override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  override var elements: [Element] { [element] }
  override func collectElements(into list: inout [Element]) { list.append(element) }
  override var pathComponent: String? { ShapeName.of(S.self) }
}

/// An element that draws in a frame of its own, which moves.
@MainActor
class LeafElement: Element, FramedElement {
  private(set) var frame: FrameAttribute!

  override init(node: Node) {
    super.init(node: node)
    attributes.reserveCapacity(4)
    frame = FrameAttribute(self)
    culling = frame
  }

  override var drawsLayer: Bool { true }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  /// The size for which the layer's commands were recorded, while no other value of the element moved.
  private var recordedSize: Size?

  /// Fills in a layer that has its commands in the coordinates of the frame, and whether it moves.
  ///
  /// - Parameters:
  ///   - isAlone: whether the commands are all that the layer shows.
  ///   - canMove: whether the commands stay the same while the frame moves.
  ///   - record: fills in the commands; not called where they are those that the layer has.
  final func record(
    into layer: inout Layer, isAlone: Bool = true, canMove: @autoclosure () -> Bool,
    _ record: (inout Layer, Rect) -> Void
  ) {
    let shown = frame.shown
    let size = Size(shown.width, shown.height)
    let isAlone = isAlone && frame.movesAlone
    let isKnown = !needsFullRecord && isAlone && recordedSize == size
    if !isKnown {
      record(&layer, shown)
      recordedSize = isAlone ? size : nil
    }
    let origin = frame.layerOrigin(layer.commands, isNew: !isKnown, isAlone: isAlone)
    layer.transform = .translation(origin.x, origin.y)
    layer.isMoving = frame.isTranslating && !frame.isCulled && canMove()
  }

  func contains(_ point: Point) -> Bool { frame.shown.contains(point) }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchArea.self: TouchArea(contains: contains)
    default: super.facet(key)
    }
  }
}

@MainActor
final class ShapeElement<S: Shape>: LeafElement, Displaceable {
  private var shape: S
  private var fill = FillStyle()
  private var stroke: StrokeStyle?
  private var isAntialiased = true
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

  func set<Style: ShapeStyle>(_ drawn: DrawnShape<S, Style>) {
    let (shape, stroke) = (drawn.shape, drawn.stroke)
    let transaction = graph.transaction(for: node.childScope)
    if shape.sizeThatFits(.unspecified) != self.shape.sizeThatFits(.unspecified) {
      invalidateLayout()
    }
    self.shape = shape
    fill = drawn.fill
    self.stroke = stroke
    isAntialiased = stroke == nil ? fill.isAntialiased : drawn.isLineAntialiased
    shapeData.set(shape.animatableData, transaction)
    if let stroke {
      if !stroke.lineWidth.isFinite || stroke.lineWidth < 0 {
        graph.report("stroke: the line width \(stroke.lineWidth) is no valid length.", at: node)
      }
      strokeData.set(stroke.animatableData, transaction)
    }
    style.set(drawn.style._resolve(in: environment), transaction)
    setNeedsRecord()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func record(into layer: inout Layer) {
    record(into: &layer, canMove: !style.isMoving && !shapeData.isMoving) { layer, frame in
      layer.commands = commands(Size(frame.width, frame.height))
    }
  }

  private func commands(_ size: Size) -> [DrawCommand] {
    var shown = shape
    shown.animatableData = shapeData.presented
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let direction = environment.layoutDirection
    let origin = self.frame.model
    var path = ContainerShapePlace.with(
      self, S.self, origin: CGPoint(x: origin.x, y: origin.y)
    ) { shown.path(in: bounds, for: direction) }
    if !path.isInSupportedRange {
      graph.report("path: a number is not finite; nothing is drawn.", at: node)
      path = Path()
    }
    let frame = Rect(0, 0, size.width, size.height)
    let paint = style.paint(in: frame)
    var commands: [DrawCommand]
    if var stroke {
      stroke.animatableData = strokeData.presented
      commands = [.stroke(path.geometry, stroke.display, paint)]
    } else if case .stroke(let geometry, let line) = path.storage {
      commands = [.stroke(geometry, line, paint)]
    } else {
      commands = [.fill(path.geometry, paint, evenOdd: fill.isEOFilled)]
    }
    if !isAntialiased { commands = [.group(DrawGroup(isAntialiased: false, commands))] }
    return style.finished(commands, in: frame)
  }

  override func contains(_ point: Point) -> Bool {
    let frame = frame.shown
    let local = CGPoint(x: point.x - frame.x, y: point.y - frame.y)
    let model = self.frame.model
    let direction = environment.layoutDirection
    let path = ContainerShapePlace.with(self, S.self, origin: CGPoint(x: model.x, y: model.y)) {
      shape.path(
        in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height), for: direction)
    }
    if let stroke {
      return path.isOutline(within: max(0, stroke.lineWidth) / 2, of: local)
    }
    return path.contains(local, eoFill: fill.isEOFilled)
  }
}
