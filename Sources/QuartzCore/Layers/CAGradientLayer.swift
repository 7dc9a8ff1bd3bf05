import CoreGraphics
import Foundation
import SwiftUICore

/// A layer that draws a color gradient over its background color.
open class CAGradientLayer: CALayer {
  /// Values of `CGColor`; others are left out.
  open var colors: [Any]? { didSet { changed() } }
  /// The location of each color, 0…1; evenly spaced where it is `nil`.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// Where the gradient begins, in fractions of the bounds; the middle of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// Where the gradient ends, in fractions of the bounds; the middle of the bottom edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The kind of gradient; along a line by default.
  open var type: CAGradientLayerType = .axial { didSet { changed() } }

  package override func drawContent(into context: inout GraphicsContext) {
    super.drawContent(into: &context)
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return }
    let gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
        return Gradient.Stop(color: Color(cgColor: color), location: given ?? even)
      })
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let shading: GraphicsContext.Shading =
      switch type {
      case .radial:
        .radialGradient(
          gradient, center: start, startRadius: 0,
          endRadius: max(abs(end.x - start.x), abs(end.y - start.y)))
      case .conic:
        .conicGradient(
          gradient, center: start,
          angle: .radians(atan2((end.y - start.y).native, (end.x - start.x).native)))
      default: .linearGradient(gradient, startPoint: start, endPoint: end)
      }
    context.fill(outline, with: shading)
  }
}

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Around a point, outwards: as a circle here.
  public static let radial = Self(rawValue: "radial")
  /// Around a point, turning.
  public static let conic = Self(rawValue: "conic")
}
