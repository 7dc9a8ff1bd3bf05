import LegatoDisplay

/// The shapes that layers were clipped to last, as pictures: a clip that stands still is drawn
/// once, whatever moves in it.
struct ClipCovers {
  private struct Cover {
    let clip: Layer.Clip
    let transform: Transform
    let limit: PixelBox
    let canvas: Canvas
  }

  /// The one used last at the end.
  private var covers: [Cover] = []
  private static let limit = 8
  /// Larger ones are not kept: together they would take more memory than the time is worth.
  private static let maxPixels = 1 << 20

  /// A canvas whose alpha is the clip, where it covers `box` or all of the clip; elsewhere nothing
  /// of the clip is.
  mutating func canvas(
    of clip: Layer.Clip, _ transform: Transform, box: PixelBox, limit: PixelBox
  ) -> Canvas {
    if let index = covers.lastIndex(where: {
      $0.limit == limit && $0.transform == transform && $0.clip == clip
    }) {
      let cover = covers.remove(at: index)
      covers.append(cover)
      return cover.canvas
    }
    let whole = PixelBox(around: transform.bounds(of: clip.geometry.bounds), margin: 1)
      .intersection(limit)
    // Of a small part of a large clip only the part is drawn.
    let isKept = whole.area <= Self.maxPixels && 4 * box.area >= whole.area
    let canvas = Self.draw(clip, transform, isKept ? whole : box, limit: limit)
    if isKept {
      if covers.count >= Self.limit { covers.removeFirst() }
      covers.append(Cover(clip: clip, transform: transform, limit: limit, canvas: canvas))
    }
    return canvas
  }

  private static func draw(
    _ clip: Layer.Clip, _ transform: Transform, _ box: PixelBox, limit: PixelBox
  ) -> Canvas {
    var canvas = Canvas(
      Bitmap(width: box.width, height: box.height), x: box.x, y: box.y, limit: limit)
    canvas.compositing.isAntialiased = clip.isAntialiased
    canvas.fill(
      clip.geometry, .color(.black), evenOdd: clip.evenOdd, transform: transform, opacity: 1)
    return canvas
  }
}
