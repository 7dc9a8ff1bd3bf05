import LegatoDisplay

extension Text.Layout {
  /// Takes apart a text that is set: into its lines, and these into stretches of one face, color and set of
  /// attributes.
  init(_ drawn: DrawnText, _ engine: any TextLayoutEngine) {
    let carets = drawn.carets
    var boxes: [Int: TextCarets.Box] = [:]
    var lineOf: [Int: Int] = [:]
    for (number, line) in carets.lines.enumerated() {
      for box in line.boxes {
        for character in box.range {
          boxes[character] = box
          lineOf[character] = number
        }
      }
    }
    let spans = drawn.setting.spans
    let pieces = drawn.text.pieces
    // Which span each character is of.
    let ends = spans.reduce(into: [Int]()) { ends, span in
      ends.append((ends.last ?? 0) + span.text.unicodeScalars.count)
    }
    func span(of character: Int) -> Int? { ends.firstIndex { character < $0 } }
    func attributes(_ span: Int?) -> [CustomTextAttribute] {
      guard let span, pieces.count == spans.count else { return [] }
      return pieces[span].attributes.compactMap {
        if case .custom(let attribute) = $0 { attribute } else { nil }
      }
    }
    let metrics = spans.map { engine.metrics(of: $0.font) }
    var lines: [Int: [Run]] = [:]
    var lastLine = 0
    for run in drawn.layout.runs {
      // A sign of no character, as an ellipsis, is where the glyphs before it are.
      var parts: [(line: Int, span: Int?, glyphs: [TextLayout.Glyph])] = []
      for glyph in run.glyphs {
        let character = Int(glyph.character)
        let line = lineOf[character] ?? parts.last?.line ?? lastLine
        let span = character < 0 ? parts.last?.span : span(of: character)
        lastLine = line
        if let last = parts.last, last.line == line, last.span == span {
          parts[parts.count - 1].glyphs.append(glyph)
        } else {
          parts.append((line, span, [glyph]))
        }
      }
      for part in parts {
        let edges = part.glyphs.map { glyph in
          boxes[Int(glyph.character)].map { ($0.minX, $0.maxX) }
            ?? (glyph.x, glyph.x + run.size / 2)
        }
        let isReversed = part.glyphs.contains { boxes[Int($0.character)]?.isRightToLeft == true }
        let bounds = (edges.map(\.0).min() ?? 0, edges.map(\.1).max() ?? 0)
        lines[part.line, default: []].append(
          Run(
            face: run.face, size: run.size, color: run.color, glyphs: part.glyphs,
            edges: edges.map { (minX: $0.0, maxX: $0.1) },
            decorations: run.decorations.filter { $0.x < bounds.1 && $0.maxX > bounds.0 },
            metrics: part.span.map { metrics[$0] } ?? FontMetrics.sanFrancisco(run.size),
            paint: drawn.paint, attributes: attributes(part.span),
            layoutDirection: isReversed ? .rightToLeft : .leftToRight))
      }
    }
    self.lines = lines.keys.sorted().map { number in
      let runs = lines[number] ?? []
      let bounds = runs.map(\.typographicBounds)
      return Line(
        runs: runs,
        origin: CGPoint(
          x: bounds.map(\.origin.x).min() ?? 0, y: bounds.first?.origin.y ?? 0))
    }
    isTruncated = drawn.layout.isTruncated
  }
}
