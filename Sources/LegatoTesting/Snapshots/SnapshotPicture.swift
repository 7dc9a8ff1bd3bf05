/// How the picture is drawn and compared that is kept beside the text of a snapshot.
///
///     host.expectSnapshot("gradient", picture: .small)
///
/// The text of a snapshot is compared exactly. The picture is there for people to look at, and for what text
/// cannot say; it is compared with a tolerance, as the antialiasing of glyphs differs between versions of a
/// font. Two pixels differ where one of their components differs by more than ``tolerance``, and two pictures
/// where more than the ``share`` of their pixels do.
public struct SnapshotPicture: Hashable, Sendable {
  /// Pixels to a point, 0.1…8; 1 by default. It is reduced where the picture would be larger than
  /// ``maxSide``.
  public var scale: Double
  /// The max width and height of the picture, in pixels, 16…4096; 240 by default.
  public var maxSide: Int
  /// The margin around the view, in points, 0…200; 8 by default. A margin ends at the surface.
  public var margin: Double
  /// The max difference of a color component of equal pixels, 0…255; 32 by default.
  public var tolerance: Int
  /// The share of the pixels that may differ by more than that, 0…1; 0.01 by default.
  public var share: Double

  /// Creates a picture. Numbers beyond their range are clamped to it; NaN is the default.
  ///
  /// - Parameters:
  ///   - scale: Pixels to a point; 1 by default.
  ///   - maxSide: The max width and height in pixels; 240 by default.
  ///   - margin: Points around the view; 8 by default.
  ///   - tolerance: The max difference of a color component of equal pixels; 32 by default.
  ///   - share: The share of the pixels that may differ by more; 0.01 by default.
  public init(
    scale: Double = 1, maxSide: Int = 240, margin: Double = 8, tolerance: Int = 32,
    share: Double = 0.01
  ) {
    func clamped(_ value: Double, _ range: ClosedRange<Double>, _ standard: Double) -> Double {
      value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
    }
    self.scale = clamped(scale, 0.1...8, 1)
    self.maxSide = min(max(maxSide, 16), 4096)
    self.margin = clamped(margin, 0...200, 8)
    self.tolerance = min(max(tolerance, 0), 255)
    self.share = clamped(share, 0...1, 0.01)
  }

  /// At most 240 × 240 pixels, one to a point: a few kilobytes.
  public static let small = SnapshotPicture()
}
