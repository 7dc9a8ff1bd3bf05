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
  public static let bounce = MotionDeclaration(
    component: "SuccessBounce", motion: "bounce", token: .app.spring,
    purpose: "Says that it worked.", cost: .transform,
    role: .celebration,
    reducedForm: .endStateAtOnce, reason: "A success is told by what is shown, not by its size.")
  public static var motionDeclarations: [MotionDeclaration] { [bounce] }
}

extension View {
  /// Lets this view bounce from 0.8 to its own size for every change of a trigger.
  ///
  /// Under Reduce Motion and in Low Power Mode it stays as it is.
  ///
  /// - Parameter token: ``MotionToken/App/spring`` unless said otherwise;
  ///   ``MotionToken/App/bounce`` bounces further.
  public func successBounce<Trigger: Equatable>(
    trigger: Trigger, token: MotionToken = .app.spring
  ) -> some View {
    replays(SuccessBounce.bounce.timed(by: token), trigger: trigger) { progress, isOn, theme in
      BounceEffect(progress: progress, isOn: isOn, start: theme[.app.bounceScale])
    }
  }
}
