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
  /// The place of its first pixel in the plane.
  let x: Int
  let y: Int
  /// Stretches of one colour that two rows share, for each row: `FlatSpans`.
  private(set) lazy var spans = bitmap.map { FlatSpans($0) }
  /// The same picture smaller, for what is seen at an angle.
  private(set) lazy var reductions = bitmap.map { Reductions($0) }

  init(
    version: UInt64, transform: Transform, content: PixelBox, growth: Int, limit: PixelBox,
    bitmap: Bitmap?, x: Int, y: Int
  ) {
    self.version = version
    self.transform = transform
    self.content = content
    self.growth = growth
    self.limit = limit
    self.bitmap = bitmap
    self.x = x
    self.y = y
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

/// Where a bitmap has long stretches of one colour: most of a screen is plain, and what lies
/// between equal pixels need not be worked out.
struct FlatSpans {
  struct Span {
    var start: Int32
    var end: Int32
    var pixel: UInt32
  }

  /// The stretches of all rows, row after row.
  let spans: [Span]
  /// Where each row's stretches begin; one number more than there are rows.
  let starts: [Int32]
  /// Shorter ones are not worth it.
  private static let least = 32

  init(_ bitmap: Bitmap) {
    var spans: [Span] = []
    var starts: [Int32] = []
    starts.reserveCapacity(bitmap.height + 1)
    for y in 0..<bitmap.height {
      starts.append(Int32(spans.count))
      guard y + 1 < bitmap.height else { continue }
      let (upper, lower) = (bitmap.row(y), bitmap.row(y + 1))
      var x = 0
      while x < bitmap.width {
        let pixel = upper[x]
        var end = x
        while end < bitmap.width, upper[end] == pixel, lower[end] == pixel { end += 1 }
        if end - x >= Self.least {
          spans.append(Span(start: Int32(x), end: Int32(end), pixel: pixel))
        }
        x = max(end, x + 1)
      }
    }
    starts.append(Int32(spans.count))
    self.spans = spans
    self.starts = starts
  }

  func row(_ y: Int) -> ArraySlice<Span> {
    spans[Int(starts[y])..<Int(starts[y + 1])]
  }
}
