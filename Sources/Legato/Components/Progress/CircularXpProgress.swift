import SwiftUI

/// A level in a ring that fills: from the top, clockwise, with a star and the level in its middle.
///
///     CircularXpProgress(level: 7, percentage: 0.75)
///
/// A level that goes up finishes the round and begins the next. Reduce Motion: the ring is there at
/// once. Low Power Mode: unchanged, for the ring tells something.
public struct CircularXpProgress: View, MotionDeclaring {
  private let level: Int
  private let fraction: Fraction
  private let size: CGFloat
  private let strokeWidth: CGFloat
  @ScaledMetric(relativeTo: .headline) private var scale = 1.0
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - level: What stands in the middle.
  ///   - percentage: A share in spite of its name, 0…1; moved into that range, NaN counts as 0.
  ///   - size: The diameter in points, at the standard text size.
  ///   - strokeWidth: The width of the line in points.
  public init(
    level: Int, percentage: Double, size: CGFloat = MetricToken.ring.size.value,
    strokeWidth: CGFloat = MetricToken.ring.line.value
  ) {
    self.level = level
    fraction = Fraction(percentage)
    self.size = size
    self.strokeWidth = strokeWidth
  }

  /// The ring fills for the first time.
  public nonisolated static let fillMotion = MotionDeclaration(
    component: "CircularXpProgress", motion: "fill", token: .progress.ring,
    purpose: "Shows how far the level has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the arc is what it tells.")

  /// The ring goes to another value.
  public nonisolated static let updateMotion = MotionDeclaration(
    component: "CircularXpProgress", motion: "update", token: .progress.update,
    purpose: "Shows how far the level has come since.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "The length of the arc is what it tells.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [fillMotion, updateMotion]
  }

  public var body: some View {
    FillingRing(
      level: level, fraction: fraction, lineWidth: strokeWidth, first: Self.fillMotion,
      update: Self.updateMotion
    )
    .overlay {
      VStack(spacing: theme[.ring.gap]) {
        Image(systemName: "star.fill")
          .font(.footnote)
        Text("\(level)")
          .font(.rizqMonoMedium(.headline))
      }
      .foregroundStyle(ColorToken.rizq.levelBadge)
    }
    .frame(width: size * scale, height: size * scale)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Level \(level)")
    .accessibilityValue("\(fraction.percent)%")
  }
}
