import LegatoDisplay

/// What a canvas is drawn with, and where its commands go: one for the canvas, and one for each layer
/// that is drawn into it.
///
/// Copies of a context share it, so that what each of them draws comes after what was drawn before,
/// whichever copy drew that. A context that outlives its renderer draws onto a board that nobody
/// looks at any more.
final class DrawingBoard {
  var commands: [DrawCommand] = []
  let tools: Tools

  /// The same for all layers of a canvas.
  final class Tools {
    let textEngine: any TextLayoutEngine
    let images: ImageStore
    let symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]
    /// Says what was wrong with something that was to be drawn.
    let report: (String) -> Void

    init(
      textEngine: any TextLayoutEngine, images: ImageStore,
      symbols: [AnyHashable: GraphicsContext.ResolvedSymbol], report: @escaping (String) -> Void
    ) {
      self.textEngine = textEngine
      self.images = images
      self.symbols = symbols
      self.report = report
    }
  }

  init(_ tools: Tools) {
    self.tools = tools
  }
}

extension DrawCommand {
  /// Whether the command is laid over what is below in another way than covering it.
  var blends: Bool {
    guard case .group(let group) = self else { return false }
    return group.blendMode != .normal
      || (!group.isIsolated && group.commands.contains(where: \.blends))
  }
}
