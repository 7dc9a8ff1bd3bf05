import LegatoDisplay

extension LinePlacer {
  /// Where a caret can stand in lines that have been placed.
  func carets(_ lines: [TextLine]) -> TextCarets {
    TextCarets(
      lines: lines.enumerated().map { number, line in
        let paragraph = paragraphs[line.paragraph]
        let start = start(line.width)
        let edges = edges(number)
        return TextCarets.Line(
          range: paragraph.start + line.range.lowerBound..<paragraph.start + line.range.upperBound,
          top: edges.top, bottom: edges.bottom,
          start: request.isRightToLeft ? start + line.width : start,
          boxes: boxes(line, from: start))
      })
  }

  private func boxes(_ line: TextLine, from start: Double) -> [TextCarets.Box] {
    var boxes: [TextCarets.Box] = []
    var x = start
    for piece in visualOrder(line.pieces) {
      let paragraph = paragraphs[piece.paragraph]
      let item = paragraph.items[piece.item]
      if piece.isEllipsis {
        x += Ellipsis(library: library).width(item)
        continue
      }
      let glyphs = item.glyphs[item.glyphs(of: piece.range)]
      let isRightToLeft = item.level % 2 == 1
      var index = glyphs.startIndex
      // Right to left, what stands to the left of a cluster is read after it.
      var end = piece.range.upperBound
      while index < glyphs.endIndex {
        let first = glyphs[index].character
        let begin = x
        while index < glyphs.endIndex, glyphs[index].character == first {
          x += glyphs[index].advance
          index += 1
        }
        if !isRightToLeft {
          end = index < glyphs.endIndex ? glyphs[index].character : piece.range.upperBound
        }
        boxes += split(
          first..<max(first + 1, end), of: paragraph, from: begin, to: x, isRightToLeft)
        if isRightToLeft { end = first }
      }
    }
    return boxes.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The characters that a reader sees in a cluster: the letters of a ligature share its width.
  private func split(
    _ range: Range<Int>, of paragraph: ShapedParagraph, from left: Double, to right: Double,
    _ isRightToLeft: Bool
  ) -> [TextCarets.Box] {
    var starts = [range.lowerBound]
    for index in range.dropFirst() where paragraph.text.breaks.isCharacter(index) {
      starts.append(index)
    }
    let width = (right - left) / Double(starts.count)
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : range.upperBound
      let place = Double(isRightToLeft ? starts.count - 1 - number : number)
      return TextCarets.Box(
        range: paragraph.start + start..<paragraph.start + end, minX: left + place * width,
        maxX: left + (place + 1) * width, isRightToLeft: isRightToLeft)
    }
  }
}
