import SwiftUI

/// A highlight that runs over a view repeatedly, from its leading edge: two seconds a run, the
/// first after one second. Only what the view draws is lit.
///
/// It requests frames only while it is on screen. Not drawn under Reduce Motion and in Low Power
/// Mode.
public struct ShimmerModifier: ViewModifier, MotionDeclaring {
  private let isActive: Bool
  /// `nil` is the theme's.
  private let start: Double?
  @State private var phase = 0.0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - isActive: Whether the highlight is shown; `true` by default.
  ///   - start: Seconds until the first run, at least 1, clamped to that; `nil`, the default, is 1,
  ///     which a theme may increase. Infinity and NaN are treated as 1.
  public init(isActive: Bool = true, after start: Double? = nil) {
    self.isActive = isActive
    self.start = start
  }

  /// Seconds on top of the motion's own, which is the least wait.
  private var delay: Double {
    let start = start ?? theme[.shimmer.delay]
    return start.isFinite ? max(start - MetricToken.shimmer.delay.value, 0) : 0
  }

  /// The highlight runs over the view. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let sweepMotion = MotionDeclaration(
    component: "ShimmerModifier", motion: "sweep", token: .ambient.shimmer,
    purpose: "Lends a light to what has been reached.", cost: .paint,
    role: .loop,
    reducedForm: .notDrawn, reason: "A highlight that does not run is a stain.")

  /// The motion of the highlight: ``sweepMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [sweepMotion] }

  /// The content with the highlight over it, masked to what the content draws.
  public func body(content: Content) -> some View {
    content
      .overlay {
        if isActive, motionPolicy.outcome(of: Self.sweepMotion).isDrawn {
          highlight
            // Only where something is drawn already. A mask would build the content twice.
            .blendMode(.sourceAtop)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .modifier(RunsLoop(motion: Self.sweepMotion, delay: delay, phase: $phase))
            .transition(.identity)
        }
      }
      .compositingGroup()
  }

  /// One width of light. Its ends are places in the view's own width: they follow when it changes.
  private var highlight: some View {
    let metrics = MetricToken.shimmer
    let colors = ColorToken.rizq
    let place = theme[metrics.start] + (theme[metrics.end] - theme[metrics.start]) * phase
    let ends = (place, place + 1)
    let isMirrored = layoutDirection == .rightToLeft
    return LinearGradient(
      colors: [colors.noHighlight, colors.highlight, colors.noHighlight].map {
        theme.color($0, in: colorScheme)
      },
      startPoint: UnitPoint(x: isMirrored ? 1 - ends.0 : ends.0, y: 0.5),
      endPoint: UnitPoint(x: isMirrored ? 1 - ends.1 : ends.1, y: 0.5)
    )
    // Mirrored above, so that no platform does it again.
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension View {
  /// Runs a highlight over this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the highlight is shown; `true` by default.
  ///   - start: Seconds until the first run, at least 1; `nil`, the default, is 1, which a theme
  ///     may increase.
  public func shimmering(_ isActive: Bool = true, after start: Double? = nil) -> some View {
    modifier(ShimmerModifier(isActive: isActive, after: start))
  }
}
