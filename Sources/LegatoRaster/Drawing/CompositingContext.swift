import LegatoDisplay

/// What drawing on a canvas needs to know beside its pixels.
///
/// One reference, as canvases are handed on for every layer that is drawn.
struct CompositingContext {
  private let around: Around
  /// Whether pixels that a shape covers in part are painted in part.
  var isAntialiased = true

  private final class Around {
    let images: ImageCache?
    let gradients: GradientTables?
    let filters: FilterTools?
    let below: Below?
    let original: Below?

    init(
      _ images: ImageCache?, _ gradients: GradientTables?, _ filters: FilterTools?, below: Below?,
      original: Below?
    ) {
      (self.images, self.gradients, self.filters) = (images, gradients, filters)
      (self.below, self.original) = (below, original)
    }
  }

  init(
    images: ImageCache? = nil, gradients: GradientTables? = nil, filters: FilterTools? = nil
  ) {
    around = Around(images, gradients, filters, below: nil, original: nil)
  }

  private init(_ context: CompositingContext, below: Below?, original: Below?) {
    let known = context.around
    around = Around(known.images, known.gradients, known.filters, below: below, original: original)
    isAntialiased = context.isAntialiased
  }

  var images: ImageCache? { around.images }
  var gradients: GradientTables? { around.gradients }
  /// What works out the filters of what is behind.
  var filters: FilterTools? { around.filters }
  /// The canvas that this one will be laid over.
  var below: Below? { around.below }
  /// A canvas that this one is a copy of: what is behind is read there.
  var original: Below? { around.original }

  /// Another canvas, and how far this one's plane is from its plane.
  final class Below {
    let canvas: Canvas
    let dx: Int
    let dy: Int

    init(_ canvas: Canvas, dx: Int = 0, dy: Int = 0) {
      self.canvas = canvas
      self.dx = dx
      self.dy = dy
    }
  }

  /// Those of a canvas that will be laid over another one.
  func over(_ canvas: Canvas, dx: Int = 0, dy: Int = 0) -> CompositingContext {
    CompositingContext(self, below: Below(canvas, dx: dx, dy: dy), original: nil)
  }

  /// Those of a canvas that is a copy of a part of another one.
  func copy(of canvas: Canvas) -> CompositingContext {
    CompositingContext(self, below: below, original: Below(canvas))
  }

  /// Those of a canvas that sees nothing behind it.
  var isolated: CompositingContext {
    below == nil && original == nil ? self : CompositingContext(self, below: nil, original: nil)
  }
}

extension Canvas {
  /// What there is in a box now: on this canvas, and on those that it will be laid over.
  func backdrop(_ box: PixelBox) -> Bitmap {
    if let original = compositing.original {
      return original.canvas.backdrop(box.offset(original.dx, original.dy))
    }
    let seen =
      compositing.below.map { $0.canvas.backdrop(box.offset($0.dx, $0.dy)) }
      ?? Bitmap(width: box.width, height: box.height)
    seen.blend(bitmap, x: x - box.x, y: y - box.y, clip: seen.bounds, opacity: 255)
    return seen
  }

  /// What is seen through a backdrop in a box. The blur takes in nothing from beyond the box: at its
  /// edge the outermost pixels go on.
  func picture(of backdrop: Backdrop, in box: PixelBox, opacity: Double, factor: Double) -> Bitmap {
    let deviation = Blur.sanitized(backdrop.radius * factor)
    let result = Bitmap(width: box.width, height: box.height)
    result.fill(result.bounds, with: backdrop.ground.clamped.pixel)
    result.blend(self.backdrop(box), x: 0, y: 0, clip: result.bounds, opacity: 255)
    let tools = compositing.filters ?? FilterTools()
    if deviation > 0 {
      tools.apply(.blur(radius: deviation, opaque: true), to: result, transform: .identity)
    }
    tools.apply(.colorMatrix(backdrop.matrix), to: result, transform: .identity)
    let share = UInt32((unitOpacity(opacity * unitOpacity(backdrop.opacity)) * 255).rounded())
    if share < 255 {
      for index in 0..<result.width * result.height {
        result.pixels[index] = Pixel.scaled(result.pixels[index], share)
      }
    }
    return result
  }
}
