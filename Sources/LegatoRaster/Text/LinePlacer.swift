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
  /// Of the fonts of the spans.
  private let metrics: [FontMetrics]

  init(library: FontLibrary, request: TextRequest, paragraphs: [ShapedParagraph]) {
    self.library = library
    self.request = request
    self.paragraphs = paragraphs
    metrics = request.spans.map { library.metrics(of: $0.font) }
  }

  mutating func place(_ lines: [TextLine]) {
    let room = request.maxWidth.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
    size.width = lines.reduce(0) { max($0, $1.width, min($1.width + $1.hanging, room)) }
    let spacing = request.lineSpacing.isFinite ? request.lineSpacing : 0
    var top = 0.0
    var bottom = 0.0
    for line in lines {
      let metrics = metrics(line)
      let baseline = top + metrics.ascent
      baselines = (baselines?.first ?? baseline, baseline)
      place(line, x: start(line.width), baseline: baseline)
      bottom = baseline + metrics.descent
      edges.append((top, bottom))
      // What a font adds to the distance of its lines stands below each but the last.
      top = bottom + metrics.gap(lineSpacing: spacing)
    }
    size.height = max(bottom, 0)
  }

  func layout(isTruncated: Bool, lineCount: Int) -> TextLayout {
    TextLayout(
      text: request.words, runs: runs, size: size, firstBaseline: baselines?.first ?? 0,
      lastBaseline: baselines?.last ?? 0, lineCount: lineCount, isTruncated: isTruncated,
      inkBounds: ink)
  }

  /// A line is as tall as its tallest stretch; an empty one as the break that ends it, at the end of the text as the one
  /// before it.
  private func metrics(_ line: TextLine) -> FontMetrics {
    var result: FontMetrics?
    for piece in line.pieces {
      let own = metrics[paragraphs[piece.paragraph].items[piece.item].span]
      result = result?.union(own) ?? own
    }
    if let result { return result }
    let end =
      paragraphs[line.paragraph].breakSpan
      ?? (line.paragraph > 0 ? paragraphs[line.paragraph - 1].breakSpan : nil)
    return end.map { metrics[$0] } ?? metrics.first ?? library.metrics(of: FontDescriptor())
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
      decorate(glyphs, item: item, from: begin, to: x, baseline: baseline)
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
    // By number: a copy of the last run at hand would be copied again with every change.
    let last = runs.count - 1
    if last >= 0, runs[last].face == item.face, runs[last].size == item.size,
      runs[last].color == color, runs[last].glyphs.last?.y == glyphs.first?.y
    {
      runs[last].glyphs += glyphs
      runs[last].decorations += decorations
    } else if !glyphs.isEmpty {
      runs.append(
        TextLayout.Run(
          face: item.face, size: item.size, color: color, glyphs: glyphs,
          decorations: decorations))
    }
  }

  /// The glyphs of a piece, with what is behind them and the lines under and through them.
  private mutating func decorate(
    _ glyphs: [TextLayout.Glyph], item: ShapedItem, from begin: Double, to end: Double,
    baseline: Double
  ) {
    let span = request.spans[item.span]
    let face = library.face(item.face)
    let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
    guard end > begin else { return append(glyphs, item: item, decorations: []) }
    if let background = span.background {
      let own = metrics[item.span]
      mark([Rect(begin, baseline - own.ascent, end - begin, own.height)], item, background)
    }
    var own: [Rect] = []
    var colored: [([Rect], DisplayColor)] = []
    for (line, place) in [(span.underline, face.underline), (span.strikethrough, face.strike)] {
      guard let line else { continue }
      let top = baseline - lift - place.position * item.lineSize
      let strokes = line.dash.strokes(
        Rect(begin, top, end - begin, place.thickness * item.lineSize))
      if let color = line.color { colored.append((strokes, color)) } else { own += strokes }
    }
    append(glyphs, item: item, decorations: own)
    for (strokes, color) in colored { mark(strokes, item, color) }
  }

  /// Rectangles in a colour of their own: a run without glyphs.
  private mutating func mark(_ rects: [Rect], _ item: ShapedItem, _ color: DisplayColor) {
    for rect in rects { ink = ink.union(rect) }
    runs.append(
      TextLayout.Run(
        face: item.face, size: item.size, color: color, glyphs: [], decorations: rects))
  }

  /// The pieces from left to right: rule L2 of the Unicode bidirectional algorithm, from the
  /// highest level down to the lowest odd one, each stretch at that level or above is turned round.
  func visualOrder(_ pieces: [LinePiece]) -> [LinePiece] {
    func level(_ piece: LinePiece) -> UInt8 {
      piece.isEllipsis
        ? (paragraphs[piece.paragraph].text.isRightToLeft ? 1 : 0)
        : paragraphs[piece.paragraph].items[piece.item].level
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

extension LineDash {
  /// The strokes of a line, in units of its thickness. A line that would have thousands is solid.
  fileprivate func strokes(_ line: Rect) -> [Rect] {
    let pattern: [Double] =
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    let period = pattern.reduce(0, +) * line.height
    guard period > 0, line.width / period < 2000 else { return [line] }
    var strokes: [Rect] = []
    var x = line.x
    while x < line.maxX {
      for (number, length) in pattern.enumerated() {
        let width = min(length * line.height, line.maxX - x)
        if number % 2 == 0, width > 0 { strokes.append(Rect(x, line.y, width, line.height)) }
        x += length * line.height
      }
    }
    return strokes
  }
}
