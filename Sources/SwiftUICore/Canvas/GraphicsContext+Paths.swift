import LegatoDisplay

extension GraphicsContext {
  /// Draws a path into the context and fills the outlined region.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard isInSupportedRange(path), let paint = paint(shading, in: path.tightBounds) else { return }
    let geometry = path.geometry
    emit(
      .fill(geometry, paint, evenOdd: style.isEOFilled),
      covering: .fill(geometry, .color(.black), evenOdd: style.isEOFilled))
  }

  /// Draws a path into the context with a specified stroke style.
  ///
  /// A line whose width is 0 or less, or not finite, is not drawn.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard isInSupportedRange(path), let paint = paint(shading, in: path.tightBounds) else { return }
    if !style.lineWidth.isFinite || style.lineWidth < 0 {
      board.tools.report("Canvas: the line width \(style.lineWidth) is no valid length.")
    }
    let (geometry, line) = (path.geometry, style.display)
    guard line.width > 0 else { return }
    emit(.stroke(geometry, line, paint), covering: .stroke(geometry, line, .color(.black)))
  }

  /// Draws a path into the context with a specified line width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func isInSupportedRange(_ path: Path) -> Bool {
    if path.isInSupportedRange { return true }
    board.tools.report("Canvas: a path holds a number that is not finite; it is not drawn.")
    return false
  }
}
