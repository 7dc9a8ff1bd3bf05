import LegatoDisplay

extension Image {
  /// Initializes an image of the given size, with contents provided by a custom rendering closure.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - label: what is said in its place; nothing where it is `nil`.
  ///   - opaque: whether the image is black where nothing is drawn.
  ///   - colorMode: the colour space to composite in; another one than `nonLinear` is reported.
  ///   - renderer: draws the image, whenever it is needed: what it draws is resolution independent.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawn = DrawnImage(size: size) { tools in
      let board = DrawingBoard(
        DrawingBoard.Tools(
          textEngine: tools.textEngine, images: tools.images, symbols: [:], report: tools.report))
      if colorMode != .nonLinear {
        tools.report("Image(size:colorMode:): colors are composited in sRGB.")
      }
      if opaque {
        board.commands = [
          .fill(.rect(Rect(0, 0, size.width, size.height)), .color(.black), evenOdd: false)
        ]
      }
      var context = GraphicsContext(board, size: size, environment: tools.environment)
      renderer(&context)
      return board.commands
    }
    self.init(.drawn(drawn), label: label.map { .text($0) } ?? .nothing)
  }
}
