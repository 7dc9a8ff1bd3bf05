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
  let end: Double
  let share: Double
  /// Whether it is on its way up to the end.
  var isRising = true

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// 0…1. A spring that passes the end by a little does not begin another round, nor does it go back
  /// into the one before.
  nonisolated var shownShare: Double {
    guard turns.isFinite, abs(turns - end) > 1e-9 else { return Fraction(share).value }
    let top = share >= 1 ? end : end.rounded(.down) + 1
    let reach = 0.3
    if isRising, turns >= top, turns < top + reach { return 1 }
    if !isRising, turns < top - 1, turns > top - 1 - reach { return 0 }
    return turns == 0 ? 0 : turns - (turns.rounded(.up) - 1)
  }

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
  @State private var turns = 0.0
  @State private var end = 0.0
  /// The level that the ring was last told of, and the rounds that it has gone since the first one.
  @State private var lastLevel: Int?
  @State private var rounds = 0.0
  @State private var isRising = true
  @Environment(\.motionPolicy) private var motionPolicy

  private struct Target: Equatable {
    let level: Int
    let fraction: Fraction
  }

  var body: some View {
    ZStack {
      Circle()
        .stroke(ColorToken.achievement.track, lineWidth: lineWidth)
      RingFill(
        turns: turns, end: end, share: end == turns && turns == 0 ? 0 : fraction.value,
        isRising: isRising
      )
      .stroke(
        ColorToken.achievement.reached, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
    .endsAtOnce(update)
    .onAppear { go(by: first) }
    .onChange(of: Target(level: level, fraction: fraction)) { go(by: update) }
  }

  /// More rounds at a time than that are a flicker.
  private static let mostRounds = 3.0

  /// Turns backwards only where the level goes down.
  private func go(by motion: MotionDeclaration) {
    let step = Double(level) - Double(lastLevel ?? level)
    rounds += min(max(step, -Self.mostRounds), Self.mostRounds)
    lastLevel = level
    let target = rounds + fraction.value
    isRising = target >= turns
    withAnimation(motionPolicy.outcome(of: motion).movement) {
      turns = target
      end = target
    }
  }
}
