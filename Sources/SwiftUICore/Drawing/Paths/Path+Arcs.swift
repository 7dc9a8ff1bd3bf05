import LegatoDisplay

extension Path {
  /// Adds an arc of a circle to the path, specified with a radius and angles. A line leads to its
  /// beginning where the path has a current point.
  ///
  /// As y points down, `clockwise: false` goes clockwise to the eye. An arc is a full turn at the
  /// most. One whose numbers are not finite is left out; of a radius below 0 the point opposite is
  /// taken.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds an arc of a circle to the path, specified with a radius and a difference in angle, which is
  /// clockwise to the eye where it is positive. It may be more than a turn; 1,000 are the most.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite else { return }
    let maxSweep = 2_000 * Double.pi
    addArc(
      center, radius, from: startAngle.radians, sweep: min(max(delta.radians, -maxSweep), maxSweep),
      transform)
  }

  /// Adds an arc of a circle to the path, specified with a radius and two tangent lines: from the
  /// current point to the first one's end, and on to the second one's. A line leads to its beginning.
  ///
  /// Where there is no room for a circle, the points in a line or the radius 0, a line leads to the
  /// first tangent's end. Does nothing where there is no current point or a number is not finite.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else { return }
    guard
      (start.x + start.y + tangent1End.x + tangent1End.y + tangent2End.x + tangent2End.y + radius)
        .isFinite
    else { return }
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-12 * a * b else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // Half of the angle between the lines: how far back along them the circle touches.
    let cosine = min(max((ax * bx + ay * by) / (a * b), -1), 1)
    let half = acos(cosine.native) / 2
    let reach = radius / tan(half)
    let depth = radius / sin(half)
    let middle = (x: ax / a + bx / b, y: ay / a + by / b)
    let length = hypot(middle.x, middle.y)
    let center = CGPoint(
      x: tangent1End.x + middle.x / length * depth, y: tangent1End.y + middle.y / length * depth)
    func angle(_ dx: CGFloat, _ dy: CGFloat) -> Double {
      atan2((tangent1End.y + dy - center.y).native, (tangent1End.x + dx - center.x).native)
    }
    let from = angle(ax / a * reach, ay / a * reach)
    let to = angle(bx / b * reach, by / b * reach)
    // The short way round.
    let sweep = (to - from).remainder(dividingBy: 2 * .pi)
    addArc(center, radius, from: from, sweep: sweep, transform)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double,
    _ transform: CGAffineTransform
  ) {
    guard (center.x + center.y + radius).isFinite, start.isFinite, sweep.isFinite else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The cubic that touches an arc of angle θ at its ends and its middle: 4/3·tan(θ/4).
    let reach = 4.0 / 3 * tan(step / 4) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(start).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (p, q) = (point(from), point(to))
      let control1 = CGPoint(x: p.x - reach * sin(from), y: p.y + reach * cos(from))
      let control2 = CGPoint(x: q.x + reach * sin(to), y: q.y - reach * cos(to))
      addCurve(
        to: q.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
