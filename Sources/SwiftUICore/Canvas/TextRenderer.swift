import LegatoDisplay

/// A value that can replace the default text view rendering behavior.
///
/// Its animatable data move with the animation of a change, as those of shapes do.
public protocol TextRenderer: Animatable {
  /// Draws `layout` into `ctx`, whose origin is the top left of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of the text in `proposal`: that of the text itself by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The size of the extra room around the text that is drawn into: none by default. What is drawn beyond it is
  /// shown here, too.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// No room.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for a text view that custom text renderers use.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the space needed by the text view when drawn into a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Returns a new view such that any text views within it will use `renderer` to draw themselves.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textDrawer, RendererDrawer(renderer: renderer))
  }
}

private struct RendererDrawer<T: TextRenderer>: TextDrawer {
  let renderer: T

  func makePlayer(for element: Element) -> any TextDrawerPlayer {
    RendererPlayer(renderer, element)
  }
}

@MainActor
private final class RendererPlayer<T: TextRenderer>: TextDrawerPlayer {
  private var renderer: T
  private let data: AnimatedAttribute<T.AnimatableData>
  private unowned let element: Element

  init(_ renderer: T, _ element: Element) {
    self.renderer = renderer
    self.element = element
    data = AnimatedAttribute(element, "textRenderer") { numbers(of: $0) }
  }

  var isMoving: Bool { data.isMoving }

  func take(_ drawer: any TextDrawer, _ transaction: Transaction) -> Bool {
    guard let drawer = drawer as? RendererDrawer<T> else { return false }
    renderer = drawer.renderer
    data.set(renderer.animatableData, transaction)
    return true
  }

  func size(
    _ proposal: ProposedViewSize, measure: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize {
    let size = renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure))
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      element.graph.report(
        "TextRenderer: \(size.width) × \(size.height) is no size; that of the text is used.",
        at: element.node)
      return measure(proposal)
    }
    return size
  }

  func commands(_ text: DrawnText) -> [DrawCommand] {
    var shown = renderer
    shown.animatableData = data.presented
    let (graph, node) = (element.graph, text.node)
    let board = DrawingBoard(
      DrawingBoard.Tools(textEngine: graph.textEngine, images: graph.images, symbols: [:]) {
        message in MainActor.assumeIsolated { graph.report(message, at: node) }
      })
    var context = GraphicsContext(board, size: text.size, environment: element.environment)
    let padding = shown.displayPadding
    context.clipBox = Rect(
      -padding.leading, -padding.top, text.size.width + padding.leading + padding.trailing,
      text.size.height + padding.top + padding.bottom)
    shown.draw(layout: Text.Layout(text, graph.textEngine), in: &context)
    guard board.commands.contains(where: \.blends) else { return board.commands }
    return [.group(DrawGroup(isIsolated: true, board.commands))]
  }
}

extension GraphicsContext {
  /// Draws one line of text into the graphics context.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws one run of text into the graphics context.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.part(run.glyphs, decorations: run.decorations), run.paint, options)
  }

  /// Draws one slice of a run into the graphics context.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.part, slice.run.paint, options)
  }

  /// Glyphs stand at places between pixels in any case: there is nothing that an option would turn off.
  private func draw(_ part: TextLayout, _ paint: Paint, _ options: Text.Layout.DrawingOptions) {
    emit(.text(part, at: .zero, paint), covering: .text(part, at: .zero, .color(.black)))
  }
}
