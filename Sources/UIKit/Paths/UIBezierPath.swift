import CoreGraphics
import Foundation
import SwiftUICore

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = Self(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = Self(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = Self(rawValue: 8)
  /// All of them.
  public static let allCorners = Self(rawValue: .max)
}

/// A path that consists of straight and curved line segments that you can render in your custom views.
///
/// Lengths are in points, y points down, angles are in radians and begin at +x.
open class UIBezierPath: NSObject, NSCopying {
  package final var path: Path

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates a path of an oval that fits in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a path of a rounded rectangle, whose corners have a continuous curve.
  ///
  /// - Parameter cornerRadius: half of the shorter side at the most; none at 0 and below.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a path of a rectangle with some of its corners rounded.
  ///
  /// - Parameter cornerRadii: the radii of the corners; of both the smaller one counts, up to half of the
  ///   shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = max(
      0, min(cornerRadii.width, cornerRadii.height, abs(rect.width) / 2, abs(rect.height) / 2))
    func reach(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: reach(.topLeft), bottomLeading: reach(.bottomLeft),
          bottomTrailing: reach(.bottomRight), topTrailing: reach(.topRight)), style: .continuous))
  }

  /// Creates a path of an arc of a circle.
  ///
  /// - Parameter clockwise: as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path of a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The Core Graphics representation of the path.
  open var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  // MARK: Building

  /// Moves the path's current point to a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Appends a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Appends a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Appends a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Appends an arc of a circle.
  ///
  /// - Parameter clockwise: as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle.native),
      endAngle: .radians(endAngle.native), clockwise: !clockwise)
  }
  /// Closes the most recently added subpath.
  open func close() { path.closeSubpath() }
  /// Removes all points.
  open func removeAllPoints() { path = Path() }
  /// Appends the contents of a path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Reverses the direction of each part of the path.
  open func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }
  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Asking

  /// The current point of the path; zero where there is none.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding rectangle of the path.
  open var bounds: CGRect { path.boundingRect }
  /// Whether the area enclosed by the path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  // MARK: Drawing

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How segments of the line meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length of a mitered corner above which it is drawn beveled.
  open var miterLimit: CGFloat = 10
  /// How far curves are followed; the raster decides.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the line's dash pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase
    )
  }

  /// Paints the region enclosed by the path with the fill color of the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Paints the region enclosed by the path.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.addPath(self.cgPath)
      context.fillPath(using: self.usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Draws a line along the path with the stroke color of the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Draws a line along the path.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.setLineWidth(self.lineWidth)
      context.setLineCap(self.lineCapStyle)
      context.setLineJoin(self.lineJoinStyle)
      context.setMiterLimit(self.miterLimit)
      context.setLineDash(phase: self.dashes.phase, lengths: self.dashes.lengths)
      context.addPath(self.cgPath)
      context.strokePath()
    }
  }
  /// Clips the current context to the region enclosed by the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func paint(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard mode != .normal || alpha != 1 else {
      context.saveGState()
      draw(context)
      context.restoreGState()
      return
    }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw(context)
    context.restoreGState()
  }

  /// A copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    copy.dashes = dashes
    return copy
  }
}

extension Path {
  /// The same lines the other way round, part by part.
  fileprivate var reversed: Path {
    var result = Path()
    var points: [CGPoint] = []
    var segments: [(Path.Element, from: CGPoint)] = []
    func flush(closes: Bool) {
      guard let last = points.last else { return }
      result.move(to: last)
      for (element, from) in segments.reversed() {
        switch element {
        case .line: result.addLine(to: from)
        case .quadCurve(_, let control): result.addQuadCurve(to: from, control: control)
        case .curve(_, let first, let second):
          result.addCurve(to: from, control1: second, control2: first)
        case .move, .closeSubpath: break
        }
      }
      if closes { result.closeSubpath() }
      points = []
      segments = []
    }
    forEach { element in
      let from = points.last ?? .zero
      switch element {
      case .move(let to):
        flush(closes: false)
        points = [to]
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        if points.isEmpty { points = [from] }
        segments.append((element, from))
        points.append(to)
      case .closeSubpath:
        let start = points.first
        flush(closes: true)
        if let start { points = [start] }
      }
    }
    if !segments.isEmpty { flush(closes: false) }
    return result
  }
}
