import SwiftUI

/// A checkmark for a completed task: a disc springs up, a glow grows behind it, and the mark is
/// drawn.
///
///     AnimatedCheckmark(isVisible: isDone) { dismiss() }
///
/// Reduce Motion and Low Power Mode: the end state on the next frame, and the completion handler is
/// called then.
public struct AnimatedCheckmark: View {
  private let isVisible: Bool
  /// `nil` is the theme's, of the line and of the delay too.
  private let size: CGFloat?
  private let lineWidth: CGFloat?
  private let givenDelay: Double?
  private let onCompletion: @MainActor () -> Void
  /// Which showing it is: each begins anew.
  @State private var showing = 0
  @State private var end = Wait()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a checkmark.
  ///
  /// - Parameters:
  ///   - isVisible: Whether the checkmark is shown; `true` by default. Each time it becomes visible
  ///     it is animated anew.
  ///   - size: The diameter in points; `nil`, the default, is 64, which a theme may change.
  ///     Negative, infinite and NaN sizes are treated as `nil`; the max is 10 000.
  ///   - lineWidth: The width of the mark's line in points; `nil`, the default, is 4, which a theme
  ///     may change. Negative, infinite and NaN widths are treated as `nil`; the max is 10 000.
  ///   - delay: Seconds before it appears; `nil`, the default, is 0.2, which a theme may change.
  ///     Negative, infinite and NaN delays are treated as 0.
  ///   - onCompletion: Called 0.7 s after it has begun to appear; not if it is hidden or removed
  ///     before.
  public init(
    isVisible: Bool = true, size: CGFloat? = nil, lineWidth: CGFloat? = nil, delay: Double? = nil,
    onCompletion: @escaping @MainActor () -> Void = {}
  ) {
    self.isVisible = isVisible
    self.size = size
    self.lineWidth = lineWidth
    givenDelay = delay
    self.onCompletion = onCompletion
  }

  private var delay: Double {
    let delay = givenDelay ?? theme[.checkmark.delay]
    return delay.isFinite ? max(0, delay) : 0
  }

  /// The checkmark on its disc, as an image for assistive technology while it is visible.
  public var body: some View {
    let size = theme.measure(size, or: .checkmark.size)
    let lineWidth = theme.measure(lineWidth, or: .checkmark.line)
    CheckmarkDrawing(isVisible: isVisible, lineWidth: lineWidth, delay: delay)
      .transition(.identity)
      .id(showing)
      .frame(width: size, height: size)
      .onAppear { if isVisible { wait() } }
      .onChange(of: isVisible) { _, isVisible in
        guard isVisible else { return end.cancel() }
        showing += 1
        wait()
      }
      .onChange(of: mayMove) { _, mayMove in
        guard !mayMove else { return }
        showing += 1
        if end.isWaiting { wait() }
      }
      .onDisappear { end.cancel() }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Completed")
      .accessibilityAddTraits(.isImage)
      .accessibilityHidden(!isVisible)
  }

  private var mayMove: Bool {
    motionPolicy.outcome(of: Self.appearMotion).movement != nil
  }

  private func wait() {
    end.begin(mayMove ? delay + theme[.checkmark.done] : 0, then: onCompletion)
  }
}

extension AnimatedCheckmark: MotionDeclaring {
  /// The disc springs up. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let appearMotion = MotionDeclaration(
    component: "AnimatedCheckmark", motion: "appear", token: .celebration.counter,
    purpose: "Rewards what has been completed.", cost: .transform,
    role: .celebration, reducedForm: .endStateAtOnce, reason: "The mark tells that it is done.")

  /// The glow grows. Not drawn under Reduce Motion and in Low Power Mode.
  public nonisolated static let glowMotion = MotionDeclaration(
    component: "AnimatedCheckmark", motion: "glow", token: .celebration.glow,
    purpose: "Rewards what has been completed.", cost: .transform,
    role: .celebration,
    reducedForm: .notDrawn, reason: "It rewards, and tells nothing.")

  /// The mark is drawn, and the glow fades in and out in the same time. Reduce Motion and Low Power
  /// Mode: end state on the next frame.
  public nonisolated static let drawMotion = MotionDeclaration(
    component: "AnimatedCheckmark", motion: "draw", token: .celebration.draw,
    purpose: "Rewards what has been completed.", cost: .paint,
    role: .celebration,
    reducedForm: .endStateAtOnce, reason: "The mark tells that it is done.")

  /// The checkmark disappears. Reduce Motion and Low Power Mode: end state on the next frame.
  public nonisolated static let leaveMotion = MotionDeclaration(
    component: "AnimatedCheckmark", motion: "leave", token: .touch.press,
    purpose: "Gives the place back.", cost: .transform,
    role: .celebration,
    reducedForm: .endStateAtOnce, reason: "What is gone is gone.")

  /// The motions of the checkmark: ``appearMotion``, ``glowMotion``, ``drawMotion`` and
  /// ``leaveMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [appearMotion, glowMotion, drawMotion, leaveMotion]
  }
}

/// One showing of a checkmark, from nothing.
private struct CheckmarkDrawing: View {
  let isVisible: Bool
  let lineWidth: CGFloat
  let delay: Double
  @State private var presence = 0.0
  @State private var drawn = 0.0
  @State private var glow = 0.0
  @State private var glowOpacity = 0.0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let metrics = MetricToken.checkmark
    ZStack {
      if motionPolicy.outcome(of: AnimatedCheckmark.glowMotion).isDrawn {
        Circle()
          .fill(ColorToken.achievement.soft)
          .scaleEffect(
            theme[metrics.glowStart] + (theme[metrics.glowEnd] - theme[metrics.glowStart]) * glow
          )
          .opacity(glowOpacity)
      }
      Circle()
        .fill(ColorToken.achievement.reached)
      CheckmarkShape()
        .trim(from: 0, to: drawn)
        .stroke(
          ColorToken.achievement.onReached,
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }
    .scaleEffect(presence)
    .opacity(presence)
    .onAppear { if isVisible { show() } }
    .onChange(of: isVisible) { _, isVisible in
      if !isVisible { animate(AnimatedCheckmark.leaveMotion, 0) { presence = 0 } }
    }
  }

  private func animate(_ motion: MotionDeclaration, _ delay: Double, _ change: () -> Void) {
    withAnimation(motionPolicy.outcome(of: motion, delay: delay).movement, change)
  }

  private func show() {
    let metrics = MetricToken.checkmark
    animate(AnimatedCheckmark.appearMotion, delay) { presence = 1 }
    animate(AnimatedCheckmark.drawMotion, delay + theme[metrics.drawDelay]) { drawn = 1 }
    let glowDelay = delay + theme[metrics.glowDelay]
    animate(AnimatedCheckmark.glowMotion, glowDelay) { glow = 1 }
    withAnimation(
      motionPolicy.outcome(of: AnimatedCheckmark.drawMotion, delay: glowDelay).movement,
      completionCriteria: .logicallyComplete
    ) {
      glowOpacity = theme[metrics.glowOpacity]
    } completion: {
      animate(AnimatedCheckmark.drawMotion, 0) { glowOpacity = 0 }
    }
  }
}

/// A checkmark in the middle half of a square. It is not mirrored: no language writes it so.
struct CheckmarkShape: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    var path = Path()
    path.move(to: point(0.29, 0.52))
    path.addLine(to: point(0.44, 0.67))
    path.addLine(to: point(0.72, 0.36))
    return path
  }
}
