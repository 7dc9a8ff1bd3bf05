import LegatoDisplay

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
/// How two segments of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The characteristics of a stroke that traces a path.
public struct StrokeStyle: Hashable, Sendable, Animatable {
  /// The width of the line, in points. Negative, infinite and NaN widths are treated as 0.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How two segments of the line meet.
  public var lineJoin: CGLineJoin
  /// The length of a mitered corner relative to the line width above which it is drawn beveled.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and gaps in turn, in points; empty for a solid line. Negative,
  /// infinite and NaN lengths are treated as 0.
  public var dash: [CGFloat]
  /// Where in the dash pattern the line starts, in points. Infinity and NaN are treated as 0.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: How the line ends.
  ///   - lineJoin: How two segments of the line meet.
  ///   - miterLimit: The length of a mitered corner relative to the line width above which it is
  ///     drawn beveled.
  ///   - dash: The lengths of the dashes and gaps in turn, in points; empty for a solid line.
  ///   - dashPhase: Where in the dash pattern the line starts, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The line width, the miter limit and the dash phase: caps, joins and dashes do not move.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }

  var display: LineStyle {
    let cap: LineStyle.Cap = lineCap == .butt ? .butt : lineCap == .round ? .round : .square
    let join: LineStyle.Join = lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel
    func sane(_ value: CGFloat) -> Double { value.isFinite ? max(0, value) : 0 }
    return LineStyle(
      width: sane(lineWidth), cap: cap, join: join, miterLimit: sane(miterLimit),
      dash: dash.map(sane), dashPhase: dashPhase.isFinite ? dashPhase : 0)
  }
}
