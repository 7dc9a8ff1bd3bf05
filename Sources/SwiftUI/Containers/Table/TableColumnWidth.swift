import SwiftUICore

/// How wide a column of a table may be, in points.
struct TableColumnWidth: Equatable {
  private(set) var min: CGFloat = 0
  /// The width of the column where there is room for all; `nil` for a column that shares what is left.
  private(set) var ideal: CGFloat?
  private(set) var max: CGFloat = .infinity
  /// The report on lengths that cannot be used.
  private(set) var fault: String?

  /// The width of a column for which none is asked.
  init() {}

  /// A fixed width; `nil`, and a length that cannot be used, leave the column flexible.
  init(fixed width: CGFloat?) {
    guard let width else { return }
    guard Self.isLength(width) else {
      fault = "TableColumn.width(\(width)): no width; the column shares the room that is left."
      return
    }
    (min, ideal, max) = (width, width, width)
  }

  /// A width within limits. A length that cannot be used is left out, and a maximum below the minimum
  /// is the minimum.
  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let isBounded = max != nil && max != .infinity
    self.min = Self.usable(min) ?? 0
    if isBounded, let max = Self.usable(max) { self.max = Swift.max(self.min, max) }
    self.ideal = Self.usable(ideal).map(clamped)
    let lengths = [min, ideal, isBounded ? max : nil].compactMap { $0 }
    if !lengths.allSatisfy(Self.isLength) || isBounded && (max ?? 0) < self.min {
      fault =
        "TableColumn.width(min:ideal:max:): lengths that are negative, infinite or no number are"
        + " left out, and a maximum below the minimum is the minimum."
    }
  }

  private static func isLength(_ length: CGFloat) -> Bool { length >= 0 && length.isFinite }

  private static func usable(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { isLength($0) ? $0 : nil }
  }

  fileprivate func clamped(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }

  /// The width of the column where no room is proposed.
  fileprivate var natural: CGFloat { ideal ?? clamped(TableMetrics.naturalColumnWidth) }
}

extension TableColumnWidth {
  /// Divides a room among columns.
  ///
  /// Columns with an ideal width have it, and the others share the rest equally, within their limits.
  /// What cannot be shared so, because there is too little or too much, is taken from the columns with
  /// an ideal width, or given to them, in equal parts. Where limits leave no choice, the columns are
  /// wider or narrower than the room.
  ///
  /// - Parameter room: without the gaps between columns, in points; `nil` where none is proposed.
  static func divide(_ room: CGFloat?, among columns: [TableColumnWidth]) -> [CGFloat] {
    guard let room else { return columns.map(\.natural) }
    guard room.isFinite else { return columns.map(\.max) }
    let ideals = columns.indices.filter { columns[$0].ideal != nil }
    let others = columns.indices.filter { columns[$0].ideal == nil }
    var widths = columns.map { $0.ideal ?? 0 }
    func fill(_ open: [Int]) {
      let taken = columns.indices.reduce(0) { open.contains($1) ? $0 : $0 + widths[$1] }
      Self.fill(room - taken, with: open, of: columns, &widths)
    }
    fill(others)
    fill(ideals)
    return widths
  }

  /// Widens or narrows columns by the same step, within their limits, until they fill a room.
  private static func fill(
    _ room: CGFloat, with indices: [Int], of columns: [TableColumnWidth],
    _ widths: inout [CGFloat]
  ) {
    var (open, room) = (indices, room)
    while !open.isEmpty {
      let step = open.reduce(room) { $0 - (columns[$1].ideal ?? 0) } / CGFloat(open.count)
      let wanted = open.map { (columns[$0].ideal ?? 0) + step }
      let limited = zip(open, wanted).map { columns[$0].clamped($1) }
      // Where limits make columns wider in all, those at their minimum are settled first; else those
      // at their maximum: the others then share what is left.
      let excess = zip(limited, wanted).reduce(0) { $0 + ($1.0 - $1.1) }
      var left: [Int] = []
      for (place, index) in open.enumerated() {
        let difference = limited[place] - wanted[place]
        if excess == 0 || (excess > 0 ? difference > 0 : difference < 0) {
          widths[index] = limited[place]
          room -= limited[place]
        } else {
          left.append(index)
        }
      }
      guard left.count < open.count else { return }
      open = left
    }
  }
}
