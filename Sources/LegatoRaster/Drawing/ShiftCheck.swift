import LegatoDisplay

/// Whether a command's pixels stay the same, and only stand elsewhere, where its transform moves them by whole
/// pixels.
///
/// Places are numbers with an error, and what is drawn follows the places as they are rounded: to 1/256 of a
/// pixel for shapes, to 1/4 for glyphs. So all that is rounded is worked out under both transforms and
/// compared. What is not rounded once for all, as the colours of a gradient, counts as other.
struct ShiftCheck {
  let from: Transform
  let to: Transform
  let dx: Int
  let dy: Int

  /// - Precondition: both transforms have the same linear part.
  init(from: Transform, to: Transform, dx: Int, dy: Int) {
    (self.from, self.to, self.dx, self.dy) = (from, to, dx, dy)
  }

  /// The same for what is drawn under another transform first.
  func below(_ transform: Transform) -> ShiftCheck {
    ShiftCheck(from: transform.then(from), to: transform.then(to), dx: dx, dy: dy)
  }

  func keeps(_ command: DrawCommand, glyphs: GlyphCache) -> Bool {
    switch command {
    case .fill(let geometry, .color, _): keepsFill(geometry)
    case .stroke(let geometry, _, .color): keepsPath(geometry)
    case .text(let layout, let origin, .color):
      below(.translation(origin.x, origin.y)).keeps(layout, glyphs: glyphs)
    case .group(let group): keeps(group, glyphs: glyphs)
    default: false
    }
  }

  private func keeps(_ group: DrawGroup, glyphs: GlyphCache) -> Bool {
    guard group.filters.isEmpty, group.clips.isEmpty, group.blendMode == .normal else {
      return false
    }
    let inner = below(group.transform)
    return group.commands.allSatisfy { inner.keeps($0, glyphs: glyphs) }
  }

  /// A clip is drawn as a fill, and laid over where it is not open.
  func keeps(_ clip: Layer.Clip) -> Bool {
    clip.openBox(to) == clip.openBox(from)?.offset(dx, dy) && keepsFill(clip.geometry)
  }

  private func keepsFill(_ geometry: Geometry) -> Bool {
    switch geometry {
    case .rect(let rect):
      return keepsBox(rect) && from.wholePixels(rect)?.offset(dx, dy) == to.wholePixels(rect)
        && keepsPath(geometry)
    case .roundedRect(let rect, let radius, let isContinuous):
      let before = Canvas.uprightRows(of: rect, radius, isContinuous, from)
      let after = Canvas.uprightRows(of: rect, radius, isContinuous, to)
      // Which of its upright rows Cairo fills makes no difference where they begin and end on whole pixels.
      let areSame = before.map({ $0.lowerBound + dy..<$0.upperBound + dy }) == after
      return (areSame || UprightBox(rect, to)?.hasWholeColumns == true) && keepsBox(rect)
        && keepsPath(geometry)
    case .ellipse, .path: return keepsPath(geometry)
    }
  }

  private func keepsBox(_ rect: Rect) -> Bool {
    UprightBox(rect, from)?.offset(dx, dy) == UprightBox(rect, to)
  }

  /// The points of a path as Cairo has them, one by one, under one transform and then the other.
  private func keepsPath(_ geometry: Geometry) -> Bool {
    var before = PathWriter(target: FixedPath(), transform: from)
    before.add(geometry)
    var after = PathWriter(target: FixedPath(), transform: to)
    after.add(geometry)
    return before.target.isNear && after.target.isNear
      && before.target.moved(dx, dy) == after.target.numbers
  }

  private func keeps(_ layout: TextLayout, glyphs: GlyphCache) -> Bool {
    let isUpright = from.b == 0 && from.c == 0
    func place(_ value: Double, isQuarter: Bool) -> Int? {
      guard abs(value) < 1e6 else { return nil }
      return isQuarter
        ? Int((value * 4 + 0.5).rounded(.down)) : Int((value + 0.5).rounded(.down)) * 4
    }
    for run in layout.runs {
      let extent = max(abs(to.a) + abs(to.c), abs(to.b) + abs(to.d)) * run.size
      guard extent <= Canvas.maxStrikeExtent, !glyphs.face(run.face).hasPictures else {
        return false
      }
      for glyph in run.glyphs {
        let (before, after) = (
          from.apply(Point(glyph.x, glyph.y)), to.apply(Point(glyph.x, glyph.y))
        )
        guard let x = place(before.x, isQuarter: true),
          let y = place(before.y, isQuarter: !isUpright),
          place(after.x, isQuarter: true) == x + 4 * dx,
          place(after.y, isQuarter: !isUpright) == y + 4 * dy
        else { return false }
      }
      for line in run.decorations where !keepsFill(.rect(line)) { return false }
    }
    return true
  }
}

/// The points of a path in 1/256 of a pixel, rounded as Cairo does.
private struct FixedPath: PathTarget {
  private(set) var numbers: [Int32] = []
  /// Whether no point was brought in from too far away.
  private(set) var isNear = true

  private mutating func add(_ point: Point) {
    let reach = 999_999.0
    guard abs(point.x) < reach, abs(point.y) < reach else {
      isNear = false
      return
    }
    numbers.append(Int32((point.x * 256).rounded(.toNearestOrEven)))
    numbers.append(Int32((point.y * 256).rounded(.toNearestOrEven)))
  }

  mutating func move(to point: Point) { add(point) }
  mutating func line(to point: Point) { add(point) }
  mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    add(control1)
    add(control2)
    add(end)
  }
  func close() {}

  func moved(_ dx: Int, _ dy: Int) -> [Int32] {
    var moved = numbers
    for index in moved.indices {
      moved[index] += Int32(truncatingIfNeeded: (index.isMultiple(of: 2) ? dx : dy) << 8)
    }
    return moved
  }
}
