import LegatoDisplay

/// The pixels of a PNG, JPEG or WebP file; `nil` where it cannot be read, is too large, or is a
/// drawing.
package func decodePixels(_ bytes: [UInt8]) -> ImageData? {
  guard let image = try? FileImageDecoder().decode(bytes), image.drawing == nil else { return nil }
  return image
}

/// The pixels of a drawing from a PDF file, four to a point and at most 2,048 to a side; `nil` for all other images.
package func pixelsOfPage(_ image: ImageData) -> ImageData? {
  guard let bytes = image.drawing, ImageHeader.isPage(bytes), let drawing = VectorDrawing(bytes)
  else { return nil }
  let factor = min(4, 2048 / max(drawing.width, drawing.height))
  let bitmap = drawing.bitmap(
    width: max(Int((drawing.width * factor).rounded()), 1),
    height: max(Int((drawing.height * factor).rounded()), 1))
  var pixels: [UInt8] = []
  pixels.reserveCapacity(4 * bitmap.width * bitmap.height)
  for y in 0..<bitmap.height {
    let row = bitmap.row(y)
    for x in 0..<bitmap.width {
      let pixel = row[x]
      for shift: UInt32 in [16, 8, 0, 24] {
        pixels.append(UInt8(truncatingIfNeeded: pixel >> shift))
      }
    }
  }
  return ImageData(width: bitmap.width, height: bitmap.height, pixels: pixels)
}
