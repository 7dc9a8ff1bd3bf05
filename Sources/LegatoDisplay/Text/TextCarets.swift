/// Where a caret can stand in a text that was set, and what is selected between two of its places.
///
/// Characters are counted in Unicode scalars, over the whole text. Coordinates are those of the
/// text's layout.
public struct TextCarets: Hashable, Sendable {
  /// A character as a reader sees it, on its line.
  public struct Box: Hashable, Sendable {
    public var range: Range<Int>
    public var minX: Double
    public var maxX: Double
    public var isRightToLeft: Bool

    public init(range: Range<Int>, minX: Double, maxX: Double, isRightToLeft: Bool) {
      self.range = range
      self.minX = minX
      self.maxX = maxX
      self.isRightToLeft = isRightToLeft
    }

    /// The edges where reading enters and leaves it.
    var leading: Double { isRightToLeft ? maxX : minX }
    var trailing: Double { isRightToLeft ? minX : maxX }
  }

  public struct Line: Hashable, Sendable {
    /// The characters up to where the next line begins, a line break left out.
    public var range: Range<Int>
    public var top: Double
    public var bottom: Double
    /// Where a line without characters begins.
    public var start: Double
    /// In the order of the text. Blanks that hang over at a wrapped line's end have none.
    public var boxes: [Box]

    public init(range: Range<Int>, top: Double, bottom: Double, start: Double, boxes: [Box]) {
      self.range = range
      self.top = top
      self.bottom = bottom
      self.start = start
      self.boxes = boxes
    }

    /// Where the caret stands before a character.
    public func x(_ index: Int) -> Double {
      guard let last = boxes.last else { return start }
      if index >= last.range.upperBound { return last.trailing }
      var (low, high) = (0, boxes.count)
      while low < high {
        let middle = (low + high) / 2
        if boxes[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
      }
      return boxes[low].leading
    }
  }

  public var lines: [Line]

  public init(lines: [Line]) {
    self.lines = lines
  }

  /// The number of the line that the caret before a character stands on: where a line was wrapped,
  /// the later one.
  public func line(of index: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// Where the caret before a character stands: a line without a width.
  public func caret(before index: Int) -> Rect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: index)]
    return Rect(line.x(index), line.top, 0, line.bottom - line.top)
  }

  /// The place for a caret that is nearest to a point.
  public func index(at point: Point) -> Int {
    guard !lines.isEmpty else { return 0 }
    let number = lines.lastIndex { $0.top <= point.y } ?? 0
    return index(atX: point.x, line: number)
  }

  /// The place for a caret on a line that is nearest to a coordinate.
  public func index(atX x: Double, line number: Int) -> Int {
    let line = lines[min(max(number, 0), lines.count - 1)]
    var nearest: (index: Int, distance: Double)?
    func offer(_ index: Int, _ place: Double) {
      let distance = abs(place - x)
      if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
    }
    for box in line.boxes { offer(box.range.lowerBound, box.leading) }
    if let last = line.boxes.last { offer(last.range.upperBound, last.trailing) }
    return nearest?.index ?? line.range.lowerBound
  }

  /// What is behind the characters of a range, one or more rectangles a line. A line break that is
  /// within the range takes the rest of its line, up to `width`; where that is `nil`, nothing.
  public func rectangles(_ range: Range<Int>, width: Double?, isRightToLeft: Bool) -> [Rect] {
    var result: [Rect] = []
    for (number, line) in lines.enumerated() where line.range.lowerBound < range.upperBound {
      let isBroken =
        number + 1 < lines.count && range.upperBound >= lines[number + 1].range.lowerBound
      guard
        line.range.upperBound > range.lowerBound
          || isBroken && line.range.upperBound >= range.lowerBound
      else { continue }
      var spans: [(Double, Double)] = []
      for box in line.boxes
      where box.range.lowerBound >= range.lowerBound && box.range.lowerBound < range.upperBound {
        spans.append((box.minX, box.maxX))
      }
      if isBroken, let width {
        let end = line.boxes.last?.trailing ?? line.start
        spans.append(isRightToLeft ? (min(0, end), end) : (end, max(end, width)))
      }
      var merged: [(Double, Double)] = []
      for span in spans.sorted(by: { $0.0 < $1.0 }) {
        if let last = merged.last, span.0 <= last.1 + 0.01 {
          merged[merged.count - 1].1 = max(last.1, span.1)
        } else {
          merged.append(span)
        }
      }
      result += merged.map { Rect($0.0, line.top, $0.1 - $0.0, line.bottom - line.top) }
    }
    return result
  }
}
