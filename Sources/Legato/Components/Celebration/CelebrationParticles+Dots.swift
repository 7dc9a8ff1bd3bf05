import LegatoMotion
import SwiftUI

extension CelebrationParticles {
  /// One dot of a burst. Places are shares of the field's width and height.
  struct Dot: Identifiable, Hashable, Sendable {
    let id: Int
    let color: ColorToken
    /// The diameter in points.
    let size: Double
    let x: Double
    /// Where it ends; it begins at 1, the lower edge.
    let endY: Double
    /// Seconds.
    let duration: Double
    /// Seconds.
    let delay: Double

    /// When it has faded, in seconds.
    var end: Double { delay + duration }
  }

  /// The colours of dots.
  static let colors: [ColorToken] = [
    .achievement.soft, .achievement.bright, .achievement.reached, .achievement.streak,
  ]

  /// The dots of a seed: the same seed has the same dots, in the measures of a theme.
  static func dots(seed: UInt64, count: Int, theme: TokenTheme = TokenTheme()) -> [Dot] {
    let metrics = MetricToken.celebration
    var random = SeededGenerator(seed: seed)
    return (0..<max(count, 0)).map { index in
      var random = random.split()
      let color = Int(random.number(from: 0, to: Double(colors.count)))
      let spread = theme[metrics.spread] / max(theme[metrics.field], 1)
      return Dot(
        id: index, color: colors[min(color, colors.count - 1)],
        size: random.number(from: theme[metrics.smallest], to: theme[metrics.largest]),
        x: random.unit(), endY: random.number(from: -spread, to: spread),
        duration: random.number(from: theme[metrics.shortest], to: theme[metrics.longest]),
        delay: Double(index) * theme[metrics.step])
    }
  }
}
