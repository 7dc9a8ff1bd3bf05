/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
public struct OpacityTransition: KnownTransition {
  nonisolated public init() {}
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that returns the input view, unmodified, as the output view.
public struct IdentityTransition: KnownTransition {
  nonisolated public init() {}
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Returns a transition that scales the view.
public struct ScaleTransition: KnownTransition {
  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Returns a transition that offset the view by the specified amount.
public struct OffsetTransition: KnownTransition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Returns a transition that moves the view away, towards the specified edge of the view.
public struct MoveTransition: KnownTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffset(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards
/// the trailing edge.
public struct SlideTransition: KnownTransition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      RelativeOffset(
        edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
  }
}

/// A transition that when added to a view will animate the view's insertion by moving it in from
/// the specified edge while fading it in, and animate its removal by moving it out towards the
/// opposite edge and fading it out.
public struct PushTransition: KnownTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        RelativeOffset(
          edge: phase == .willAppear ? edge : phase == .didDisappear ? edge.facing : nil)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  /// The edge on the other side.
  var facing: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension AnyTransition {
  /// The size of a view that has scaled away: not quite zero, so that it can be turned around.
  nonisolated static let scaledAway = 1e-5

  nonisolated public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  nonisolated public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  nonisolated public static var scale: AnyTransition { AnyTransition(ScaleTransition(scaledAway)) }
  nonisolated public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
  {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  nonisolated public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
  nonisolated public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }
  nonisolated public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  nonisolated public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(AnyTransition.scaledAway) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
