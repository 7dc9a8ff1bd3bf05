import CCairo
import LegatoDisplay

/// A place to draw: a bitmap that shows a part of an unbounded plane of pixels.
struct Canvas {
  let bitmap: Bitmap
  /// The place of the bitmap's first pixel in the plane.
  let x: Int
  let y: Int
  /// Nothing outside of this box, in the plane, is changed.
  let clip: PixelBox
  /// What a picture that is made apart need not go beyond: the same for every part of a frame
  /// that is drawn again, so that what is made does not depend on the part.
  let limit: PixelBox
  var compositing: CompositingContext

  init(
    _ bitmap: Bitmap, x: Int = 0, y: Int = 0, clip: PixelBox? = nil, limit: PixelBox? = nil,
    compositing: CompositingContext = CompositingContext()
  ) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
    let whole = bitmap.bounds.offset(x, y)
    self.clip = clip.map { $0.intersection(whole) } ?? whole
    self.limit = limit ?? whole
    self.compositing = compositing
  }

  /// The same canvas, clipped further.
  func clipped(to box: PixelBox) -> Canvas {
    Canvas(
      bitmap, x: x, y: y, clip: clip.intersection(box), limit: limit, compositing: compositing)
  }

  /// The clip in the bitmap's own pixels.
  var localClip: PixelBox { clip.offset(-x, -y) }

  /// From the plane to the bitmap.
  func local(_ transform: Transform) -> Transform {
    transform.then(.translation(Double(-x), Double(-y)))
  }

  /// Cairo on the bitmap, clipped. Its coordinates are the bitmap's.
  var context: OpaquePointer { bitmap.context(clippedTo: localClip) }

  /// Lays a bitmap whose first pixel stands at (`x`, `y`) of the plane over the canvas.
  func draw(_ picture: Bitmap, x: Int, y: Int, opacity: Double, blendMode: BlendMode = .normal) {
    if blendMode == .normal {
      bitmap.blend(
        picture, x: x - self.x, y: y - self.y, clip: localClip,
        opacity: UInt32((unitOpacity(opacity) * 255).rounded()))
      return
    }
    blend(picture, x: x, y: y, opacity: opacity, mode: blendMode)
  }
}
