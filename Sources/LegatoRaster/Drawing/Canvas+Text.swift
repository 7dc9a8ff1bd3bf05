import CPixels
import LegatoDisplay

extension Canvas {
  /// Draws a text: its glyphs, then the lines under and through them.
  func draw(
    _ layout: TextLayout, at origin: Point, _ paint: Paint, transform: Transform,
    opacity: Double, glyphs: GlyphCache
  ) {
    let placed = Transform.translation(origin.x, origin.y).then(transform)
    guard placed.isDrawable, placed.determinant != 0 else { return }
    let ink = PixelBox(around: placed.bounds(of: layout.inkBounds), margin: 2)
    guard ink.intersects(clip) else { return }
    for run in layout.runs {
      let paint = run.color.map(Paint.color) ?? paint
      draw(run, paint, transform, placed, opacity: opacity, ink: ink, glyphs: glyphs)
      for line in run.decorations {
        fill(.rect(line), paint, evenOdd: false, transform: placed, opacity: opacity)
      }
    }
  }

  private func draw(
    _ run: TextLayout.Run, _ paint: Paint, _ transform: Transform, _ placed: Transform,
    opacity: Double, ink: PixelBox, glyphs: GlyphCache
  ) {
    let size = run.size
    guard size > 0, size < 1e5 else { return }
    let face = glyphs.face(run.face)
    if face.hasPictures {
      return drawPictures(run, paint, placed, opacity: opacity, face: face)
    }
    let key = Strike.Key(
      face: run.face, a: placed.a * size, b: placed.b * size, c: placed.c * size,
      d: placed.d * size)
    // Larger glyphs are not worth keeping: they are drawn as the outlines that they are.
    guard max(abs(key.a) + abs(key.c), abs(key.b) + abs(key.d)) <= Self.maxStrikeExtent else {
      drawOutlines(run, key, paint, transform, placed, opacity: opacity, ink: ink, glyphs: glyphs)
      return
    }
    let strike = glyphs.strike(key)
    let isUpright = strike.isUpright
    let ground: Ground
    if case .color(let color) = paint {
      ground = .plain(color.faded(opacity).pixel)
    } else {
      // The paint's coordinates are the layer's, not the text's.
      let seen = ink.intersection(clip)
      guard let picture = picture(of: paint, in: seen, transform: transform, opacity: opacity)
      else { return }
      ground = .picture(picture, seen)
    }
    for glyph in run.glyphs {
      let place = placed.apply(Point(glyph.x, glyph.y))
      guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
      let quarterX = Int((place.x * 4 + 0.5).rounded(.down))
      let quarterY =
        isUpright
        ? Int((place.y + 0.5).rounded(.down)) * 4 : Int((place.y * 4 + 0.5).rounded(.down))
      let mask = strike.mask(glyph.id, x: quarterX & 3, y: quarterY & 3)
      stamp(mask, x: (quarterX >> 2) + mask.left, y: (quarterY >> 2) + mask.top, ground)
    }
  }

  /// Up to so many pixels to an em glyphs are kept as pictures.
  static var maxStrikeExtent: Double { 200 }

  /// What shows through a glyph.
  private enum Ground {
    case plain(UInt32)
    case picture(Bitmap, PixelBox)
  }

  private func stamp(_ mask: GlyphMask, x: Int, y: Int, _ ground: Ground) {
    let box = PixelBox(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
      .intersection(clip)
    guard !box.isEmpty else { return }
    mask.coverage.withUnsafeBufferPointer { coverage in
      for line in box.rows {
        let target = bitmap.row(line - self.y) + (box.x - self.x)
        let source = (line - y) * mask.width + box.x - x
        switch ground {
        case .plain(let pixel):
          if let cover = coverage.baseAddress {
            cpixels_stamp_row(target, cover + source, pixel, box.width)
          }
        case .picture(let picture, let area):
          let visible = PixelBox(
            left: box.x, top: line, right: Int(box.right), bottom: line + 1
          ).intersection(area)
          guard !visible.isEmpty else { continue }
          let colors = picture.row(line - area.y) - area.x
          for column in visible.x..<Int(visible.right) {
            let cover = UInt32(coverage[source + column - box.x])
            let index = column - box.x
            target[index] = Pixel.over(Pixel.scaled(colors[column], cover), target[index])
          }
        }
      }
    }
  }
}
