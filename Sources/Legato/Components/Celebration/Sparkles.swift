import LegatoMotion
import SwiftUI

/// A field of small golden dots that fade in and out behind an achievement, each with its own
/// duration, without end. It takes the proposed size.
///
/// The dots follow from a seed. Not drawn under Reduce Motion and in Low Power Mode.
public struct Sparkles: View, MotionDeclaring {
  private let seed: UInt64
  /// `nil` is the theme's.
  private let count: Int?
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a field of dots.
  ///
  /// - Parameters:
  ///   - count: The number of dots, 0…200, clamped to that range; `nil`, the default, is 20, which
  ///     a theme may change.
  ///   - seed: Determines the dots; 1 by default.
  public init(count: Int? = nil, seed: UInt64 = 1) {
    self.seed = seed
    self.count = count
  }

  /// The dots fade in and out. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let twinkleMotion = MotionDeclaration(
    component: "Sparkles", motion: "twinkle", token: .ambient.twinkle,
    purpose: "Sets an achievement apart.", cost: .transform,
    role: .loop,
    reducedForm: .notDrawn, reason: "It decorates, and tells nothing.")

  /// The motion of the dots: ``twinkleMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [twinkleMotion] }

  /// A dot. Its place is in shares of the width and the height.
  struct Dot: Identifiable, Hashable, Sendable {
    let id: Int
    let color: ColorToken
    /// The diameter in points.
    let size: Double
    let x: Double
    let y: Double
    /// Seconds there and back.
    let duration: Double
    /// Seconds until it begins.
    let start: Double
  }

  static func dots(seed: UInt64, count: Int, theme: TokenTheme = TokenTheme()) -> [Dot] {
    let metrics = MetricToken.sparkles
    let colors = CelebrationParticles.colors
    var random = SeededGenerator(seed: seed)
    return (0..<max(count, 0)).map { index in
      var random = random.split()
      let color = Int(random.number(from: 0, to: Double(colors.count)))
      return Dot(
        id: index, color: colors[min(color, colors.count - 1)],
        size: random.number(from: theme[metrics.smallest], to: theme[metrics.largest]),
        x: random.unit(), y: random.unit(),
        duration: random.number(from: theme[metrics.shortest], to: theme[metrics.longest]),
        start: random.number(from: 0, to: theme[metrics.latest]))
    }
  }

  /// The twinkling dots. They take no touches and are hidden from assistive technology.
  public var body: some View {
    let count = count ?? Int(theme[.sparkles.count])
    let dots = Self.dots(seed: seed, count: min(count, 200), theme: theme)
    GeometryReader { geometry in
      ForEach(motionPolicy.outcome(of: Self.twinkleMotion).isDrawn ? dots : []) { dot in
        TwinklingDot(dot: dot)
          .position(x: dot.x * geometry.size.width, y: dot.y * geometry.size.height)
          .transition(.identity)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

private struct TwinklingDot: View {
  let dot: Sparkles.Dot
  @State private var phase = 0.0
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let metrics = MetricToken.sparkles
    let motion = Sparkles.twinkleMotion
    Circle()
      .fill(dot.color)
      .frame(width: dot.size, height: dot.size)
      .scaleEffect(
        theme[metrics.startScale] + (theme[metrics.endScale] - theme[metrics.startScale]) * phase
      )
      .opacity(phase)
      .modifier(
        RunsLoop(
          motion: motion.timed(by: motion.token.lasting(dot.duration / 2)), delay: dot.start,
          phase: $phase))
  }
}

extension View {
  /// Draws ``Sparkles`` behind this view.
  ///
  /// - Parameter seed: Determines the dots; 1 by default.
  public func sparkles(seed: UInt64 = 1) -> some View {
    background { Sparkles(seed: seed) }
  }
}
