import SwiftUI

extension Edge {
  /// The opposite edge.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A namespace for types of the app's design whose names other designs, or SwiftUI, use as well.
public enum AppMotion {}

extension AppMotion {
  /// Slides a view in from an edge and out over the opposite one, by its own size, with a fade.
  ///
  /// It is a transition, not an animation: the change that inserts the view has to be animated.
  /// Reduce Motion: a fade.
  public struct SlideTransition: ViewModifier {
    let edge: Edge
    let isActive: Bool

    /// Creates the modifier.
    ///
    /// - Parameters:
    ///   - edge: The edge from which the view enters.
    ///   - isActive: Whether the view slides; otherwise it only fades. `true` by default.
    public init(edge: Edge, isActive: Bool = true) {
      self.edge = edge
      self.isActive = isActive
    }

    /// The content with the transition.
    public func body(content: Content) -> some View {
      content.transition(isActive ? .slide(from: edge) : .opacity)
    }
  }
}

extension AnyTransition {
  /// In from an edge, by the view's own size, and out over the opposite edge, with a fade.
  public static func slide(from edge: Edge) -> AnyTransition {
    AnyTransition(EdgeSlide(insertion: edge, removal: edge.opposite))
  }

  /// In from the bottom and out over the top, by the view's own height, with a fade.
  public static var slideUp: AnyTransition { slide(from: .bottom) }

  /// In from the trailing side and out over the leading side, by the view's own width, with a fade:
  /// going on. Going back is ``slideFromLeading``.
  public static var slideFromTrailing: AnyTransition { slide(from: .trailing) }

  /// In from the leading side and out over the trailing side: going back.
  public static var slideFromLeading: AnyTransition { slide(from: .leading) }

  /// A message enters from the side of its author, by its own width, with a fade; it exits by a
  /// fade.
  public static func messageReceive(from edge: Edge = .leading) -> AnyTransition {
    AnyTransition(EdgeSlide(insertion: edge, removal: nil))
  }

  /// A row exits in the direction of its swipe, by its own width, with a fade; it enters by a fade.
  public static func archive(towards edge: Edge = .trailing) -> AnyTransition {
    AnyTransition(EdgeSlide(insertion: nil, removal: edge))
  }

  /// One state of a view replaces another in place: a fade, scaled from and to 0.95.
  public static var stateSwap: AnyTransition { AnyTransition(StateSwap()) }
}

/// A fade, with a move by the view's own size where there is an edge.
///
/// As in an `asymmetric` of two edges, where the view is is one value: what goes before it has come
/// turns where it is, and what comes back returns from there. Coming and going fade by themselves,
/// one upon the other.
///
/// It looks at the motion policy itself, which an app may set for a part of it; where the platform
/// asks for less motion, SwiftUI has put a fade in its place already.
struct EdgeSlide: Transition {
  let insertion: Edge?
  let removal: Edge?

  func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge? =
      switch phase {
      case .willAppear: insertion
      case .identity: nil
      case .didDisappear: removal
      }
    content
      .movesAsCaller { view, isReduced, nudge in
        view.modifier(EdgeShift(edge: edge, fraction: isReduced ? 0 : 1).nudged(nudge))
      }
      .opacity(phase == .willAppear ? 0 : 1)
      .opacity(phase == .didDisappear ? 0 : 1)
  }
}

struct StateSwap: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(Shrinks(isSmall: !phase.isIdentity))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Shrinks: ViewModifier {
  let isSmall: Bool
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    content.movesAsCaller { view, isReduced, nudge in
      view.scaleEffect(nudge(isSmall && !isReduced ? theme[.app.sheetScale] : 1))
    }
  }
}

/// The motions of the transitions.
public enum AppTransitions: MotionDeclaring {
  /// A view slides in from one edge and out over the opposite one. Reduce Motion: a cross-fade. Low
  /// Power Mode: unchanged.
  public static let slide = MotionDeclaration(
    component: "AppTransitions", motion: "slide", token: .app.normal,
    purpose: "Shows whether one goes on or back.", cost: .transform,
    role: .essentialSpatial,
    reducedForm: .crossFade, reason: "That a view has come is seen by a fade as well.")
  /// One state of a view replaces another. Reduce Motion: a cross-fade. Low Power Mode: unchanged.
  public static let stateSwap = MotionDeclaration(
    component: "AppTransitions", motion: "stateSwap", token: .app.normal,
    purpose: "Shows that one state took the place of another.", cost: .transform,
    role: .essentialSpatial,
    reducedForm: .crossFade, reason: "That a state has changed is seen by a fade as well.")
  /// The motions of the transitions: ``slide`` and ``stateSwap``.
  public static var motionDeclarations: [MotionDeclaration] { [slide, stateSwap] }
}
