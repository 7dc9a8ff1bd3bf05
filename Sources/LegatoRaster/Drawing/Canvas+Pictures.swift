import CCairo
import LegatoDisplay

extension Canvas {
  /// Draws a bitmap, stretched over `rect`, with the rectangle's own sharp edges.
  func draw(_ picture: Bitmap, in rect: Rect, transform: Transform, opacity: Double) {
    guard transform.isDrawable, rect.width > 0, rect.height > 0 else { return }
    whole(PixelBox(around: transform.bounds(of: rect), margin: 1)) { canvas in
      canvas.drawWhole(picture, in: rect, transform: transform, opacity: opacity)
    }
  }

  private func drawWhole(
    _ picture: Bitmap, in rect: Rect, transform: Transform, opacity: Double
  ) {
    let box = PixelBox(around: transform.bounds(of: rect), margin: 1).intersection(clip)
    let placed = Transform(
      rect.width / Double(picture.width), 0, 0, rect.height / Double(picture.height), rect.x,
      rect.y
    ).then(transform)
    guard !box.isEmpty, let inverse = placed.inverse, inverse.isDrawable else { return }
    let sampler = Sampler(source: picture, inverse: inverse, edge: .extended)
    let shown = Bitmap(width: box.width, height: box.height)
    let factor = UInt32((unitOpacity(opacity) * 255).rounded())
    for line in 0..<shown.height {
      let row = shown.row(line)
      sampler.row(box.y + line, x: box.x, count: shown.width, into: row)
      if factor < 255 {
        for index in 0..<shown.width { row[index] = Pixel.scaled(row[index], factor) }
      }
    }
    let context = context
    cairo_identity_matrix(context)
    cairo_new_path(context)
    PathWriter(context: context, transform: local(transform)).add(.rect(rect))
    withSource(x: box.x, y: box.y, shown) { cairo_fill(context) }
    cairo_new_path(context)
  }

  /// Lays a bitmap, brought to the plane by `placed`, over the canvas; `opacity` is 0…255.
  func draw(_ picture: Bitmap, placed: Transform, opacity: UInt32) {
    let marks = Rect(0, 0, Double(picture.width), Double(picture.height))
    let box = PixelBox(around: placed.bounds(of: marks), margin: 1).intersection(clip)
    guard !box.isEmpty, opacity > 0, let inverse = placed.inverse else { return }
    let sampler = Sampler(source: picture, inverse: inverse, edge: .clear)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: box.width) { buffer in
      guard let row = buffer.baseAddress else { return }
      for line in box.rows {
        sampler.row(line, x: box.x, count: box.width, into: row)
        Bitmap.blendRow(
          row, into: bitmap.row(line - y) + (box.x - x), count: box.width, opacity: opacity)
      }
    }
  }
}
