import LegatoDisplay

extension GraphicsContext {
  /// A text view resolved to a particular environment.
  public struct ResolvedText {
    /// The shading to fill uncolored text regions with.
    public var shading: Shading
    let setting: TextSetting
    let engine: any TextLayoutEngine
    let pixelLength: CGFloat

    /// Measures the size of the resolved text for a given area into which the text should be
    /// placed. A width that is infinite, or no number, leaves lines as long as they are.
    public func measure(in size: CGSize) -> CGSize {
      setting.size(of: layout(in: size), engine, pixelLength: pixelLength)
    }

    /// Gets the distance from the first line's ascender to its baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// Gets the distance from the first line's ascender to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    func layout(in size: CGSize) -> TextLayout {
      setting.layout(
        ProposedViewSize(
          width: size.width.isFinite ? size.width : nil,
          height: size.height.isFinite ? size.height : nil), engine)
    }
  }

  /// Gets a text view resolved to the context's environment, to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      shading: resolve(.foreground), setting: TextSetting(text, environment),
      engine: board.tools.textEngine, pixelLength: environment.pixelLength)
  }

  /// Draws resolved text into the context using the specified rectangle as a layout frame: lines
  /// begin at its top left and wrap at its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard isInSupportedRange(rect) else { return }
    draw(text.layout(in: rect.size), text.shading, at: rect.standardized.origin.display)
  }

  /// Draws resolved text into the context, aligning an anchor within the ideal size of the text to
  /// a point in user space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    let layout = text.layout(in: room)
    let size = text.measure(in: room)
    guard let origin = origin(of: Size(size.width, size.height), at: point, anchor) else { return }
    draw(layout, text.shading, at: origin)
  }

  /// Draws text into the context using the specified rectangle as a layout frame.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text into the context, aligning an anchor within the ideal size of the rendered text to
  /// a point in user space.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ layout: TextLayout, _ shading: Shading, at origin: Point) {
    let frame = Rect(origin.x, origin.y, layout.size.width, layout.size.height)
    guard let paint = paint(shading, in: frame) else { return }
    emit(
      .text(layout, at: origin, paint), covering: .text(layout, at: origin, .color(.black)))
  }

  func isInSupportedRange(_ rect: CGRect) -> Bool {
    if [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.native.isInSupportedRange) {
      return true
    }
    board.tools.report("Canvas: a rectangle holds a number that is not finite; nothing is drawn.")
    return false
  }

  /// Where something begins whose anchor is to be at a point.
  func origin(of size: Size, at point: CGPoint, _ anchor: UnitPoint) -> Point? {
    let origin = Point(
      point.x - anchor.x * size.width, point.y - anchor.y * size.height)
    if origin.x.isInSupportedRange, origin.y.isInSupportedRange { return origin }
    board.tools.report("Canvas: a point holds a number that is not finite; nothing is drawn.")
    return nil
  }
}
