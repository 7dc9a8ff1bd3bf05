import SwiftUI

/// Shows a view elsewhere, without laying anything out. Right to left, x is mirrored.
struct Shift: GeometryEffect {
  /// Points, towards the trailing side and down.
  var x: CGFloat = 0
  var y: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: y))
  }
}

/// Shows a view beside its place, by parts of its own size. Right to left, x is mirrored.
///
/// What animates is where the view is, not how far it is towards some edge: an edge that becomes
/// another one in the middle is no jump.
struct EdgeShift: GeometryEffect {
  /// Widths, towards the trailing side.
  var x: Double
  /// Heights, down.
  var y: Double

  /// - Parameters:
  ///   - edge: Where to; `nil` is nowhere.
  ///   - fraction: 1 is just out of its place.
  init(edge: Edge?, fraction: Double) {
    (x, y) =
      switch edge {
      case .leading: (-fraction, 0)
      case .trailing: (fraction, 0)
      case .top: (0, -fraction)
      case .bottom: (0, fraction)
      case nil: (0, 0)
      }
  }

  /// As far away as a motion is told to be over.
  func nudged(_ nudge: Nudge) -> Self {
    var shift = self
    (shift.x, shift.y) = (nudge(x), nudge(y))
    return shift
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
  }
}
