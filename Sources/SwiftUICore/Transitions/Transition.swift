/// An indication of which the current stage of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
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

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A description of view changes to apply when a view is added to and removed from the view
/// hierarchy.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}
