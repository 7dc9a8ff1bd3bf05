import CPixels
import LegatoDisplay

extension Canvas {
  /// Lays a picture over the canvas, brought to it by `placed`, from the plane it was drawn in. `opacity`
  /// is 0…1.
  ///
  /// What is only scaled goes row by row with the columns worked out once, and takes stretches of
  /// one colour whole; the pixels are those of the plain way.
  ///
  /// - Precondition: every row of the picture is there, or `placed` is upright and the rows that the clip shows
  ///   are.
  func draw(_ picture: PictureRows, placed: Transform, opacity: Double) {
    guard placed.isDrawable, placed.inverse?.isDrawable == true else { return }
    let whole = Transform.translation(Double(picture.x), Double(picture.y)).then(placed)
    let factor = UInt32((unitOpacity(opacity) * 255).rounded())
    if let (dx, dy) = whole.wholeTranslation {
      bitmap.blend(
        picture.bitmap, x: dx - x, y: dy + picture.first - y, clip: localClip, opacity: factor)
    } else if whole.isUpright {
      stretch(picture, placed: whole, opacity: factor)
    } else {
      draw(picture.bitmap, placed: whole, opacity: factor)
    }
  }

  private func stretch(_ picture: PictureRows, placed: Transform, opacity: UInt32) {
    let marks = Rect(0, 0, Double(picture.width), Double(picture.height))
    let box = PixelBox(around: placed.bounds(of: marks), margin: 1).intersection(clip)
    guard !box.isEmpty, opacity > 0, let inverse = placed.inverse else { return }
    let sampler = Sampler(source: picture.bitmap, inverse: inverse, edge: .clear)
    if layMoved(picture, sampler, box, opacity) { return }
    let room = bitmap.room(.mixed, count: picture.width + 3)
    let mixed = room + 1
    room[0] = 0
    mixed[picture.width] = 0
    mixed[picture.width + 1] = 0
    let columns = bitmap.room(.places, count: box.width)
    columns.withMemoryRebound(to: Int32.self, capacity: box.width) { places in
      if !sampler.isUnscaled { sampler.columns(x: box.x, count: box.width, into: places) }
      let stretch = ScanlineScaler(
        source: picture, places: places, count: box.width,
        unscaledStart: sampler.isUnscaled ? sampler.unscaledPlace(ofColumn: box.x) : nil,
        mixedRow: mixed)
      for line in box.rows {
        stretch.row(
          sampler.place(ofRow: line), into: bitmap.row(line - y) + (box.x - x),
          opacity: opacity)
      }
    }
  }
}

extension Canvas {
  /// Lays a small picture that is only moved, in one go: it has no stretches of one colour that would be worth
  /// looking for. Answers false where it is not such a picture.
  private func layMoved(
    _ picture: PictureRows, _ sampler: Sampler, _ box: PixelBox, _ opacity: UInt32
  ) -> Bool {
    guard sampler.isUnscaled, picture.isWhole, picture.width <= CPIXELS_MAX_MOVED_WIDTH else {
      return false
    }
    let (across, down) = (sampler.place(ofColumn: box.x), sampler.place(ofRow: box.y))
    let last = sampler.place(ofRow: box.y + box.height - 1)
    guard last == down &+ Int32(truncatingIfNeeded: (box.height - 1) << 8) else { return false }
    let target = bitmap.row(box.y - y) + (box.x - x)
    picture.withMoved {
      cpixels_blend_moved(
        target, bitmap.width, $0, Int(across >> 8), Int(down >> 8), box.width, box.height,
        UInt32(down & 255), UInt32(across & 255), opacity)
    }
    return true
  }
}

extension Transform {
  /// Whether rows stay rows and columns columns, in their order.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// How far the map moves whole pixels, where it does nothing else: to 1/1024 of a pixel over
  /// 4,096 pixels, less than what one step of colour is.
  var wholeTranslation: (x: Int, y: Int)? {
    let slack = 1.0 / 4_194_304
    guard abs(a - 1) < slack, abs(d - 1) < slack, abs(b) < slack, abs(c) < slack,
      abs(tx) < 1e6, abs(ty) < 1e6
    else { return nil }
    let (x, y) = (tx.rounded(), ty.rounded())
    guard abs(tx - x) < 1.0 / 1024, abs(ty - y) < 1.0 / 1024 else { return nil }
    return (Int(x), Int(y))
  }
}

extension Sampler {
  /// The places of a row's pixels, across, in 1/256 of the bitmap's pixels, for an upright map that scales.
  func columns(x: Int, count: Int, into places: UnsafeMutablePointer<Int32>) {
    let start = inverse.tx - 0.5
    // Beyond the bitmap's edge one clear pixel stands for all.
    for index in 0..<count {
      let place = fixed(start + inverse.a * (Double(x + index) + 0.5))
      places[index] = min(max(place, -256), Int32(source.width) << 8)
    }
  }

  /// The place of a column of an unscaled map, wherever it is.
  func unscaledPlace(ofColumn x: Int) -> Int { Int(fixed(inverse.tx - 0.5 + 0.5)) + x << 8 }

  /// Whether columns come to lie one pixel apart: what they are off is less than a pixel of 256 over any
  /// surface.
  var isUnscaled: Bool { abs(inverse.a - 1) < 1e-8 }

  /// The place of a column of an unscaled map, across.
  func place(ofColumn x: Int) -> Int32 {
    fixed(inverse.tx - 0.5 + 0.5) &+ Int32(truncatingIfNeeded: x << 8)
  }

  /// The place of a row, down.
  func place(ofRow y: Int) -> Int32 {
    fixed(inverse.ty - 0.5 + inverse.d * (Double(y) + 0.5))
  }

  private func fixed(_ value: Double) -> Int32 {
    Int32((min(max(value, -8e6), 8e6) * 256).rounded(.down))
  }
}
