import SwiftUI

/// The experience points of a level: a bar that fills when it appears, with a highlight that runs
/// over it afterwards, and its numbers.
///
///     XpProgressBar(current: 150, needed: 300, level: 4)
///
/// When the level increases, the bar fills up and starts again from its beginning, as the ring of
/// ``CircularXpProgress`` does. Reduce Motion: end state on the next frame, without the highlight.
/// Low Power Mode: no highlight.
public struct XpProgressBar: View, MotionDeclaring {
  private let current: Int
  private let needed: Int
  private let level: Int
  @State private var turns = LevelTurns()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a bar with its numbers.
  ///
  /// - Parameters:
  ///   - current: The points that have been earned on this level; negative numbers are treated as
  ///     0.
  ///   - needed: The points that the level takes. If 0 or negative, the bar is full.
  ///   - level: The current level.
  public init(current: Int, needed: Int, level: Int) {
    self.current = max(current, 0)
    self.needed = needed
    self.level = level
  }

  /// The first fill. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let fillMotion = MotionDeclaration(
    component: "XpProgressBar", motion: "fill", token: .progress.ring,
    purpose: "Shows how far the level has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the bar is what it tells.")

  /// A later change. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let updateMotion = MotionDeclaration(
    component: "XpProgressBar", motion: "update", token: .progress.update,
    purpose: "Shows how far the level has come since.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the bar is what it tells.")

  /// The motions of the bar: ``fillMotion`` and ``updateMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [fillMotion, updateMotion]
  }

  private var fraction: Fraction { Fraction(current, of: needed) }

  /// The level and its numbers above the bar, and what remains below it, as one accessibility
  /// element.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme[.bar.gap]) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          title
          Spacer(minLength: theme[.bar.gap])
          numbers
        }
        // Large text takes two lines.
        VStack(alignment: .leading, spacing: 0) {
          title
          numbers
        }
      }
      Capsule()
        .fill(ColorToken.achievement.track)
        .overlay {
          ProgressFill(fraction: turns.filled, goal: turns.goal)
            .fill(ColorToken.achievement.reached)
            .shimmering(
              after: motionPolicy.theme.timing(of: Self.fillMotion.token).settlingTime
            )
            .clipShape(Capsule())
        }
        .frame(height: theme[.bar.xpHeight])
        .endsAtOnce(Self.fillMotion)
      Text(remainder)
        .font(.footnote)
        .foregroundStyle(ColorToken.status.quietText)
    }
    .onAppear { go(by: Self.fillMotion) }
    .onChange(of: ShownLevel(number: level, fraction: fraction)) { go(by: Self.updateMotion) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Level \(level)")
    .accessibilityValue("\(current) of \(needed) XP")
  }

  private var title: some View {
    Text("Level \(level)")
      .font(.headline)
      .foregroundStyle(ColorToken.status.text)
  }

  private var numbers: some View {
    Text("\(current) / \(needed) XP")
      .font(.subheadline.monospacedDigit())
      .foregroundStyle(ColorToken.status.quietText)
  }

  private var remainder: LocalizedStringKey {
    guard current < needed else { return "Level complete" }
    let next = level < .max ? level + 1 : level
    return "\(needed - current) XP to level \(next)"
  }

  private func go(by motion: MotionDeclaration) {
    withAnimation(motionPolicy.outcome(of: motion).movement) { turns.go(to: level, fraction) }
  }
}
