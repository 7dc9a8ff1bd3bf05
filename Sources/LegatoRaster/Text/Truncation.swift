import LegatoDisplay

/// Makes the last line of a text that has more lines than it may have.
struct Truncation {
  let paragraphs: [ShapedParagraph]
  let room: Double
  let mode: TextRequest.Truncation
  /// The width of the ellipsis in the font of an item.
  let ellipsisWidth: (ShapedItem) -> Double

  /// The line that begins at `start` of a paragraph and stands for all the text from there on.
  /// At the tail and in the middle the paragraph's own words are kept; where paragraphs follow,
  /// they are left out at the tail.
  func line(paragraph number: Int, start: Int) -> TextLine {
    let paragraph = paragraphs[number]
    let rest = start..<paragraph.widths.count
    guard let anchor = paragraph.items.last ?? nearestItem(to: number)?.item else {
      return TextLine(paragraph: number, pieces: [], width: 0)
    }
    let ellipsis = ellipsisWidth(paragraph.items.isEmpty ? anchor : item(at: start, in: paragraph))
    let free = max(room - ellipsis, 0)
    let (head, tail): (Range<Int>, Range<Int>) =
      switch mode {
      case .tail: (front(of: rest, in: paragraph, width: free), rest.upperBound..<rest.upperBound)
      case .head: (start..<start, back(of: rest, in: paragraph, width: free))
      case .middle: both(of: rest, in: paragraph, width: free)
      }
    let kept = paragraph.trimmed(head)
    let at = kept.isEmpty ? start : kept.upperBound - 1
    var pieces = paragraph.pieces(kept, paragraph: number)
    pieces.append(sign(near: at, paragraph: number))
    pieces += paragraph.pieces(tail, paragraph: number)
    return TextLine(
      paragraph: number, pieces: pieces,
      width: paragraph.width(kept) + ellipsis + paragraph.width(tail))
  }

  private func sign(near character: Int, paragraph number: Int) -> LinePiece {
    let paragraph = paragraphs[number]
    guard !paragraph.items.isEmpty else {
      let nearest = nearestItem(to: number)
      return LinePiece(
        paragraph: nearest?.paragraph ?? number, item: nearest?.index ?? 0, range: 0..<0,
        isEllipsis: true)
    }
    let index = paragraph.items.firstIndex { $0.range.upperBound > character }
    return LinePiece(
      paragraph: number, item: index ?? paragraph.items.count - 1,
      range: character..<character, isEllipsis: true)
  }

  private func item(at character: Int, in paragraph: ShapedParagraph) -> ShapedItem {
    paragraph.items.first { $0.range.upperBound > character }
      ?? paragraph.items[paragraph.items.count - 1]
  }

  /// Where a paragraph is empty, the ellipsis takes the font of the text before it.
  private func nearestItem(to number: Int) -> (paragraph: Int, index: Int, item: ShapedItem)? {
    for index in paragraphs.indices.prefix(number).reversed() {
      if let item = paragraphs[index].items.last {
        return (index, paragraphs[index].items.count - 1, item)
      }
    }
    return nil
  }

  private func front(of range: Range<Int>, in paragraph: ShapedParagraph, width: Double)
    -> Range<Int>
  {
    var (used, end) = (0.0, range.lowerBound)
    for index in range {
      used += paragraph.widths[index]
      if used > width { break }
      if paragraph.canCut(before: index + 1) { end = index + 1 }
    }
    return range.lowerBound..<end
  }

  private func back(of range: Range<Int>, in paragraph: ShapedParagraph, width: Double)
    -> Range<Int>
  {
    var (used, begin) = (0.0, range.upperBound)
    for index in range.reversed() {
      used += paragraph.widths[index]
      if used > width { break }
      if paragraph.canCut(before: index) { begin = index }
    }
    return begin..<range.upperBound
  }

  /// The front gets half the room, the back what is then left.
  private func both(of range: Range<Int>, in paragraph: ShapedParagraph, width: Double)
    -> (Range<Int>, Range<Int>)
  {
    let head = front(of: range, in: paragraph, width: width / 2)
    let left = width - paragraph.width(head)
    return (head, back(of: head.upperBound..<range.upperBound, in: paragraph, width: left))
  }
}
