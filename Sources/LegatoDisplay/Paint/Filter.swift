/// A change made to a layer's finished picture, before its clip, mask and opacity.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur; `radius` is its standard deviation in points.
  case blur(radius: Double, opaque: Bool)
  /// The picture's shape, blurred (`radius` is the standard deviation), tinted and moved, under
  /// the picture.
  case shadow(DisplayColor, radius: Double, offset: Point)
  /// Twenty numbers, row by row: each of red, green, blue, alpha (straight, sRGB-encoded) becomes
  /// a weighted sum of the four and a constant.
  case colorMatrix([Double])
  /// Black, as opaque as the picture is light: the luminance of its colour (by Rec. 709, of the
  /// encoded components) times its alpha.
  case luminanceToAlpha
  /// Where alpha is within the limits, and not 0, the colour; elsewhere nothing.
  case alphaThreshold(min: Double, max: Double, color: DisplayColor)
}
