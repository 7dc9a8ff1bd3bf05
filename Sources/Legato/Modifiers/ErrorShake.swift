import SwiftUI

/// Marks an error: a shake of 0.45 s, a red border and an error haptic.
///
/// With `isError` the caller decides how long the border is shown. With `trigger` alone it is shown
/// for 3 s after the last error: ``MetricToken/App/errorHold``.
///
/// The border has the corners of a text field of `.roundedBorder` by default; pass the shape of the
/// view that it surrounds. An error during a shake restarts it. Reduce Motion and Low Power Mode:
/// border and haptic only.
public struct ErrorShakeModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let isError: Bool?
  let outline: ErrorOutline
  let haptics: HapticManager
  /// Whether an error has occurred that has not been shown long enough.
  @State private var isRecent = false
  @State private var hold = Wait()
  private var felt = OwnHaptics()
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier with a border of rounded corners.
  ///
  /// - Parameters:
  ///   - trigger: Every change of it is an error.
  ///   - isError: Whether the border is shown; `nil`, the default, shows it for 3 s after each
  ///     error.
  ///   - cornerRadius: The radius of the border in points; `nil`, the default, is that of a text
  ///     field, 6, which a theme may change. Negative, infinite and NaN radii are treated as `nil`;
  ///     the max is 10 000.
  ///   - haptics: The manager that plays the haptic; the shared one by default.
  public init(
    trigger: Trigger, isError: Bool? = nil, cornerRadius: CGFloat? = nil,
    haptics: HapticManager = .shared
  ) {
    self.init(trigger, isError, .corners(cornerRadius), haptics)
  }

  /// Creates the modifier with a border along a shape.
  ///
  /// - Parameters:
  ///   - trigger: Every change of it is an error.
  ///   - isError: Whether the border is shown; `nil`, the default, shows it for 3 s after each
  ///     error.
  ///   - shape: The shape of the border, such as `.capsule`.
  ///   - haptics: The manager that plays the haptic; the shared one by default.
  public init(
    trigger: Trigger, isError: Bool? = nil, in shape: some InsettableShape,
    haptics: HapticManager = .shared
  ) {
    self.init(trigger, isError, .shape(AnyInsettableShape(shape)), haptics)
  }

  private init(
    _ trigger: Trigger, _ isError: Bool?, _ outline: ErrorOutline, _ haptics: HapticManager
  ) {
    self.trigger = trigger
    self.isError = isError
    self.outline = outline
    self.haptics = haptics
  }

  /// The content, shaken at each change of the trigger, with the border over it.
  public func body(content: Content) -> some View {
    content
      .overlay {
        outline.border(ColorToken.app.error, theme)
          .moves(by: ErrorShake.border, .fade) { view, nudge in
            view.opacity(nudge(isError ?? isRecent ? 1 : 0))
          }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
      .replays(ErrorShake.shake, trigger: trigger) { progress, _, theme in
        ShakeEffect(progress: progress, swing: theme[.app.shakeSwing])
      }
      .onChange(of: trigger) {
        felt.asking(haptics).notification(.error)
        guard isError == nil else { return }
        isRecent = true
        hold.begin(theme[.app.errorHold]) { isRecent = false }
      }
      .onDisappear {
        hold.cancel()
        isRecent = false
      }
      .playsHaptics(felt)
  }
}

/// What the border of an error goes along.
enum ErrorOutline {
  case corners(CGFloat?)
  case shape(AnyInsettableShape)

  @MainActor @ViewBuilder
  func border(_ color: ColorToken, _ theme: TokenTheme) -> some View {
    let width = theme[.app.errorLine]
    switch self {
    case .corners(let radius):
      RoundedRectangle(cornerRadius: theme.measure(radius, or: .app.fieldRadius))
        .strokeBorder(color, lineWidth: width)
    case .shape(let shape): shape.strokeBorder(color, lineWidth: width)
    }
  }
}

/// A shape of any kind that can be drawn smaller.
struct AnyInsettableShape: InsettableShape {
  private let outline: @Sendable (CGRect, CGFloat) -> Path
  private var inset: CGFloat = 0

  init(_ shape: some InsettableShape) {
    outline = { rect, inset in shape.inset(by: inset).path(in: rect) }
  }

  func path(in rect: CGRect) -> Path { outline(rect, inset) }

  func inset(by amount: CGFloat) -> AnyInsettableShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// The motions of ``ErrorShakeModifier``.
public enum ErrorShake: MotionDeclaring {
  /// The shake, 0.45 s. Not drawn under Reduce Motion and in Low Power Mode.
  public static let shake = MotionDeclaration(
    component: "ErrorShake", motion: "shake", token: .app.shake,
    purpose: "Says that it did not work.", cost: .transform,
    role: .celebration,
    reducedForm: .notDrawn, reason: "The border and the haptics say that something is wrong.")
  /// The fade of the border. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public static let border = MotionDeclaration(
    component: "ErrorShake", motion: "border", token: .app.fast,
    purpose: "Marks what did not work.", cost: .transform,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "A border that is there at once is seen at once.")
  /// The motions of the modifier: ``shake`` and ``border``.
  public static var motionDeclarations: [MotionDeclaration] { [shake, border] }
}
