import SwiftUI

/// An action of a ``FloatingFABView``.
public struct FABAction: Identifiable {
  /// The identity of the action, unique in its button.
  public let id: String
  /// The title beside the action's button, shown verbatim.
  public let title: String
  /// The name of the system symbol in the action's button.
  public let systemImage: String
  let action: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The identity of the action, unique in its button; the title by default.
  ///   - title: The title beside the action's button, shown verbatim.
  ///   - systemImage: The name of the system symbol in the action's button.
  ///   - action: Called at a tap, after the floating button has begun to close.
  public init(
    id: String? = nil, title: String, systemImage: String, action: @escaping () -> Void
  ) {
    self.id = id ?? title
    self.title = title
    self.systemImage = systemImage
    self.action = action
  }
}

/// A floating button that expands into its actions, and collapses when one of them is tapped.
///
/// Its icon turns by 90° while the actions grow out of it. It expands by a spring of 0.4 s with a
/// bounce of 0.3, and collapses by one of 0.3 s with a bounce of 0.2. Reduce Motion: the actions
/// fade and the icon is at its end on the next frame. Low Power Mode: end state on the next frame.
/// The button is disabled while it is loading; a tap during the animation reverses it. Each tap
/// plays a light impact.
public struct FloatingFABView: View, MotionDeclaring {
  let actions: [FABAction]
  let isLoading: Bool
  let haptics: HapticManager
  @State private var isExpanded = false
  private var felt = OwnHaptics()
  // What floats over a page grows as its titles do: less than text that is read.
  @ScaledMetric(relativeTo: .largeTitle) private var scale = 1.0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a floating button.
  ///
  /// - Parameters:
  ///   - actions: The actions, from top to bottom.
  ///   - isLoading: Whether the button is disabled and shows a spinner; `false` by default. It
  ///     collapses when loading begins.
  ///   - haptics: The manager that plays the impact; the shared one by default.
  public init(
    actions: [FABAction], isLoading: Bool = false, haptics: HapticManager = .shared
  ) {
    self.actions = actions
    self.isLoading = isLoading
    self.haptics = haptics
  }

  /// The actions move and grow out of the button, and its icon turns. Reduce Motion and Low Power
  /// Mode: end state on the next frame.
  public nonisolated static let expand = MotionDeclaration(
    component: "FloatingFABView", motion: "expand", token: .messages.playful,
    purpose: "Shows that the actions come out of the button.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the others are there says that the button is open.")
  /// The actions move and shrink into the button, and its icon turns back. Reduce Motion and Low
  /// Power Mode: end state on the next frame.
  public nonisolated static let collapse = MotionDeclaration(
    component: "FloatingFABView", motion: "collapse", token: .messages.standard,
    purpose: "Shows that the actions go back into the button.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the others are gone says that the button is closed.")
  /// The actions fade in and out under Reduce Motion, in place of ``expand`` and ``collapse``.
  public nonisolated static let fade = MotionDeclaration(
    component: "FloatingFABView", motion: "fade", token: .app.normal,
    purpose: "Shows the actions where nothing may move.", cost: .transform,
    role: .decorativeFeedback,
    reducedForm: .crossFade, reason: "Where nothing may move, a fade says where to look.")
  /// The motions of the button: ``expand``, ``collapse`` and ``fade``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [expand, collapse, fade]
  }

  private var motion: MotionDeclaration { isExpanded ? Self.expand : Self.collapse }

  /// The actions above the floating button, aligned at the trailing edge.
  public var body: some View {
    VStack(alignment: .trailing, spacing: theme[.messages.chipGap]) {
      ForEach(actions) { action in
        FABChild(
          action: action, isShown: isExpanded, motion: motion,
          fade: motionPolicy.reducesMotion ? Self.fade : motion
        ) {
          isExpanded = false
          felt.asking(haptics).impact(.light)
          action.action()
        }
      }
      main
    }
    .onChange(of: isLoading) { _, isLoading in if isLoading { isExpanded = false } }
    .playsHaptics(felt)
  }

  private var main: some View {
    Button {
      felt.asking(haptics).impact(.light)
      isExpanded.toggle()
    } label: {
      ZStack {
        if isLoading {
          ProgressView().tint(of: .app.onAccent).transition(.opacity)
        } else {
          Image(systemName: "plus")
            .font(.system(size: 22 * scale, weight: .semibold))
            .moves(by: motion) { view, nudge in
              view.rotationEffect(
                .degrees(nudge(isExpanded ? theme[.app.quarterTurn] : 0)))
            }
            .transition(.opacity)
        }
      }
      .foregroundStyle(ColorToken.app.onAccent)
      .frame(width: theme[.messages.fab] * scale, height: theme[.messages.fab] * scale)
      .background(ColorToken.app.accent, in: Circle())
      .background {
        Circle().fill(ColorToken.app.shadow)
          .blur(radius: theme[.messages.fabShadow])
          .offset(y: theme[.messages.fabShadowOffset])
      }
      .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .disabled(isLoading)
    .accessibilityLabel("Actions")
    .accessibilityValue(isLoading ? "Loading" : isExpanded ? "Expanded" : "Collapsed")
  }
}

/// A light ground with the shadow of what floats: on a page as light as itself it would not be
/// seen.
private struct Raised<Ground: Shape>: ViewModifier {
  let shape: Ground
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    content
      .background(ColorToken.app.raised, in: shape)
      .background {
        shape.fill(ColorToken.app.shadow)
          .blur(radius: theme[.messages.fabShadow])
          .offset(y: theme[.messages.fabShadowOffset])
      }
  }
}

private struct FABChild: View {
  let action: FABAction
  let isShown: Bool
  let motion: MotionDeclaration
  let fade: MotionDeclaration
  let perform: () -> Void
  @ScaledMetric(relativeTo: .largeTitle) private var scale = 1.0
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let isAway = !isShown && !motionPolicy.outcome(of: motion).isInstant
    let side = theme[.messages.fabChild] * scale
    Button {
      perform()
    } label: {
      HStack(spacing: theme[.app.gap]) {
        Text(verbatim: action.title)
          .font(.subheadline.weight(.medium))
          .foregroundStyle(ColorToken.app.text)
          .multilineTextAlignment(.leading)
          .padding(.horizontal, theme[.messages.fabLabelInset])
          .padding(.vertical, theme[.messages.fabLabelPadding])
          .modifier(Raised(shape: RoundedRectangle(cornerRadius: theme[.messages.bubbleRadius])))
        Image(systemName: action.systemImage)
          .font(.system(size: 17 * scale, weight: .medium))
          .foregroundStyle(ColorToken.app.accentText)
          .frame(width: side, height: side)
          .modifier(Raised(shape: Circle()))
      }
      .padding(.trailing, (theme[.messages.fab] * scale - side) / 2)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(action.title)
    .moves(by: motion) { view, nudge in
      view
        .scaleEffect(
          nudge(isAway ? theme[.app.bounceScale] : 1), anchor: .bottomTrailing
        )
        .modifier(Shift(y: nudge(isAway ? theme[.app.entryShift] : 0)))
    }
    .moves(by: fade, .fade) { view, nudge in view.opacity(nudge(isShown ? 1 : 0)) }
  }
}
