import Foundation
import SwiftUICore

/// A mutable graphics path: a mathematical description of shapes or lines to be drawn in a graphics
/// context.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  package required init(path: Path) { super.init(path: path) }

  /// Creates a mutable graphics path.
  public convenience init() { self.init(path: Path()) }

  private func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    if transform.isIdentity {
      build(&path)
    } else {
      // Built where the transform has not moved it, then appended to the current subpath.
      var part = Path()
      if let current = path.currentPoint { part.move(to: current.applying(transform.inverted())) }
      build(&part)
      append(part.applying(transform))
    }
  }

  /// Appends elements without the move that `add` begins with.
  private func append(_ part: Path) {
    var isFirst = path.currentPoint != nil
    part.forEach { element in
      defer { isFirst = false }
      switch element {
      case .move(let to): if !isFirst { path.move(to: to) }
      case .line(let to): path.addLine(to: to)
      case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
      case .curve(let to, let first, let second):
        path.addCurve(to: to, control1: first, control2: second)
      case .closeSubpath: path.closeSubpath()
      }
    }
  }

  /// Begins a new subpath at the specified point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Appends a straight line segment from the current point to the specified point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a sequence of connected straight-line segments to the path.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve to the path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes and completes the current subpath.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds a rectangular subpath to the path.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangular subpaths to the path.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds a rounded rectangle to the path, whose corners are parts of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds an ellipse that fits inside the specified rectangle to the path.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds an arc of a circle to the path, specified with a radius and angles.
  ///
  /// - Parameter clockwise: as where y points up: `false` goes clockwise to the eye here, where it points
  ///   down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle.native),
        endAngle: .radians(endAngle.native), clockwise: clockwise)
    }
  }

  /// Adds an arc of a circle to the path, specified with a radius and two tangent lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds an arc of a circle to the path, specified with a radius and a difference in angle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(startAngle.native),
        delta: .radians(delta.native))
    }
  }

  /// Appends another path to this path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}
