import SwiftUI

/// A ring that fills clockwise from the top, around a star and the level.
///
///     CircularXpProgress(level: 7, fraction: 0.75)
///
/// When the level increases, the ring completes its turn and begins the next. Reduce Motion: end
/// state on the next frame. Low Power Mode: unchanged, because the ring conveys a state.
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
  ///   - level: The number in the middle.
  ///   - fraction: The share of the level that has been reached, 0…1, clamped to that range; NaN is
  ///     treated as 0.
  ///   - size: The diameter in points at the standard text size; `nil`, the default, is 80, which a
  ///     theme may change. Negative, infinite and NaN sizes are treated as `nil`; the max is 10
  ///     000.
  ///   - strokeWidth: The width of the line in points; `nil`, the default, is 6, which a theme may
  ///     change. Negative, infinite and NaN widths are treated as `nil`; the max is 10 000.
  public init(
    level: Int, fraction: Double, size: CGFloat? = nil, strokeWidth: CGFloat? = nil
  ) {
    self.level = level
    self.fraction = Fraction(fraction)
    self.size = size
    self.strokeWidth = strokeWidth
  }

  /// The same as ``init(level:fraction:size:strokeWidth:)``, with the label that the design uses.
  ///
  /// - Parameters:
  ///   - level: The number in the middle.
  ///   - percentage: A share in spite of its name, 0…1, clamped to that range; NaN is treated as 0.
  ///   - size: The diameter in points at the standard text size; `nil`, the default, is 80, which a
  ///     theme may change. Negative, infinite and NaN sizes are treated as `nil`; the max is 10
  ///     000.
  ///   - strokeWidth: The width of the line in points; `nil`, the default, is 6, which a theme may
  ///     change. Negative, infinite and NaN widths are treated as `nil`; the max is 10 000.
  public init(
    level: Int, percentage: Double, size: CGFloat? = nil, strokeWidth: CGFloat? = nil
  ) {
    self.init(level: level, fraction: percentage, size: size, strokeWidth: strokeWidth)
  }

  /// The first fill. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let fillMotion = MotionDeclaration(
    component: "CircularXpProgress", motion: "fill", token: .progress.ring,
    purpose: "Shows how far the level has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the arc is what it tells.")

  /// A later change. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
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
