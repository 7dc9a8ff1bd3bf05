import LegatoDisplay

extension GraphicsContext {
  /// An image resolved to a particular environment.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, in points: its bottom, but for
    /// symbols.
    public let baseline: CGFloat
    /// The shading to fill the image with, as far as it is opaque. With `nil` a symbol takes the
    /// foreground style, and other images keep their colours.
    public var shading: Shading?
    let content: Content

    enum Content {
      case symbol(SymbolDrawing)
      case picture(LoadedImage, Image)
      /// There is no such symbol: a placeholder is drawn.
      case missingSymbol
      case missingPicture
    }
  }

  /// Gets an image resolved to the context's environment, to be measured and drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    if case .symbol(let name, let value) = image.source {
      return resolve(symbol: name, value: value, image)
    }
    switch board.tools.images.load(image.source, in: environment) {
    case .success(let loaded):
      let size = CGSize(width: loaded.size.width, height: loaded.size.height)
      let isTemplate = image.templateMode.map { $0 == .template } ?? loaded.isTemplate
      return ResolvedImage(
        size: size, baseline: size.height, shading: isTemplate ? .foreground : nil,
        content: .picture(loaded, image))
    case .failure(let fault):
      board.tools.report(fault.message)
      return ResolvedImage(
        size: CGSize(width: 44, height: 44), baseline: 44, shading: nil, content: .missingPicture)
    }
  }

  private func resolve(symbol name: String, value: Double?, _ image: Image) -> ResolvedImage {
    let font = SymbolElement.font(in: environment)
    let drawing = SymbolDrawing(
      name, value: value,
      mode: image.templateMode == .original ? .multicolor : image.symbolMode, in: environment,
      font: font, engine: board.tools.textEngine)
    guard let drawing else {
      board.tools.report(MissingSymbol.fault(name))
      return ResolvedImage(
        size: CGSize(width: font.size, height: font.size), baseline: font.size,
        shading: .foreground, content: .missingSymbol)
    }
    let size = drawing.layout.size
    return ResolvedImage(
      size: CGSize(width: size.width, height: size.height),
      baseline: drawing.layout.firstBaseline, shading: .foreground, content: .symbol(drawing))
  }

  /// Draws a resolved image into the context, stretched over a rectangle. Of the style it matters
  /// whether its edges are smoothed.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard isInSupportedRange(rect), rect.width > 0, rect.height > 0, image.size.width > 0,
      image.size.height > 0
    else { return }
    if case .picture(_, let look) = image.content, look.resizing != nil {
      draw(image, in: rect.display, style)
      return
    }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    copy.draw(image, in: Rect(0, 0, image.size.width, image.size.height), style)
  }

  /// Draws a resolved image into the context, aligning an anchor within the image to a point in
  /// user space.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let origin = origin(of: image.size.display, at: point, anchor) else { return }
    draw(
      image, in: Rect(origin.x, origin.y, image.size.width, image.size.height), FillStyle())
  }

  /// Draws an image into the context, stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image into the context, aligning an anchor within the image to a point in user space.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private func draw(_ image: ResolvedImage, in frame: Rect, _ style: FillStyle) {
    guard let commands = commands(of: image, in: frame, image.shading),
      let marks = self.commands(of: image, in: frame, .color(.black))
    else { return }
    func finished(_ commands: [DrawCommand]) -> [DrawCommand] {
      style.isAntialiased ? commands : [.group(DrawGroup(isAntialiased: false, commands))]
    }
    emit(
      finished(commands), as: .commands(finished(marks)), transform: transform.display)
  }

  private func commands(
    of image: ResolvedImage, in frame: Rect, _ shading: Shading?
  ) -> [DrawCommand]? {
    switch image.content {
    case .symbol(let drawing):
      guard let paint = paint(shading ?? .foreground, in: frame) else { return nil }
      let second = self.paint(.style(HierarchicalShapeStyle.secondary), in: frame)
      return drawing.commands(at: Point(frame.x, frame.y), paint, second: second)
    case .missingSymbol:
      return paint(shading ?? .foreground, in: frame).map {
        [MissingSymbol.placeholder(in: frame, $0)]
      }
    case .picture(let loaded, let look):
      var tint: Paint?
      if let shading {
        guard let paint = paint(shading, in: frame) else { return nil }
        tint = paint
      }
      return PictureDrawing(loaded, look).commands(in: frame, tint: tint)
    case .missingPicture:
      return PictureElement.missing(in: frame, environment, board.tools.textEngine)
    }
  }
}
