import SwiftUI

/// The progress of a tool: a bar, 4 pt high, that follows its value by ``MotionToken/App/normal``.
///
/// A change is drawn without layout. Reduce Motion: end state on the next frame. Low Power Mode:
/// unchanged. Right to left the bar grows from the right.
public struct ToolProgressAnimation: View, MotionDeclaring {
  let progress: Double
  let showsTrack: Bool
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - progress: 0…1, clamped to that range; NaN is treated as 0.
  ///   - showsTrack: Whether the track behind the bar is shown; `false` by default.
  public init(progress: Double, showsTrack: Bool = false) {
    self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    self.showsTrack = showsTrack
  }

  /// The bar follows its value. Reduce Motion: end state on the next frame. Low Power Mode:
  /// unchanged.
  public nonisolated static let motion = MotionDeclaration(
    component: "ToolProgressAnimation", motion: "progress", token: .app.normal,
    purpose: "Shows how far the tool has come.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce,
    reason: "A bar of the right length says how far it is.")
  /// The motion of the bar: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// The bar, 4 pt high, on its track where that is shown; assistive technology reads whole
  /// percent.
  public var body: some View {
    ZStack {
      if showsTrack {
        RoundedRectangle(cornerRadius: theme[.app.barRadius])
          .fill(ColorToken.app.fill)
      }
      Color.clear.moves(by: Self.motion) { view, nudge in
        view.overlay {
          ProgressBar(fraction: nudge(progress), radius: theme[.app.barRadius])
            .fill(ColorToken.app.accent)
        }
      }
    }
    .frame(height: theme[.app.barHeight])
    .accessibilityElement()
    .accessibilityLabel("Progress")
    .accessibilityValue("\(Int((progress * 100).rounded())) %")
  }
}

/// A bar over a part of the width, from the leading side.
private struct ProgressBar: Shape {
  /// 0…1.
  var fraction: Double
  /// The corners, in points.
  let radius: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width = rect.width * min(max(fraction, 0), 1)
    guard width > 0 else { return Path() }
    let radius = min(radius, width / 2, rect.height / 2)
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
      cornerRadius: radius)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
