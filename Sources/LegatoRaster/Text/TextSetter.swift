import LegatoDisplay

/// Sets one text: paragraphs, lines, then glyphs at places.
struct TextSetter {
  let library: FontLibrary
  let shaper: Shaper
  let request: TextRequest

  func layout() -> TextLayout {
    PlainLine(library: library, shaper: shaper, request: request).layout() ?? layoutByParagraphs()
  }

  func layoutByParagraphs() -> TextLayout {
    let (placer, lines, isTruncated) = placed()
    return placer.layout(isTruncated: isTruncated, lineCount: lines.count)
  }

  func carets() -> TextCarets {
    let (placer, lines, _) = placed()
    return placer.carets(lines)
  }

  private func placed() -> (LinePlacer, [TextLine], isTruncated: Bool) {
    let paragraphs = shapedParagraphs()
    let (lines, isTruncated) = brokenLines(paragraphs)
    var placer = LinePlacer(library: library, request: request, paragraphs: paragraphs)
    placer.place(lines)
    return (placer, lines, isTruncated)
  }

  private func shapedParagraphs() -> [ShapedParagraph] {
    var result: [ShapedParagraph] = []
    var scalars: [UInt32] = []
    var spans: [Int] = []
    var previous: UInt32 = 0
    // Counted over the whole text, breaks between paragraphs included.
    var (start, offset) = (0, 0)
    let room = request.spans.reduce(0) { $0 + $1.text.utf8.count }
    scalars.reserveCapacity(room)
    spans.reserveCapacity(room)
    func finish(breakSpan: Int?) {
      let text = TextParagraph(
        scalars: scalars, spans: spans, isRightToLeft: request.isRightToLeft,
        infersDirection: request.infersDirection)
      result.append(
        ShapedParagraph(
          text: text, items: shaper.shape(text, spans: request.spans), start: start,
          breakSpan: breakSpan))
      // The paragraph keeps these.
      scalars = []
      spans = []
    }
    for number in request.spans.indices {
      for scalar in request.spans[number].text.unicodeScalars {
        offset += 1
        switch scalar.value {
        case 0x0A where previous == 0x0D: start = offset
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
          finish(breakSpan: number)
          start = offset
        default:
          scalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? 0x20 : scalar.value)
          spans.append(number)
        }
        previous = scalar.value
      }
    }
    finish(breakSpan: nil)
    return result
  }

  private func brokenLines(_ paragraphs: [ShapedParagraph]) -> ([TextLine], isTruncated: Bool) {
    let room = request.maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : $0 }
    let limit = request.lineLimit.map { max($0, 1) } ?? Int.max
    var lines: [TextLine] = []
    for (number, paragraph) in paragraphs.enumerated() {
      let left = limit - lines.count
      // One more than is allowed tells whether the text is too long.
      var ranges = LineBreaker.lines(
        paragraph, maxWidth: room, limit: left == Int.max ? left : left + 1)
      if let room, paragraphs.count == 1, left >= 2 {
        ranges = LineBreaker.withoutOrphan(ranges, of: paragraph, room: room)
      }
      let isLastParagraph = number == paragraphs.count - 1
      if ranges.count > left || (ranges.count == left && !isLastParagraph) {
        lines += ranges.prefix(left - 1).map { line($0, of: paragraph, number) }
        let truncation = Truncation(
          paragraphs: paragraphs, room: (room ?? .infinity) + LineBreaker.tolerance,
          mode: request.truncation, ellipsisWidth: Ellipsis(library: library).width)
        lines.append(
          truncation.line(paragraph: number, start: ranges[left - 1].lowerBound))
        return (lines, true)
      }
      for (index, range) in ranges.enumerated() {
        // Blanks hang over where a line was broken; those at a text's end count.
        let isBroken = index < ranges.count - 1
        var line = line(isBroken ? paragraph.trimmed(range) : range, of: paragraph, number)
        line.range = range
        if isBroken { line.hanging = paragraph.width(range) - line.width }
        lines.append(line)
      }
    }
    return (lines, false)
  }

  private func line(_ range: Range<Int>, of paragraph: ShapedParagraph, _ number: Int) -> TextLine {
    // Only blanks can be wider than the room here, and they may hang over.
    var width = paragraph.width(range)
    if let room = request.maxWidth, width > room + LineBreaker.tolerance {
      width = max(paragraph.width(paragraph.trimmed(range)), min(width, max(room, 0)))
    }
    return TextLine(
      paragraph: number, pieces: paragraph.pieces(range, paragraph: number), width: width)
  }
}
