import SwiftUI

/// The filled part of a bar, from its leading edge. It follows the width of the bar without moving
/// anew, and a spring that overshoots is cut off at both ends.
struct ProgressFill: Shape {
  /// What is filled; whole turns too, where there is a goal.
  var fraction: Double
  /// Where it ends, of a bar that is filled anew with every level.
  var goal: LevelGoal?

  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width * (goal?.share(at: fraction) ?? Fraction(fraction).value)
    guard width > 0 else { return Path() }
    let fill = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: fill, cornerRadius: min(width, rect.height) / 2)
  }
}

/// A bar: a track, and what is filled of it.
struct ProgressTrack: View {
  let fraction: Double
  let height: CGFloat
  let track: ColorToken
  let fill: ColorToken

  var body: some View {
    Capsule()
      .fill(track)
      .overlay {
        ProgressFill(fraction: fraction)
          .fill(fill)
          // The first points of a fill are thinner than the end of the track.
          .clipShape(Capsule())
      }
      .frame(height: height)
  }
}
