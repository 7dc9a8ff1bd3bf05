import LegatoDisplay

/// How far a text stands from what is above and below it: as lines of one text do from another text, and so that
/// baselines are a line and a tenth of one apart from the edges of anything else.
enum TextSpacing {
  /// - Parameters:
  ///   - metrics: of the fonts of the text, each measure the largest.
  ///   - pixelLength: in points.
  static func around(_ metrics: FontMetrics, pixelLength: CGFloat) -> VerticalSpacing {
    let gap = PixelRounding.up(metrics.height * 0.1, to: pixelLength)
    let line = metrics.height + gap
    let lines = EdgeSpacing.TextEdge.lines(
      EdgeSpacing.Lines(
        height: metrics.height, leading: metrics.leading, pixelLength: pixelLength))
    return VerticalSpacing(
      top: .text(lines, over: line - metrics.ascent),
      bottom: .text(lines, under: max(line - metrics.capHeight, gap + metrics.descent)))
  }

  /// Of a text that says nothing.
  static let none = VerticalSpacing(
    top: .text(.length(0), over: 0), bottom: .text(.length(0), under: 0))

  /// How far a symbol that is as large as its font stands from others: to a text not at all, to other things so
  /// that it has as much room as below its baseline.
  static func aroundSymbol(below baseline: CGFloat) -> VerticalSpacing {
    VerticalSpacing(
      top: .text(.length(0), over: baseline), bottom: .text(.length(0), under: baseline + 1))
  }
}
