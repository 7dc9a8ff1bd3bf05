import LegatoDisplay

/// What a canvas draws, as commands of its layer. They are kept until the renderer has to run again.
@MainActor
final class CanvasElement: LeafElement {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var isOpaque = false
  private var commands: [DrawCommand] = []
  private var drawnSize: Size?
  private var needsDrawing = true
  private var isDrawing = false
  private var symbols: SymbolStack?

  func set(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    setNeedsDrawing()
  }

  func setNeedsDrawing() {
    needsDrawing = true
    setNeedsRecord()
  }

  // MARK: Symbols

  /// Makes the element that the canvas's symbols are put into.
  func holdSymbols(of secondaryNode: Node) -> SymbolStack {
    let stack = SymbolStack(node: secondaryNode)
    stack.canvas = self
    symbols = stack
    graph.service(SymbolCanvases.self).add()
    setChildren([stack])
    return stack
  }

  /// A layer of a symbol is another one. While the canvas is drawn it sees the new one anyway.
  func symbolsDidChange() {
    if !isDrawing { setNeedsDrawing() }
  }

  override var drawnChildren: [Element] { [] }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    symbols?.place(at: .zero, proposal: .unspecified)
  }

  override func wasDropped() {
    guard let symbols else { return }
    graph.service(SymbolCanvases.self).remove()
    symbols.dropOwnLayer()
    self.symbols = nil
  }

  // MARK: Layout and drawing

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func willRecord() {
    let frame = frame.shown
    let size = Size(frame.width, frame.height)
    guard needsDrawing || size != drawnSize else { return }
    needsDrawing = false
    drawnSize = size
    isDrawing = true
    commands = draw(size)
    isDrawing = false
  }

  private func draw(_ size: Size) -> [DrawCommand] {
    guard size.width > 0, size.height > 0 else { return [] }
    graph.statistics.canvasesDrawn += 1
    let board = DrawingBoard(
      DrawingBoard.Tools(
        textEngine: graph.textEngine, images: graph.images, symbols: symbols?.resolved() ?? [:]
      ) { [graph, node] message in
        MainActor.assumeIsolated { graph.report(message, at: node) }
      })
    if isOpaque {
      board.commands.append(
        .fill(.rect(Rect(0, 0, size.width, size.height)), .color(.black), evenOdd: false))
    }
    let canvasSize = CGSize(width: size.width, height: size.height)
    node.tracking {
      var context = GraphicsContext(board, size: canvasSize, environment: environment)
      renderer(&context, canvasSize)
    }
    guard board.commands.contains(where: \.blends) else { return board.commands }
    return [.group(DrawGroup(isIsolated: true, board.commands))]
  }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    layer.clip = Layer.Clip(.rect(Rect(0, 0, frame.width, frame.height)))
    layer.commands = commands
    layer.isMoving = self.frame.isTranslating
  }
}
