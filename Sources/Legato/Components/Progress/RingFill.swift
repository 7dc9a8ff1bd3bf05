import SwiftUI

/// The filled part of a ring: from the top, clockwise, in either layout direction.
///
/// It counts whole turns too, so that a ring whose level goes up can finish its round and begin the
/// next one instead of running backwards.
struct RingFill: Shape {
  /// What is shown: whole turns, and the share of the one under way.
  var turns: Double
  /// Where the turns end, and the share that is to be shown there. A full ring and an empty one are
  /// the same number of turns.
  let goal: LevelGoal

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// 0…1.
  nonisolated var shownShare: Double { goal.share(at: turns) }

  nonisolated func path(in rect: CGRect) -> Path {
    let share = shownShare
    // A round cap would draw a dot for nothing.
    guard share > 0 else { return Path() }
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * share), clockwise: false)
    return path
  }
}

/// Fills a ring: slowly when it appears, quickly later, and on through the top when the level goes
/// up.
struct FillingRing: View {
  let level: Int
  let fraction: Fraction
  let lineWidth: CGFloat
  let first: MotionDeclaration
  let update: MotionDeclaration
  @State private var turns = LevelTurns()
  @Environment(\.motionPolicy) private var motionPolicy

  var body: some View {
    ZStack {
      Circle()
        .stroke(ColorToken.achievement.track, lineWidth: lineWidth)
      RingFill(turns: turns.filled, goal: turns.goal).stroke(
        ColorToken.achievement.reached, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
    .endsAtOnce(update)
    .onAppear { go(by: first) }
    .onChange(of: ShownLevel(number: level, fraction: fraction)) { go(by: update) }
  }

  private func go(by motion: MotionDeclaration) {
    withAnimation(motionPolicy.outcome(of: motion).movement) { turns.go(to: level, fraction) }
  }
}

/// What a view shows of a level.
struct ShownLevel: Hashable {
  let number: Int
  let fraction: Fraction
}
