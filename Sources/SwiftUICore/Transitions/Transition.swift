/// An indication of which the current stage of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted: the start of its insertion.
  case willAppear
  /// The view is present.
  case identity
  /// The view has been removed: the end of its removal.
  case didDisappear

  /// A Boolean that indicates whether the transition should have an identity effect.
  public var isIdentity: Bool { self == .identity }

  /// A value that can be used to multiply effects that are applied differently depending on the
  /// phase: −1 before, 0 while shown, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties a transition can have.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition includes motion.
  public var hasMotion: Bool

  /// Creates properties. Motion is assumed unless given.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A description of view changes to apply when a view is added to and removed from the view
/// hierarchy.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that the transition makes.
  associatedtype Body: View
  /// The view that is inserted or removed, as the transition receives it.
  typealias Content = PlaceholderContentView<Self>

  /// Makes the view as it is shown in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that is inserted or removed.
  ///   - phase: The phase; the runtime animates from one to the next.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// The properties of the transition. The default has motion.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// Properties with motion: the default.
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition's views around something.
  func views(around source: PlaceholderSource, phase: TransitionPhase) -> Body {
    body(content: PlaceholderContentView(source: source), phase: phase)
  }

  /// The view as the transition shows it in a phase, for whoever runs a transition by hand.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    AppliedTransition(self, content, phase)
  }
}

private struct AppliedTransition<T: Transition, Content: View>: UnnamedView {
  nonisolated(unsafe) let transition: T
  nonisolated(unsafe) let content: Content
  let phase: TransitionPhase

  nonisolated init(_ transition: T, _ content: Content, _ phase: TransitionPhase) {
    self.transition = transition
    self.content = content
    self.phase = phase
  }

  @MainActor var body: some View { transition.views(around: ViewSource(content), phase: phase) }
}
