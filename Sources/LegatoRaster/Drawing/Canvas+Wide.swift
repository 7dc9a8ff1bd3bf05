import LegatoDisplay

extension Canvas {
  /// Runs `body` with a canvas on which Cairo may draw a shape whose pixels are all in `box`.
  ///
  /// Cairo cuts a shape's edges where its clip ends to the left and right, and rounds there: next
  /// to the cut a pixel may come out one step off. A shape that reaches out of this clip sideways
  /// is therefore drawn as wide as it is, on a copy, so that each of its pixels is the same
  /// whichever part of a frame is drawn again. Above and below, Cairo cuts exactly.
  func whole(_ box: PixelBox, _ body: (Canvas) -> Void) {
    let isCut =
      (box.left < clip.left && limit.left < clip.left)
      || (box.right > clip.right && limit.right > clip.right)
    guard isCut else {
      body(self)
      return
    }
    var wide = box.intersection(clip)
    // Far beyond any screen the copy ends.
    let reach: Int32 = 8192
    wide.left = max(box.left, limit.left, clip.left - reach)
    wide.right = min(box.right, limit.right, clip.right + reach)
    guard !wide.isEmpty, wide.width <= Bitmap.maxSide else { return }
    let copy = Canvas(
      Bitmap(width: wide.width, height: wide.height), x: wide.x, y: wide.y, limit: limit,
      compositing: compositing.copy(of: self))
    let shared = wide.intersection(clip)
    for line in shared.rows {
      (copy.bitmap.row(line - copy.y) + (shared.x - copy.x)).update(
        from: bitmap.row(line - y) + (shared.x - x), count: shared.width)
    }
    body(copy)
    for line in shared.rows {
      (bitmap.row(line - y) + (shared.x - x)).update(
        from: copy.bitmap.row(line - copy.y) + (shared.x - copy.x), count: shared.width)
    }
  }
}
