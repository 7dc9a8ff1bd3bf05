import LegatoDisplay

/// The layout of a filmstrip's page: cards of one size in rows of one length.
struct FilmstripGrid: Hashable {
  static let margin = 32.0
  static let gap = 20.0
  static let rowGap = 28.0
  static let titleHeight = 60.0
  static let captionGap = 12.0
  static let lineHeight = 17.0
  /// The widest page but for a single wide card, in points.
  static let widest = 1376.0
  /// The room that a frame may take up.
  static let maxFrame = Size(312, 440)
  /// The narrowest card that has room for its caption.
  static let narrowestCard = 152.0
  /// The least room for the title.
  static let narrowestTitle = 320.0

  /// How large a frame is shown; 1 is its own size.
  let zoom: Double
  let frame: Size
  let card: Size
  let columns: Int
  let captionLines: [Int]

  /// - Parameters:
  ///   - content: the size of a frame, in points.
  ///   - lines: the number of lines beneath each frame.
  init(content: Size, lines: [Int]) {
    zoom = min(
      1, Self.maxFrame.width / content.width, Self.maxFrame.height / content.height)
    frame = Size((content.width * zoom).rounded(), (content.height * zoom).rounded())
    card = Size(max(frame.width, Self.narrowestCard), frame.height)
    let room = Self.widest - 2 * Self.margin
    let maxColumns = max(1, Int((room + Self.gap) / (card.width + Self.gap)))
    // Rows of one length: 4 and 4 rather than 6 and 2.
    let rows = max(1, (lines.count + maxColumns - 1) / maxColumns)
    let columns = max(1, (lines.count + rows - 1) / rows)
    self.columns = columns
    captionLines = stride(from: 0, to: lines.count, by: columns).map { start in
      lines[start..<min(start + columns, lines.count)].max() ?? 0
    }
  }

  private func rowHeight(_ row: Int) -> Double {
    card.height + Self.captionGap + Double(captionLines[row]) * Self.lineHeight
  }

  var page: Size {
    let rows = captionLines.indices.map(rowHeight).reduce(0, +)
    let cards = Double(columns) * (card.width + Self.gap) - Self.gap
    return Size(
      2 * Self.margin + max(cards, Self.narrowestTitle),
      2 * Self.margin + Self.titleHeight + rows + Double(captionLines.count - 1) * Self.rowGap)
  }

  /// The origin of card `index`.
  func place(_ index: Int) -> Point {
    let row = index / columns
    let above = (0..<row).map { rowHeight($0) + Self.rowGap }.reduce(0, +)
    return Point(
      Self.margin + Double(index % columns) * (card.width + Self.gap),
      Self.margin + Self.titleHeight + above)
  }
}
