import LegatoDisplay

extension Canvas {
  /// Lays a bitmap, brought to the plane by `placed`, over the canvas; `opacity` is 0…255.
  func draw(_ picture: Bitmap, placed: Transform, opacity: UInt32) {
    let marks = Rect(0, 0, Double(picture.width), Double(picture.height))
    let box = PixelBox(around: placed.bounds(of: marks), margin: 1).intersection(clip)
    guard !box.isEmpty, opacity > 0, let inverse = placed.inverse else { return }
    let sampler = Sampler(source: picture, inverse: inverse, edge: .clear)
    let row = bitmap.room(.sampled, count: box.width)
    for line in box.rows {
      sampler.row(line, x: box.x, count: box.width, into: row)
      Bitmap.blendRow(
        row, into: bitmap.row(line - y) + (box.x - x), count: box.width, opacity: opacity)
    }
  }
}
