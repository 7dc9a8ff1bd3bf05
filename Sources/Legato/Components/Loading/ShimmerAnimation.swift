import SwiftUI

/// Moves a light across a placeholder, with a period of 1.5 s. Only what the view draws is lit.
///
/// It runs while it is active and on screen, and restarts when the view reappears. Reduce Motion
/// and Low Power Mode: no light is drawn. Right to left the direction is mirrored.
public struct ShimmerAnimation: ViewModifier, MotionDeclaring {
  /// The distance of the light.
  public enum Travel: Hashable, Sendable {
    /// From its position by a number of points, and back in one step: a wider view is not crossed.
    /// Infinity and NaN are treated as 0.
    case points(CGFloat)
    /// From one side of the view to the other, whatever its width.
    case width
  }

  /// `nil` is the theme's.
  let travel: Travel?
  let isActive: Bool

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - travel: The distance; `nil`, the default, is 200 pt, which a theme may change.
  ///   - isActive: Whether data is loading; `true` by default.
  public init(travel: Travel? = nil, isActive: Bool = true) {
    self.travel = travel
    self.isActive = isActive
  }

  /// The light crosses the view in 1.5 s, repeated without end. Not drawn under Reduce Motion and
  /// in Low Power Mode.
  public nonisolated static let motion = MotionDeclaration(
    component: "ShimmerAnimation", motion: "shimmer", token: .app.loadingShimmer,
    purpose: "Says that something is loading.", cost: .transform,
    role: .loop,
    reducedForm: .notDrawn, reason: "A placeholder says by itself that something is to come.")
  /// The motion of the effect: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.loopsArePaused) private var isPaused

  /// Draws the light over the content, masked to what the content draws.
  public func body(content: Content) -> some View {
    content
      .overlay {
        // A light that stands still is a stain.
        if isActive, !isPaused, motionPolicy.outcome(of: Self.motion).isDrawn {
          ShimmerLight(travel: travel)
            .blendMode(.sourceAtop)
            .transition(.identity)
        }
      }
      .compositingGroup()
  }
}

private struct ShimmerLight: View {
  let travel: ShimmerAnimation.Travel?
  @Environment(\.tokenTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let clear = theme.color(.app.clear, in: colorScheme)
    let light = theme.color(.app.light, in: colorScheme).opacity(theme[.app.shimmerOpacity])
    LinearGradient(colors: [clear, light, clear], startPoint: .leading, endPoint: .trailing)
      .loops(by: ShimmerAnimation.motion) { view, phase in
        switch travel ?? .points(theme[.app.shimmerTravel]) {
        case .points(let points):
          view.modifier(Shift(x: points.isFinite ? points * phase : 0))
        case .width: view.modifier(EdgeShift(edge: .trailing, fraction: 2 * phase - 1))
        }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
