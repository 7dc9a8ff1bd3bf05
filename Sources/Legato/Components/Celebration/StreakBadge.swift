import SwiftUI

/// A flame that wiggles and glows when a streak continues.
///
///     StreakBadge(streak: days, isAnimating: isCelebrating)
///
/// While `isAnimating` is `true`, the flame moves out, back and out again in 0.9 s and holds there;
/// when it becomes `false`, the flame returns to rest. ``init(streak:)`` does both itself whenever
/// the streak grows.
///
/// Reduce Motion and Low Power Mode: the badge is still; its color shows whether there is a streak.
/// The flame leans the same way in both layout directions.
public struct StreakBadge: View, MotionDeclaring {
  private let streak: Int
  /// `nil` where the badge decides by itself.
  private let isAnimating: Bool?
  @State private var isCelebrating = false
  @State private var end = Wait()
  @ScaledMetric(relativeTo: .title3) private var scale = 1.0
  @Environment(\.tokenTheme) private var theme

  /// Creates a badge whose animation the caller starts and ends.
  ///
  /// - Parameters:
  ///   - streak: The length of the streak in days; 0 and below mutes the flame.
  ///   - isAnimating: Whether the flame is excited.
  public init(streak: Int, isAnimating: Bool) {
    self.streak = streak
    self.isAnimating = isAnimating
  }

  /// Creates a badge that wiggles once whenever the streak grows.
  ///
  /// - Parameter streak: The length of the streak in days; 0 and below mutes the flame.
  public init(streak: Int) {
    self.streak = streak
    isAnimating = nil
  }

  /// The flame wiggles and the halo grows. Reduce Motion and Low Power Mode: the badge is still.
  public nonisolated static let wiggleMotion = MotionDeclaration(
    component: "StreakBadge", motion: "wiggle", token: .celebration.wiggle,
    purpose: "Celebrates a day more.", cost: .transform,
    role: .celebration,
    reducedForm: .endStateAtOnce, reason: "The number of days tells that the streak goes on.")

  /// Flame and halo return to rest. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let restMotion = MotionDeclaration(
    component: "StreakBadge", motion: "rest", token: .celebration.rest,
    purpose: "Brings the badge back to rest.", cost: .transform,
    role: .celebration,
    reducedForm: .endStateAtOnce, reason: "The number of days tells that the streak goes on.")

  /// The color of the flame changes. Unchanged under Reduce Motion and in Low Power Mode.
  public nonisolated static let colorMotion = MotionDeclaration(
    component: "StreakBadge", motion: "color", token: .motion.normal,
    purpose: "Shows whether there is a streak.", cost: .paint,
    role: .essentialState,
    reducedForm: .unchanged, reason: "A change of colour moves nothing.")

  /// The motions of the badge: ``wiggleMotion``, ``restMotion`` and ``colorMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [wiggleMotion, restMotion, colorMotion]
  }

  /// The flame on its halo, 44 pt wide at the standard text size; assistive technology reads the
  /// days.
  public var body: some View {
    Flame(isLit: streak > 0, isExcited: isAnimating ?? isCelebrating)
      .frame(width: theme[.streak.size] * scale, height: theme[.streak.size] * scale)
      .onChange(of: streak) { old, new in
        if isAnimating == nil, new > old { celebrate() }
      }
      .onDisappear {
        end.cancel()
        isCelebrating = false
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Streak")
      .accessibilityValue(streak == 1 ? "1 day" : "\(streak) days")
  }

  private func celebrate() {
    isCelebrating = true
    end.begin(theme[.streak.wiggle]) { isCelebrating = false }
  }
}

private struct Flame: View {
  let isLit: Bool
  let isExcited: Bool
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme
  @ScaledMetric(relativeTo: .title3) private var scale = 1.0

  var body: some View {
    let metrics = MetricToken.streak
    let wiggle = motionPolicy.outcome(of: StreakBadge.wiggleMotion).movement
    let rest = motionPolicy.outcome(of: StreakBadge.restMotion).movement
    // Where it may not move, it does not hold the end of a movement either.
    let isExcited = isExcited && wiggle != nil
    ZStack {
      Circle()
        .fill(ColorToken.achievement.halo)
        .scaleEffect(isExcited ? theme[metrics.haloScale] : 1)
      Image(systemName: "flame.fill")
        .font(.system(size: theme[.streak.size] * scale * 0.5))
        .foregroundStyle(isLit ? ColorToken.achievement.streak : ColorToken.achievement.muted)
        .animation(motionPolicy.outcome(of: StreakBadge.colorMotion).fade, value: isLit)
        .rotationEffect(.degrees(isExcited ? -theme[metrics.tilt] : 0))
        .scaleEffect(isExcited ? theme[metrics.flameScale] : 1)
    }
    .animation((isExcited ? wiggle : rest) ?? .atOnce, value: isExcited)
  }
}
