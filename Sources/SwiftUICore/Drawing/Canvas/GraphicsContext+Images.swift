import LegatoDisplay

extension GraphicsContext {
  /// An image resolved to a particular environment.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, in points.
    public let baseline: CGFloat
    /// The shading to fill the image with. A symbol has no colours of its own: with `nil` it takes
    /// the foreground style.
    public var shading: Shading?
    /// `nil` where there is no such symbol: a placeholder is drawn then.
    let layout: TextLayout?
  }

  /// Gets an image resolved to the context's environment, to be measured and drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let font = SymbolElement.font(in: environment)
    guard let layout = board.tools.textEngine.symbol(image.symbol, font: font) else {
      board.tools.report(SymbolElement.fault(image.symbol))
      return ResolvedImage(
        size: CGSize(width: font.size, height: font.size), baseline: font.size,
        shading: .foreground, layout: nil)
    }
    return ResolvedImage(
      size: CGSize(width: layout.size.width, height: layout.size.height),
      baseline: layout.firstBaseline, shading: .foreground, layout: layout)
  }

  /// Draws a resolved image into the context, stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard isUsable(rect), rect.width > 0, rect.height > 0, image.size.width > 0,
      image.size.height > 0
    else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    copy.draw(image, origin: .zero)
  }

  /// Draws a resolved image into the context, aligning an anchor within the image to a point in
  /// user space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let origin = origin(of: image.size.display, at: point, anchor) else { return }
    draw(image, origin: origin)
  }

  /// Draws an image into the context, stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image into the context, aligning an anchor within the image to a point in user space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private func draw(_ image: ResolvedImage, origin: Point) {
    let frame = Rect(origin.x, origin.y, image.size.width, image.size.height)
    guard let paint = paint(image.shading ?? .foreground, in: frame) else { return }
    func command(_ paint: Paint) -> DrawCommand {
      image.layout.map { .text($0, at: origin, paint) }
        ?? SymbolElement.placeholder(in: frame, paint)
    }
    emit(command(paint), covering: command(.color(.black)))
  }
}
