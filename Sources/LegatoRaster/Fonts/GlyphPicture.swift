import CPango

/// A glyph that is a picture in colours.
struct GlyphPicture {
  /// At its own size, and at halves of it.
  let picture: Reductions
  let width: Int
  let height: Int
  /// The place of its upper left corner from the glyph's origin, in its own pixels, y pointing up.
  let left: Int
  let top: Int
  /// How many of its pixels are an em.
  let pixelsPerEm: Double

  /// - Parameter face: with the glyph loaded, in colours.
  init?(_ face: FT_Face) {
    guard let slot = face.pointee.glyph, let sizes = face.pointee.available_sizes else {
      return nil
    }
    let source = slot.pointee.bitmap
    let (width, height) = (Int(source.width), Int(source.rows))
    guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let bytes = source.buffer,
      (1...1024).contains(width), (1...1024).contains(height), sizes.pointee.y_ppem > 0
    else { return nil }
    // FreeType's pixels are as a bitmap has them: premultiplied, blue first.
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * Int(source.pitch))
      for x in 0..<width {
        bitmap.row(y)[x] = UInt32(
          littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
      }
    }
    picture = Reductions(bitmap)
    (self.width, self.height) = (width, height)
    (left, top) = (Int(slot.pointee.bitmap_left), Int(slot.pointee.bitmap_top))
    pixelsPerEm = Double(sizes.pointee.y_ppem) / 64
  }

  /// A picture that came with a recording.
  init?(_ kept: KeptGlyphPicture) {
    guard (1...1024).contains(kept.width), (1...1024).contains(kept.height),
      kept.pixels.count == 4 * kept.width * kept.height, kept.pixelsPerEm > 0
    else { return nil }
    let bitmap = Bitmap(width: kept.width, height: kept.height)
    kept.pixels.withUnsafeBytes { bytes in
      for index in 0..<kept.width * kept.height {
        bitmap.pixels[index] = UInt32(
          littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
      }
    }
    picture = Reductions(bitmap)
    (width, height, left, top) = (kept.width, kept.height, kept.left, kept.top)
    pixelsPerEm = kept.pixelsPerEm
  }

  /// What a recording keeps of it.
  var kept: KeptGlyphPicture {
    let (bitmap, _) = picture.halved(0)
    let pixels = UnsafeBufferPointer(start: bitmap.pixels, count: width * height)
    return KeptGlyphPicture(
      width: width, height: height, left: left, top: top, pixelsPerEm: pixelsPerEm,
      pixels: pixels.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      })
  }
}
