import CoreGraphics
import Foundation
import SwiftUICore

/// A layer that draws a cubic Bézier spline in its coordinate space.
open class CAShapeLayer: CALayer {
  /// The path of the shape.
  open var path: CGPath? { didSet { changed() } }
  /// The color of the shape's area; black by default.
  open var fillColor: CGColor? = .black { didSet { changed() } }
  /// What is interior to the path.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { changed() } }
  /// The color of the line along the path; none by default.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// Where the line begins, 0…1 of the path's length.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// Where the line ends, 0…1 of the path's length.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { changed() } }
  /// How segments of the line meet.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { changed() } }
  /// The miter limit of the line.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// The lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// Where in the dash pattern the line starts.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }

  package override func drawContent(into context: inout GraphicsContext) {
    super.drawContent(into: &context)
    guard let path = path?.path else { return }
    if let fillColor {
      context.fill(
        path, with: .color(Color(cgColor: fillColor)),
        style: FillStyle(eoFill: fillRule == .evenOdd))
    }
    if let strokeColor, lineWidth > 0 {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      context.stroke(
        isWhole ? path : path.trimmedPath(from: strokeStart, to: strokeEnd),
        with: .color(Color(cgColor: strokeColor)),
        style: StrokeStyle(
          lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join,
          miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
          dashPhase: lineDashPhase))
    }
  }
}

/// What is interior to the path of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What a ray out of crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How the line of a shape layer ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end.
  public static let butt = Self(rawValue: "butt")
  /// With half a circle.
  public static let round = Self(rawValue: "round")
  /// With half a square.
  public static let square = Self(rawValue: "square")
  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How segments of the line of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = Self(rawValue: "miter")
  /// In a part of a circle.
  public static let round = Self(rawValue: "round")
  /// In a straight edge.
  public static let bevel = Self(rawValue: "bevel")
  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
