import SwiftUI

/// Lets a button give way to 98 % under the finger, by a spring: a release in the middle of the
/// press keeps its speed.
///
///     Button("Browse journeys", action: browse).buttonStyle(ScaleButtonStyle())
///
/// Reduce Motion and Low Power Mode: it stays as it is.
public struct ScaleButtonStyle: ButtonStyle, MotionDeclaring {
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.motionOwners) private var owners

  public init() {}

  /// The button gives way.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "ScaleButtonStyle", motion: "press", token: .touch.press,
    purpose: "Says that the finger is felt.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "A press tells nothing that its action does not.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] { [pressMotion] }

  public func makeBody(configuration: Configuration) -> some View {
    let animation = motionPolicy.outcome(of: Self.pressMotion).movement
    // Where it may not move, it does not change its size either.
    let isDown = configuration.isPressed && animation != nil && owners[.press] == nil
    configuration.label
      .scaleEffect(isDown ? MetricToken.press.soft.value : 1)
      .animation(animation ?? .atOnce, value: isDown)
      .claims(.press, for: Self.pressMotion)
  }
}

extension ButtonStyle where Self == ScaleButtonStyle {
  /// Gives way to 98 % under the finger.
  public static var scale: ScaleButtonStyle { ScaleButtonStyle() }
}
