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
  /// The frame in which it was made.
  var frame = 0
  /// The first child that has to be drawn, as far as it is known.
  var ground: Int?
  /// Bands of so many rows are drawn when they are needed first.
  let bandHeight: Int
  /// Which bands are still to be drawn.
  private var isMissing: [Bool]
  private var missingCount: Int
  /// All of its rows, those that are still to be drawn as well.
  private(set) lazy var rows = bitmap.map { PictureRows($0, x: x, y: y) }
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

  /// Whether it may be drawn in parts.
  var isInBands: Bool { bitmap.map { bandHeight < $0.height } ?? false }

  /// The numbers of the bands that `rows` of the bitmap need and that have not been drawn.
  func missingBands(_ rows: Range<Int>) -> [Int] {
    guard missingCount > 0, let bitmap else { return [] }
    let rows = rows.clamped(to: 0..<bitmap.height)
    guard !rows.isEmpty else { return [] }
    return (rows.lowerBound / bandHeight...(rows.upperBound - 1) / bandHeight).filter {
      isMissing[$0]
    }
  }

  /// Gives the box of a band, in the plane; it counts as drawn from then on.
  func takeMissing(_ band: Int) -> PixelBox {
    if isMissing[band] {
      isMissing[band] = false
      missingCount -= 1
      rows?.noteDrawing()
    }
    return PixelBox(
      left: x, top: y + band * bandHeight, right: x + (bitmap?.width ?? 0),
      bottom: y + min((band + 1) * bandHeight, bitmap?.height ?? 0))
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
