import SwiftUI

/// Grows from 0.8 to its own size, and past it, around the middle.
struct BounceEffect: GeometryEffect {
  var progress: Double
  /// Without it the view has its own size, wherever the progress is.
  var isOn: Bool
  /// How small it begins.
  var start = MetricToken.app.bounceScale.value

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  /// The size at a progress, which a spring takes past 1.
  func scale(at progress: Double) -> Double { start + (1 - start) * progress }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let scale = isOn ? scale(at: progress) : 1
    return ProjectionTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 * (1 - scale),
        ty: size.height / 2 * (1 - scale)))
  }
}

/// The motion of ``SwiftUI/View/successBounce(trigger:token:)``.
public enum SuccessBounce: MotionDeclaring {
  /// The view bounces from 0.8 to its own size. Reduce Motion and Low Power Mode: the size does not
  /// change.
  public static let bounce = MotionDeclaration(
    component: "SuccessBounce", motion: "bounce", token: .app.spring,
    purpose: "Says that it worked.", cost: .transform,
    role: .celebration,
    reducedForm: .endStateAtOnce, reason: "A success is told by what is shown, not by its size.")
  /// The motion of the modifier: ``bounce``.
  public static var motionDeclarations: [MotionDeclaration] { [bounce] }
}
