import SwiftUI

/// A bar that fills when it appears, and follows later changes more quickly.
///
///     AnimatedProgressBar(fraction: 0.65)
///
/// Reduce Motion: end state on the next frame. Low Power Mode: unchanged, without the highlight.
public struct AnimatedProgressBar: View, MotionDeclaring {
  private let fraction: Fraction
  private let shimmers: Bool
  private let label: LocalizedStringKey
  @State private var shown = 0.0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - fraction: The filled share, 0…1, clamped to that range; NaN is treated as 0.
  ///   - shimmers: Whether a highlight runs over the fill once the bar has filled; `false` by
  ///     default.
  ///   - label: The accessibility label; “Progress” by default.
  public init(
    fraction: Double, shimmers: Bool = false, label: LocalizedStringKey = "Progress"
  ) {
    self.fraction = Fraction(fraction)
    self.shimmers = shimmers
    self.label = label
  }

  /// The same as ``init(fraction:shimmers:label:)``, with the label that the design uses.
  ///
  /// - Parameters:
  ///   - percentage: A share in spite of its name, 0…1 and not 0…100; clamped to that range, NaN is
  ///     treated as 0.
  ///   - shimmers: Whether a highlight runs over the fill once the bar has filled; `false` by
  ///     default.
  ///   - label: The accessibility label; “Progress” by default.
  public init(
    percentage: Double, shimmers: Bool = false, label: LocalizedStringKey = "Progress"
  ) {
    self.init(fraction: percentage, shimmers: shimmers, label: label)
  }

  /// The first fill. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let fillMotion = MotionDeclaration(
    component: "AnimatedProgressBar", motion: "fill", token: .progress.fill,
    purpose: "Shows how far something has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the bar is what it tells.")

  /// A later change. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let updateMotion = MotionDeclaration(
    component: "AnimatedProgressBar", motion: "update", token: .progress.update,
    purpose: "Shows how far something has come since.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "The length of the bar is what it tells.")

  /// The motions of the bar: ``fillMotion`` and ``updateMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [fillMotion, updateMotion]
  }

  /// The fill on its track; assistive technology reads whole percent.
  public var body: some View {
    let fillEnd = motionPolicy.theme.timing(of: Self.fillMotion.token).settlingTime
    Capsule()
      .fill(ColorToken.achievement.track)
      .overlay {
        ProgressFill(fraction: shown)
          .fill(ColorToken.achievement.reached)
          .shimmering(shimmers, after: fillEnd)
          .clipShape(Capsule())
      }
      .frame(height: theme[.bar.height])
      .endsAtOnce(Self.fillMotion)
      .onAppear { go(to: fraction, by: Self.fillMotion) }
      .onChange(of: fraction) { _, fraction in go(to: fraction, by: Self.updateMotion) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(label))
      .accessibilityValue("\(fraction.percent)%")
  }

  private func go(to fraction: Fraction, by motion: MotionDeclaration) {
    withAnimation(motionPolicy.outcome(of: motion).movement) { shown = fraction.value }
  }
}
