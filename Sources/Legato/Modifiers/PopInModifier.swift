import SwiftUI

/// Pops a badge in after a delay: scaled from 80 % and faded in, with a bounce.
///
///     badge.modifier(PopInModifier(delay: 0.5))
///
/// Reduce Motion and Low Power Mode: end state on the first frame.
public struct PopInModifier: ViewModifier, MotionDeclaring {
  /// `nil` is the theme's.
  private let delay: Double?
  @State private var progress = 0.0
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameter delay: Seconds; `nil`, the default, is 0.5, which a theme may change. Negative,
  ///   infinite and NaN delays are treated as 0.
  public init(delay: Double? = nil) {
    self.delay = delay
  }

  /// The entry of the badge. Reduce Motion and Low Power Mode: end state on the first frame.
  public nonisolated static let popMotion = MotionDeclaration(
    component: "PopInModifier", motion: "pop", token: .entry.popIn,
    purpose: "Leads the eye to a reward.", cost: .transform,
    role: .decorativeEntry,
    reducedForm: .endStateAtOnce, reason: "The badge would be there anyway.")

  /// The motion of the modifier: ``popMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [popMotion] }

  /// The content, which fades in and grows from 0.8 of its size after its delay.
  public func body(content: Content) -> some View {
    let small = theme[.popIn.scale]
    content
      .scaleEffect(small + (1 - small) * progress)
      .opacity(progress)
      .modifier(
        RunsEntry(
          motion: Self.popMotion, delay: delay ?? theme[.popIn.delay], progress: $progress))
  }
}

extension View {
  /// Pops this badge in.
  ///
  /// - Parameter delay: Seconds; `nil`, the default, is 0.5, which a theme may change.
  public func popIn(delay: Double? = nil) -> some View {
    modifier(PopInModifier(delay: delay))
  }
}
