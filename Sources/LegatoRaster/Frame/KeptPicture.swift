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
  /// Bands of so many rows are drawn when they are needed first.
  let bandHeight: Int
  /// Which bands are still to be drawn.
  private var isMissing: [Bool]
  private var missingCount: Int
  /// Stretches of one colour that two rows share.
  private(set) lazy var spans = bitmap.map { FlatSpans($0) }
  /// The same picture smaller, for what is seen at an angle.
  private(set) lazy var reductions = bitmap.map { Reductions($0) }

  init(
    version: UInt64, transform: Transform, content: PixelBox, growth: Int, limit: PixelBox,
    bitmap: Bitmap?, x: Int, y: Int, childCount: Int? = nil, bandHeight: Int? = nil
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
    let height = bitmap?.height ?? 0
    self.bandHeight = bandHeight ?? max(height, 1)
    missingCount = bandHeight.map { (height + $0 - 1) / $0 } ?? 0
    isMissing = Array(repeating: true, count: missingCount)
  }

  var hasMissing: Bool { missingCount > 0 }

  /// The bands that `rows` of the bitmap need and that have not been drawn, as boxes of the plane; they
  /// count as drawn from then on.
  func takeMissing(_ rows: Range<Int>) -> [PixelBox] {
    guard missingCount > 0, let bitmap else { return [] }
    let rows = rows.clamped(to: 0..<bitmap.height)
    guard !rows.isEmpty else { return [] }
    var boxes: [PixelBox] = []
    for band in rows.lowerBound / bandHeight...(rows.upperBound - 1) / bandHeight
    where isMissing[band] {
      isMissing[band] = false
      missingCount -= 1
      boxes.append(
        PixelBox(
          left: x, top: y + band * bandHeight, right: x + bitmap.width,
          bottom: y + min((band + 1) * bandHeight, bitmap.height)))
    }
    return boxes
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
