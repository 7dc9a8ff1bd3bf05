/// Lengths on the pixel grid.
enum PixelRounding {
  /// The next whole number of pixels that is not smaller. What is larger than a whole number by a thousandth
  /// of a point only came to that by arithmetic; lines fit a room that is smaller by as little.
  ///
  /// - Parameter pixel: the length of a pixel in points; lengths stay as they are where it is no positive number.
  static func up(_ length: CGFloat, to pixel: CGFloat) -> CGFloat {
    guard pixel > 0, pixel.isFinite, length.isFinite else { return length }
    return ((length - 1.000001e-3) / pixel).rounded(.up) * pixel
  }
}
