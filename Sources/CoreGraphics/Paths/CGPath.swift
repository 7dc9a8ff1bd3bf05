import Foundation
import SwiftUICore

/// Rules for determining which regions are interior to a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A region is interior where the path goes around it.
  case winding
  /// A region is interior where a ray out of it crosses the path an odd number of times.
  case evenOdd
}

/// An immutable graphics path: a mathematical description of shapes or lines to be drawn in a graphics
/// context.
///
/// Lengths are in points, y points down, angles are in radians. It holds what a `Path` of SwiftUI holds,
/// and what is said there of numbers that are not finite applies.
public class CGPath: Hashable, @unchecked Sendable {
  // Written by `CGMutablePath` alone, whose owner sees to it that nobody reads at the same time.
  package final var path: Path

  package required init(path: Path) { self.path = path }

  /// Creates an immutable path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect).applying(transform))
  }

  /// Creates an immutable path of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform))
  }

  /// Creates an immutable path of a rounded rectangle, whose corners are parts of ellipses.
  ///
  /// - Parameters:
  ///   - cornerWidth: half of the width of the rectangle at the most.
  ///   - cornerHeight: half of the height of the rectangle at the most.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      path: Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
  }

  // MARK: Examining

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The current point in the path; zero where there is none.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The bounding box of all points of the path, control points among them.
  public var boundingBox: CGRect { path.controlBox }
  /// The bounding box of the path, control points left out.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point is interior to the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Whether the path is an upright rectangle, which then is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var points: [CGPoint] = []
    var isPolygon = true
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .closeSubpath: break
      default: isPolygon = false
      }
    }
    let box = path.boundingRect
    guard isPolygon, points.count == 4 || points.count == 5 && points.first == points.last,
      points.allSatisfy({
        ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
      }), Set(points.map { [$0.x, $0.y] }).count == 4
    else { return false }
    rect?.pointee = box
    return true
  }

  // MARK: Deriving

  /// An immutable copy of the path.
  public func copy() -> CGPath? { CGPath(path: path) }
  /// An immutable copy of the path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform))
  }
  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }
  /// A mutable copy of the path, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path: path.applying(transform))
  }

  /// The outline of the line that is drawn along the path.
  ///
  /// - Parameter lineWidth: in points; the copy is empty where it is 0 or less, or not finite.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path: path.applying(transform).strokedPath(style))
  }

  /// The path as a line of dashes: the parts of it that are drawn.
  ///
  /// - Parameter lengths: of dashes and gaps in turn, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path: path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// A path with the regions that are interior to both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  /// A path with the regions that are interior to either.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }
  /// A path with the regions that are interior to this path and not to the other one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  /// A path with the regions that are interior to one of both, but not to both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
  {
    CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
  /// A path that fills the same regions, whatever rule is used.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(path: path.normalized(eoFill: rule == .evenOdd))
  }

  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var points: [CGPoint] = []
      let type: CGPathElementType
      switch element {
      case .move(let to): (type, points) = (.moveToPoint, [to])
      case .line(let to): (type, points) = (.addLineToPoint, [to])
      case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
      case .curve(let to, let first, let second):
        (type, points) = (.addCurveToPoint, [first, second, to])
      case .closeSubpath: type = .closeSubpath
      }
      // There is room for the points of any element, whoever counts wrong.
      points += Array(repeating: .zero, count: 3 - points.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: base)
        block(&element)
      }
    }
  }

  /// Whether two paths are made of the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The type of element found in a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A line; one point.
  case addLineToPoint
  /// A quadratic curve; the control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and the end.
  case addCurveToPoint
  /// Closes a subpath; no point.
  case closeSubpath
}

/// A data structure that provides information about a path element.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// Its points, good within the call that hands them over.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
