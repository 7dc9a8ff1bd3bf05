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

/// Shows a view beside its place, by a part of its own size.
struct EdgeShift: GeometryEffect {
  /// Where to.
  var edge: Edge
  /// 1 is just out of its place.
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y): (CGFloat, CGFloat) =
      switch edge {
      case .leading: (-size.width, 0)
      case .trailing: (size.width, 0)
      case .top: (0, -size.height)
      case .bottom: (0, size.height)
      }
    return ProjectionTransform(
      CGAffineTransform(translationX: x * fraction, y: y * fraction))
  }
}
