import Glibc
import LegatoDisplay

/// The picture of what a layer holds, with its filters, clip and mask, kept from frame to frame.
final class KeptPicture {
  /// The version of the layer's content that it shows.
  let version: UInt64
  /// From the layer's coordinates to the plane that it was drawn in.
  let transform: Transform
  /// What the layer holds, in that plane, and how far its filters reach beyond.
  let content: PixelBox
  let growth: Int
  /// Beyond this box, in that plane, nothing is needed.
  let limit: PixelBox
  /// `nil` where the layer shows nothing.
  let bitmap: Bitmap?
  /// How many of the layer's children it shows, where it is not all that the layer holds.
  let childCount: Int?
  /// The place of its first pixel in the plane.
  let x: Int
  let y: Int
  /// Stretches of one colour that two rows share.
  private(set) lazy var spans = bitmap.map { FlatSpans($0) }
  /// The same picture smaller, for what is seen at an angle.
  private(set) lazy var reductions = bitmap.map { Reductions($0) }

  init(
    version: UInt64, transform: Transform, content: PixelBox, growth: Int, limit: PixelBox,
    bitmap: Bitmap?, x: Int, y: Int, childCount: Int? = nil
  ) {
    self.version = version
    self.transform = transform
    self.content = content
    self.growth = growth
    self.limit = limit
    self.bitmap = bitmap
    self.x = x
    self.y = y
    self.childCount = childCount
  }

  /// Whether a picture made for another limit would be the same: neither cuts anything off.
  func suits(_ other: PixelBox) -> Bool {
    limit == other
      || (limit.grown(by: growth).contains(content) && other.grown(by: growth).contains(content))
  }

  /// The power of two to make a picture at that is shown `factor` times as large.
  static func level(_ factor: Double) -> Double {
    guard factor > 0, factor.isFinite else { return 1 }
    // A spring that overshoots a little need not make a larger picture.
    return exp2(min(max(log2(factor / 1.1).rounded(.up), -4), 2))
  }
}
