import LegatoDisplay

extension Canvas {
  /// Draws one command of a layer whose coordinates `transform` brings to the plane.
  func draw(
    _ command: DrawCommand, transform: Transform, opacity: Double, tools: DrawingTools
  ) {
    switch command {
    case .fill(let geometry, let paint, let evenOdd):
      fill(geometry, paint, evenOdd: evenOdd, transform: transform, opacity: opacity)
    case .stroke(let geometry, let style, let paint):
      stroke(geometry, style, paint, transform: transform, opacity: opacity)
    case .text(let layout, let origin, let paint):
      draw(
        layout, at: origin, paint, transform: transform, opacity: opacity, glyphs: tools.glyphs)
    case .image(let image, let rect, let own):
      fill(
        .rect(rect), .image(ImagePattern(image, tile: rect)), evenOdd: false, transform: transform,
        opacity: opacity * unitOpacity(own))
    case .group(let group):
      draw(group, transform: transform, opacity: opacity, tools: tools)
    }
  }
}
