/// A view type that supports immediate mode drawing.
///
/// The renderer runs when the canvas is drawn: when the canvas is another value, its size another
/// one (in every frame, where the size is animated), when something has changed that the renderer
/// read, or when a symbol looks different. A frame in which the canvas only moves does not run it.
///
/// What is drawn is cut at the canvas's frame, and is one picture: blend modes see nothing of what
/// is behind the canvas. The canvas takes all the room that it is offered, 10 points where nothing
/// is, and is hit everywhere in its frame.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// A view that provides child views that you can use in the drawing callback.
  public var symbols: Symbols
  /// The drawing callback that you use to draw into the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean that indicates whether the canvas is fully opaque: it is black where nothing is
  /// drawn then.
  public var isOpaque: Bool
  /// The working color space and storage format of the canvas.
  public var colorMode: ColorRenderingMode
  /// A Boolean that indicates whether the canvas can present its contents to its parent view
  /// asynchronously. Frames are complete whatever it says.
  public var rendersAsynchronously: Bool

  /// Creates and configures a canvas that you supply with renderable child views.
  ///
  /// - Parameters:
  ///   - opaque: whether the canvas is black where nothing is drawn.
  ///   - colorMode: the colour space in which colours are mixed.
  ///   - rendersAsynchronously: whether drawing may come late; it never does.
  ///   - renderer: draws, given a context and the canvas's size in points.
  ///   - symbols: views to be drawn as symbols, each with a `tag` to be found by.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Creates the node that calls the renderer.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    CanvasNode(view, inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates and configures a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

@MainActor
private final class CanvasNode<Symbols: View>: KeepingNode<Canvas<Symbols>> {
  private var element: CanvasElement!
  private var secondaryNode: SecondaryNode<Symbols>?

  override init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    element = CanvasElement(node: self)
    element.set(view.renderer, isOpaque: view.isOpaque)
    guard Symbols.self != EmptyView.self else { return }
    let secondaryNode = SecondaryNode(view.symbols, self.inputs())
    self.secondaryNode = secondaryNode
    secondaryNode.element = element.holdSymbols(of: secondaryNode)
    secondaryNode.fill()
  }

  override func update(_ view: Canvas<Symbols>) {
    guard !ViewEquality.areEqual(self.view, view) else { return }
    self.view = view
    secondaryNode?.update(view.symbols)
    element.set(view.renderer, isOpaque: view.isOpaque)
  }

  override func update() {
    needsUpdate = false
    element.setNeedsDrawing()
  }

  override func unmount() {
    super.unmount()
    element.dropOwnLayer()
  }

  override var children: [Node] { secondaryNode.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var pathComponent: String? { "Canvas" }
}
