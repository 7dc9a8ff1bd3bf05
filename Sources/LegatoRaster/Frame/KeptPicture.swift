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
  /// The picture that it has in common with other layers.
  private let shared: SharedPicture?
  /// What it takes for itself alone.
  var byteCount: Int { shared == nil ? bitmap?.byteCount ?? 0 : 0 }
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
  private(set) lazy var rows = shared?.rows ?? bitmap.map { PictureRows($0, x: x, y: y) }
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
    shared = nil
    let height = bitmap?.height ?? 0
    self.bandHeight = bandHeight ?? max(height, 1)
    missingCount = bandHeight.map { (height + $0 - 1) / $0 } ?? 0
    isMissing = Array(repeating: true, count: missingCount)
  }

  /// A picture of commands that other layers have as well.
  init(version: UInt64, transform: Transform, content: PixelBox, _ shared: SharedPicture) {
    (self.version, self.transform, self.content) = (version, transform, content)
    (growth, limit, childCount) = (0, PixelBox.everywhere, nil)
    (bitmap, x, y) = (shared.rows.bitmap, shared.rows.x, shared.rows.y)
    self.shared = shared
    bandHeight = max(shared.rows.bitmap.height, 1)
    missingCount = 0
    isMissing = []
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
    let size = factor / 1.1
    // Most layers are shown about as large as they are.
    return size > 0.5 && size <= 1 ? 1 : exp2(min(max(log2(size).rounded(.up), -4), 2))
  }
}

/// A small picture of commands that is finished, whichever layers show it.
final class SharedPicture {
  let rows: PictureRows
  private let counter: SharedPictures.Counter

  init(_ rows: PictureRows, _ counter: SharedPictures.Counter) {
    self.rows = rows
    self.counter = counter
    counter.bytes += rows.bitmap.byteCount
  }

  deinit { counter.bytes -= rows.bitmap.byteCount }
}

/// The small pictures that are in use, by what they show: a crowd of equal layers is drawn from one picture, which
/// is then near the processor.
struct SharedPictures {
  struct Key: Hashable {
    var commands: [DrawCommand]
    var transform: Transform
  }

  final class Counter {
    var bytes = 0
  }

  private struct Entry {
    weak var picture: SharedPicture?
  }

  private var entries: [Key: Entry] = [:]
  private let counter = Counter()
  /// When so many are known, those that nobody shows any more are forgotten.
  private var nextCleaning = 256

  /// What they take together.
  var byteCount: Int { counter.bytes }

  mutating func picture(_ key: Key, _ make: () -> PictureRows) -> SharedPicture {
    if let known = entries[key]?.picture { return known }
    let made = SharedPicture(make(), counter)
    entries[key] = Entry(picture: made)
    if entries.count >= nextCleaning {
      entries = entries.filter { $0.value.picture != nil }
      nextCleaning = max(2 * entries.count, 256)
    }
    return made
  }
}
