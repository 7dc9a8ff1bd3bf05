import SwiftUI

/// Lets a button give way to 98 % under the finger, by a spring: a release in the middle of the
/// press keeps its speed.
///
///     Button("Browse journeys", action: browse).buttonStyle(ScaleButtonStyle())
///
/// Reduce Motion and Low Power Mode: it stays as it is.
public struct ScaleButtonStyle: ButtonStyle, MotionDeclaring {
  @Environment(\.motionPolicy) private var motionPolicy

  public init() {}

  /// The button gives way.
  public nonisolated static let pressMotion = MotionDeclaration(
    component: "ScaleButtonStyle", motion: "press", token: .touch.press, role: .decorativeFeedback,
    reducedForm: .endStateAtOnce, reason: "A press tells nothing that its action does not.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] { [pressMotion] }

  public func makeBody(configuration: Configuration) -> some View {
    let animation = motionPolicy.outcome(of: Self.pressMotion).movement
    configuration.label
      // Where it may not move, it does not change its size either.
      .scaleEffect(configuration.isPressed && animation != nil ? MetricToken.press.soft.value : 1)
      .animation(animation ?? .atOnce, value: configuration.isPressed && animation != nil)
  }
}

extension ButtonStyle where Self == ScaleButtonStyle {
  /// Gives way to 98 % under the finger.
  public static var scale: ScaleButtonStyle { ScaleButtonStyle() }
}
