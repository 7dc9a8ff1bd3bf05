/// What lies behind as a paint: blurred, and with other colours.
///
/// A layer sees through it what is drawn before it, on its own layer and on those below. Layers with
/// a projection, masks and kept pictures are worlds of their own: nothing beyond is seen from there.
public struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  public var radius: Double
  /// What becomes of the colours: twenty numbers, as those of `Filter.colorMatrix`.
  public var matrix: [Double]
  /// What is seen where nothing lies behind.
  public var ground: DisplayColor
  /// 0…1.
  public var opacity: Double

  public init(radius: Double, matrix: [Double], ground: DisplayColor, opacity: Double = 1) {
    self.radius = radius
    self.matrix = matrix
    self.ground = ground
    self.opacity = opacity
  }
}
