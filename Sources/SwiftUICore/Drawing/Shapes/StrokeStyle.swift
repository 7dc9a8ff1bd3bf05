import LegatoDisplay

/// The line cap and join of Core Graphics.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The characteristics of a stroke that traces a path.
public struct StrokeStyle: Hashable, Sendable, Animatable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
