import SwiftUI

/// A bar that fills when it appears, and follows later changes more quickly.
///
///     AnimatedProgressBar(fraction: 0.65)
///
/// Reduce Motion: it is full at once. Low Power Mode: unchanged, but for the highlight.
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
  ///   - fraction: How much of it is filled, 0…1; moved into that range, NaN counts as 0.
  ///   - shimmers: Whether a highlight runs over the fill, once it has filled.
  ///   - label: What makes progress, for people who do not see the bar.
  public init(
    fraction: Double, shimmers: Bool = false, label: LocalizedStringKey = "Progress"
  ) {
    self.fraction = Fraction(fraction)
    self.shimmers = shimmers
    self.label = label
  }

  /// The same as ``init(fraction:shimmers:label:)``, by the name that the design gives the number.
  ///
  /// - Parameters:
  ///   - percentage: A share in spite of its name, 0…1, not 0…100; moved into that range, NaN counts
  ///     as 0.
  ///   - shimmers: Whether a highlight runs over the fill, once it has filled.
  ///   - label: What makes progress, for people who do not see the bar.
  public init(
    percentage: Double, shimmers: Bool = false, label: LocalizedStringKey = "Progress"
  ) {
    self.init(fraction: percentage, shimmers: shimmers, label: label)
  }

  /// The bar fills for the first time.
  public nonisolated static let fillMotion = MotionDeclaration(
    component: "AnimatedProgressBar", motion: "fill", token: .progress.fill,
    purpose: "Shows how far something has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the bar is what it tells.")

  /// The bar goes to another value.
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
