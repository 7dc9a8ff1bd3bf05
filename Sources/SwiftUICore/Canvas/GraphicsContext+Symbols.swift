import LegatoDisplay

extension GraphicsContext {
  /// A static sequence of drawing operations that may be drawn multiple times, preserving their
  /// resolution independence: a view of the canvas's symbols.
  public struct ResolvedSymbol {
    /// The dimensions of the symbol: the view's ideal size, in points.
    public let size: CGSize
    let commands: [DrawCommand]
  }

  /// Gets the identified child view as a resolved symbol, if the view exists.
  ///
  /// Symbols are identified by their tag: `.tag(id)`. The value's type counts: a view that is tagged
  /// with an `Int` is not found by an optional one.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    board.tools.symbols[AnyHashable(id)]
  }

  /// Draws a resolved symbol into the context, stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard isInSupportedRange(rect), rect.width > 0, rect.height > 0, symbol.size.width > 0,
      symbol.size.height > 0
    else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    copy.emit(symbol.commands, as: .layer, transform: copy.transform.display)
  }

  /// Draws a resolved symbol into the context, aligning an anchor within the symbol to a point in
  /// user space.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let origin = origin(of: symbol.size.display, at: point, anchor) else { return }
    var copy = self
    copy.translateBy(x: origin.x, y: origin.y)
    copy.emit(symbol.commands, as: .layer, transform: copy.transform.display)
  }
}
