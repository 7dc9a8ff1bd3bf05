import SwiftUI

/// Shakes sideways three times, less each time, and rests where it was: 8 pt · (1 − p) · sin 6πp.
struct ShakeEffect: GeometryEffect {
  /// 0…1; at both ends the view is in its place.
  var progress: Double
  /// The widest swing, in points.
  var swing = MetricToken.app.shakeSwing.value

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  /// Points towards the trailing side.
  func x(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    return swing * (1 - p) * sin(6 * .pi * p)
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x(at: progress), y: 0))
  }
}
