import LegatoDisplay

/// What drawing on a canvas needs to know beside its pixels.
struct CompositingContext {
  var images: ImageCache?
  var gradients: GradientTables?
  /// What works out the filters of what is behind.
  var filters: FilterTools?
  /// The canvas that this one will be laid over.
  var below: Below?
  /// A canvas that this one is a copy of: what is behind is read there.
  var original: Below?
  /// Whether pixels that a shape covers in part are painted in part.
  var isAntialiased = true

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
    var copy = self
    copy.below = Below(canvas, dx: dx, dy: dy)
    copy.original = nil
    return copy
  }

  /// Those of a canvas that sees nothing behind it.
  var isolated: CompositingContext {
    var copy = self
    copy.below = nil
    copy.original = nil
    return copy
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
