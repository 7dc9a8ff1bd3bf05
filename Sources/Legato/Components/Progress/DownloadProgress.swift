import SwiftUI

/// A bar and a percentage that follow a progress which somebody else reports.
///
/// The bar follows by a spring and never draws beyond its track; the digits that change roll. Many
/// reports a second make one motion, not many. Reduce Motion: both are there at once. Low Power
/// Mode: unchanged, for the bar tells something.
public struct DownloadProgress: View, MotionDeclaring {
  private let fraction: Fraction
  private let label: LocalizedStringKey
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - progress: 0…1; moved into that range, NaN counts as 0.
  ///   - label: What makes progress, for people who do not see the bar.
  public init(progress: Double, label: LocalizedStringKey = "Download") {
    fraction = Fraction(progress)
    self.label = label
  }

  /// The bar follows.
  public nonisolated static let barMotion = MotionDeclaration(
    component: "DownloadProgress", motion: "bar", token: .progress.download,
    purpose: "Shows how far the download has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the bar is what it tells.")

  /// The digits roll.
  public nonisolated static let numberMotion = MotionDeclaration(
    component: "DownloadProgress", motion: "number", token: .progress.numberText,
    purpose: "Tells how far the download has come.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce, reason: "A number is read, not watched.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [barMotion, numberMotion]
  }

  public var body: some View {
    let number = motionPolicy.outcome(of: Self.numberMotion).movement
    VStack(spacing: theme[.bar.gap]) {
      ProgressTrack(
        fraction: fraction.value, height: theme[.bar.height],
        track: .status.barTrack, fill: .status.fill
      )
      .animation(motionPolicy.outcome(of: Self.barMotion).movement, value: fraction)
      .endsAtOnce(Self.barMotion)
      Text("\(fraction.percent)%")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(ColorToken.status.text)
        .contentTransition(number == nil ? .identity : .numericText())
        .animation(number, value: fraction.percent)
        .endsAtOnce(Self.numberMotion)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(label))
    .accessibilityValue("\(fraction.percent)%")
    .accessibilityAddTraits(.updatesFrequently)
  }
}
