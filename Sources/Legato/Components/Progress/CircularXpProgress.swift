import SwiftUI

/// A level in a ring that fills: from the top, clockwise, with a star and the level in its middle.
///
///     CircularXpProgress(level: 7, fraction: 0.75)
///
/// A level that goes up finishes the round and begins the next. Reduce Motion: the ring is there at
/// once. Low Power Mode: unchanged, for the ring tells something.
public struct CircularXpProgress: View, MotionDeclaring {
  private let level: Int
  private let fraction: Fraction
  /// `nil` is the theme's, of the line too.
  private let size: CGFloat?
  private let strokeWidth: CGFloat?
  // Two rings have to stand side by side in a phone's width with large text, too.
  @ScaledMetric(relativeTo: .title) private var scale = 1.0
  @Environment(\.tokenTheme) private var theme

  /// Creates a ring.
  ///
  /// - Parameters:
  ///   - level: What stands in the middle.
  ///   - fraction: How much of the level has been reached, 0…1; moved into that range, NaN counts as 0.
  ///   - size: The diameter in points, at the standard text size; `nil`, the default, is 80, or what a
  ///     theme says. So are negative and not finite sizes.
  ///   - strokeWidth: The width of the line in points; `nil`, the default, is 6, or what a theme says. So
  ///     are negative and not finite widths.
  public init(
    level: Int, fraction: Double, size: CGFloat? = nil, strokeWidth: CGFloat? = nil
  ) {
    self.level = level
    self.fraction = Fraction(fraction)
    self.size = size
    self.strokeWidth = strokeWidth
  }

  /// The same as ``init(level:fraction:size:strokeWidth:)``, by the name that the design gives the number.
  ///
  /// - Parameters:
  ///   - level: What stands in the middle.
  ///   - percentage: A share in spite of its name, 0…1; moved into that range, NaN counts as 0.
  ///   - size: The diameter in points, at the standard text size; `nil`, the default, is 80, or what a
  ///     theme says. So are negative and not finite sizes.
  ///   - strokeWidth: The width of the line in points; `nil`, the default, is 6, or what a theme says. So
  ///     are negative and not finite widths.
  public init(
    level: Int, percentage: Double, size: CGFloat? = nil, strokeWidth: CGFloat? = nil
  ) {
    self.init(level: level, fraction: percentage, size: size, strokeWidth: strokeWidth)
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

  /// The motions of the ring: ``fillMotion`` and ``updateMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [fillMotion, updateMotion]
  }

  /// The ring around a star and the level, as one accessibility element.
  public var body: some View {
    let diameter = theme.measure(size, or: .ring.size) * scale
    FillingRing(
      level: level, fraction: fraction, lineWidth: theme.measure(strokeWidth, or: .ring.line),
      first: Self.fillMotion, update: Self.updateMotion
    )
    .overlay {
      VStack(spacing: theme[.ring.gap]) {
        Image(systemName: "star.fill")
          .font(.footnote)
        Text("\(level)")
          .font(.rizqMonoMedium(.headline))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
      .foregroundStyle(ColorToken.achievement.level)
      // Long numbers become smaller, and stay off the ring.
      .padding(.horizontal, diameter / 6)
    }
    .frame(width: diameter, height: diameter)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Level \(level)")
    .accessibilityValue("\(fraction.percent)%")
  }
}
