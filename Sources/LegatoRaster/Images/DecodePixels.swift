import LegatoDisplay

/// The pixels of a PNG, JPEG or WebP file; `nil` where it cannot be read, is too large, or is a
/// drawing.
package func decodePixels(_ bytes: [UInt8]) -> ImageData? {
  guard let image = try? FileImageDecoder().decode(bytes), image.drawing == nil else { return nil }
  return image
}
