import LegatoDisplay

extension LazyElement {
  /// Where a row of a loop is, or will be, in the coordinates that the element is placed in.
  func frame(ofRow index: Int, in wanted: any RowSource) -> CGRect? {
    var row = 0
    for segment in segments() {
      switch segment {
      case .part: break
      case .fixed(let count): row += count
      case .source(let source):
        guard source === wanted else {
          row += source.rowCount
          continue
        }
        guard let (line, _) = table.cell(ofRow: row + index) else { return nil }
        let (start, length) = (line.start, line.length)
        if axis == .vertical {
          return CGRect(x: origin.x, y: origin.y + start, width: size.width, height: length)
        }
        let x = isRightToLeft ? size.width - start - length : start
        return CGRect(x: origin.x + x, y: origin.y, width: length, height: size.height)
      }
    }
    return nil
  }
}
