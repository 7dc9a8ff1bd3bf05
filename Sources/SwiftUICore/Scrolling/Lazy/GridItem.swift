/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable, Equatable {
  /// The size in the minor axis of one or more rows or columns in a grid layout.
  public enum Size: Sendable, Equatable {
    /// A single item with the specified fixed size.
    case fixed(CGFloat)
    /// A single flexible item.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Multiple items in the space of a single flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item, which is the width of a column item or the height of a row item.
  public var size: GridItem.Size
  /// The spacing to the next item; 8 points where it is `nil`.
  public var spacing: CGFloat?
  /// The alignment to use when placing each view; the centre where it is `nil`.
  public var alignment: Alignment?

  /// Creates a grid item with the provided size, spacing, and alignment properties.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a grid, or a row: where it is across the axis. Without a length it is as wide as its
/// content.
struct LazyTrack {
  var start: CGFloat
  var length: CGFloat?
  var item: GridItem?
  var end: CGFloat { start + (length ?? 0) }

  /// All tracks as one, for content that spans them.
  static func whole(_ tracks: [LazyTrack]) -> LazyTrack {
    guard let first = tracks.first, let last = tracks.last, tracks.allSatisfy({ $0.length != nil })
    else { return LazyTrack(start: 0, length: nil, item: nil) }
    return LazyTrack(start: first.start, length: last.end - first.start, item: nil)
  }

  /// Divides the room among the items: fixed ones first, then each of the others in turn has an
  /// equal share of what is left, within its limits.
  static func divide(_ room: CGFloat?, _ items: [GridItem]) -> [LazyTrack] {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps = items.dropLast().reduce(CGFloat.zero) { $0 + gap($1) }
    var (left, flexible) = ((room ?? 0) - gaps, 0)
    for item in items {
      if case .fixed(let length) = item.size { left -= sane(length) } else { flexible += 1 }
    }
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for item in items {
      let share = max(0, left / CGFloat(max(1, flexible)))
      switch item.size {
      case .fixed(let length):
        tracks.append(LazyTrack(start: start, length: sane(length), item: item))
      case .flexible(let minimum, let maximum):
        let length = clamped(share, minimum, maximum)
        tracks.append(LazyTrack(start: start, length: length, item: item))
        (left, flexible) = (left - length, flexible - 1)
      case .adaptive(let minimum, let maximum):
        let gap = gap(item)
        let minLength = max(sane(minimum), 1)
        let count = min(1000, max(1, Int((min(share, 1e5) + gap) / max(minLength + gap, 1))))
        let length = clamped((share - CGFloat(count - 1) * gap) / CGFloat(count), 0, maximum)
        for index in 0..<count {
          tracks.append(
            LazyTrack(start: start + CGFloat(index) * (length + gap), length: length, item: item))
        }
        let whole = CGFloat(count) * length + CGFloat(count - 1) * gap
        (left, flexible) = (left - whole, flexible - 1)
      }
      start = tracks[tracks.count - 1].end + gap(item)
    }
    return tracks
  }

  private static func gap(_ item: GridItem) -> CGFloat {
    item.spacing.map(sane) ?? defaultSpacing
  }

  private static func sane(_ value: CGFloat) -> CGFloat {
    value.native.isInSupportedRange ? max(0, value) : 0
  }

  private static func clamped(_ value: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let maxLength = maximum.isNaN ? .infinity : max(0, maximum)
    return max(sane(minimum), min(value.isFinite ? value : sane(minimum), maxLength))
  }
}
