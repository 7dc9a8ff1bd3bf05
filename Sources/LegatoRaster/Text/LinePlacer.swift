import LegatoDisplay

/// Puts the glyphs of broken lines at their places.
struct LinePlacer {
  let library: FontLibrary
  let request: TextRequest
  let paragraphs: [ShapedParagraph]
  private var runs: [TextLayout.Run] = []
  private var ink = Rect.zero
  private var size = Size.zero
  private var baselines: (first: Double, last: Double)?
  /// The upper and lower edge of each line.
  private var edges: [(top: Double, bottom: Double)] = []

  init(library: FontLibrary, request: TextRequest, paragraphs: [ShapedParagraph]) {
    self.library = library
    self.request = request
    self.paragraphs = paragraphs
  }

  mutating func place(_ lines: [TextLine]) {
    size.width = lines.reduce(0) { max($0, $1.width) }
    let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
    var top = 0.0
    for (index, line) in lines.enumerated() {
      let (ascent, descent) = metrics(line)
      if index > 0 { top += spacing }
      let baseline = top + ascent
      baselines = (baselines?.first ?? baseline, baseline)
      place(line, x: start(line.width), baseline: baseline)
      edges.append((top, baseline + descent))
      top = baseline + descent
    }
    size.height = max(top, 0)
  }

  func layout(isTruncated: Bool, lineCount: Int) -> TextLayout {
    TextLayout(
      text: request.spans.count == 1
        ? request.spans[0].text : request.spans.map(\.text).joined(),
      runs: runs, size: size, firstBaseline: baselines?.first ?? 0,
      lastBaseline: baselines?.last ?? 0, lineCount: lineCount, isTruncated: isTruncated,
      inkBounds: ink)
  }

  /// A line is as tall as its tallest stretch; an empty one as the text around it.
  private func metrics(_ line: TextLine) -> (ascent: Double, descent: Double) {
    var (ascent, descent) = (0.0, 0.0)
    func take(_ size: Double) {
      let above = LineMetrics.ascent(size)
      ascent = max(ascent, above)
      descent = max(descent, LineMetrics.height(size) - above)
    }
    for piece in line.pieces { take(paragraphs[piece.paragraph].items[piece.item].size) }
    if line.pieces.isEmpty {
      let before = paragraphs.prefix(line.paragraph).last { !$0.items.isEmpty }
      take(before?.items.last?.size ?? LineMetrics.usable(request.spans.first?.font.size ?? 17))
    }
    return (ascent, descent)
  }

  func start(_ width: Double) -> Double {
    switch request.alignment {
    case .center: (size.width - width) / 2
    case .leading: request.isRightToLeft ? size.width - width : 0
    case .trailing: request.isRightToLeft ? 0 : size.width - width
    }
  }

  func edges(_ line: Int) -> (top: Double, bottom: Double) {
    edges.indices.contains(line) ? edges[line] : (0, size.height)
  }

  private mutating func place(_ line: TextLine, x: Double, baseline: Double) {
    var x = x
    for piece in visualOrder(line.pieces) {
      let paragraph = paragraphs[piece.paragraph]
      let item = paragraph.items[piece.item]
      var glyphs: [TextLayout.Glyph] = []
      let begin = x
      if piece.isEllipsis {
        for (id, advance) in Ellipsis(library: library).glyphs(item) {
          glyphs.append(TextLayout.Glyph(id: id, x: x, y: baseline, character: -1))
          x += advance
        }
      } else {
        let shown = item.glyphs(of: piece.range)
        glyphs.reserveCapacity(shown.count)
        for glyph in item.glyphs[shown] {
          glyphs.append(
            TextLayout.Glyph(
              id: glyph.id, x: x + glyph.x, y: baseline + glyph.y,
              character: Int32(clamping: paragraph.start + glyph.character)))
          x += glyph.advance
        }
      }
      append(glyphs, item: item, decorations: lines(item, from: begin, to: x, baseline: baseline))
    }
  }

  private mutating func append(
    _ glyphs: [TextLayout.Glyph], item: ShapedItem, decorations: [Rect]
  ) {
    let face = library.face(item.face)
    for glyph in glyphs {
      let box = face.ink(glyph.id)
      ink = ink.union(
        Rect(
          glyph.x + box.left * item.size, glyph.y - box.top * item.size,
          (box.right - box.left) * item.size, (box.top - box.bottom) * item.size))
    }
    for line in decorations { ink = ink.union(line) }
    let color = request.spans[item.span].color
    if let last = runs.last, last.face == item.face, last.size == item.size, last.color == color,
      last.glyphs.last?.y == glyphs.first?.y
    {
      runs[runs.count - 1].glyphs += glyphs
      runs[runs.count - 1].decorations += decorations
    } else if !glyphs.isEmpty {
      runs.append(
        TextLayout.Run(
          face: item.face, size: item.size, color: color, glyphs: glyphs,
          decorations: decorations))
    }
  }

  private func lines(_ item: ShapedItem, from begin: Double, to end: Double, baseline: Double)
    -> [Rect]
  {
    let span = request.spans[item.span]
    guard span.isUnderlined || span.isStruckThrough, end > begin else { return [] }
    let face = library.face(item.face)
    let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
    return [(span.isUnderlined, face.underline), (span.isStruckThrough, face.strike)].compactMap {
      guard $0 else { return nil }
      let top = baseline - lift - $1.position * item.size
      return Rect(begin, top, end - begin, $1.thickness * item.size)
    }
  }

  /// The pieces from left to right: rule L2 of the Unicode bidirectional algorithm, from the
  /// highest level down to the lowest odd one, each stretch at that level or above is turned round.
  func visualOrder(_ pieces: [LinePiece]) -> [LinePiece] {
    func level(_ piece: LinePiece) -> UInt8 {
      piece.isEllipsis
        ? (request.isRightToLeft ? 1 : 0) : paragraphs[piece.paragraph].items[piece.item].level
    }
    guard let highest = pieces.map(level).max(), highest > 0 else { return pieces }
    var result = pieces
    for threshold in (1...highest).reversed() {
      var index = 0
      while index < result.count {
        guard level(result[index]) >= threshold else {
          index += 1
          continue
        }
        var end = index
        while end < result.count, level(result[end]) >= threshold { end += 1 }
        result[index..<end].reverse()
        index = end
      }
    }
    return result
  }
}
