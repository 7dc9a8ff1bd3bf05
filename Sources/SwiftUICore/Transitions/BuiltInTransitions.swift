/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
public struct OpacityTransition: KnownTransition {
  /// Creates an opacity transition.
  nonisolated public init() {}
  /// The transition includes no motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
  /// Makes the content transparent outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that returns the input view, unmodified, as the output view.
public struct IdentityTransition: KnownTransition {
  /// Creates an identity transition.
  nonisolated public init() {}
  /// The transition includes no motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
  /// The content as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Returns a transition that scales the view.
public struct ScaleTransition: KnownTransition {
  /// The factor of the size outside of the identity phase; 0 is a point, 1 the full size.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint
  /// Creates a scale transition.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size outside of the identity phase. Infinity and NaN are treated
  ///     as 1 and reported.
  ///   - anchor: The point of the view that stays where it is; its center unless given.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Scales the content outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Returns a transition that offset the view by the specified amount.
public struct OffsetTransition: KnownTransition {
  /// The distance outside of the identity phase, in points.
  public var offset: CGSize
  /// Creates an offset transition from a distance in points. Infinity and NaN are treated as 0 and
  /// reported.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// Moves the content by the offset outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Returns a transition that moves the view away, towards the specified edge of the view.
public struct MoveTransition: KnownTransition {
  /// The edge that the view comes from and leaves towards.
  public var edge: Edge
  /// Creates a move transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// Moves the content by its own size towards the edge outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffset(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards
/// the trailing edge.
public struct SlideTransition: KnownTransition {
  /// Creates a slide transition.
  nonisolated public init() {}
  /// Moves the content by its own width: from the leading edge before, to the trailing edge after.
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
  /// The edge that the view comes from.
  public var edge: Edge
  /// Creates a push transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// Moves the content by its own size, from the edge before and to the opposite one after, and
  /// fades it.
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

  /// A transition that leaves the view as it is.
  nonisolated public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// A transition that fades the view in and out.
  nonisolated public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// A transition that scales the view from, and to, its center.
  nonisolated public static var scale: AnyTransition { AnyTransition(ScaleTransition(scaledAway)) }
  /// A transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size before and after. Infinity and NaN are treated as 1 and
  ///     reported.
  ///   - anchor: The point of the view that stays where it is; its center unless given.
  nonisolated public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
  {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// A transition that moves the view by an offset in points. Infinity and NaN are treated as 0 and
  /// reported.
  nonisolated public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// A transition that moves the view by distances in points. Infinity and NaN are treated as 0 and
  /// reported.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
  /// A transition that moves the view in from an edge, and out to the same edge.
  nonisolated public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }
  /// A transition that moves the view in from the leading edge, and out to the trailing one.
  nonisolated public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// A transition that moves the view in from an edge and out to the opposite one, while it fades.
  nonisolated public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// A transition that leaves the view as it is.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from, and to, its center.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(AnyTransition.scaledAway) }
  /// A transition that scales the view.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size before and after. Infinity and NaN are treated as 1 and
  ///     reported.
  ///   - anchor: The point of the view that stays where it is; its center unless given.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// A transition that moves the view by an offset in points. Infinity and NaN are treated as 0 and
  /// reported.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// A transition that moves the view by distances in points. Infinity and NaN are treated as 0 and
  /// reported.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// A transition that moves the view in from an edge, and out to the same edge.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge, and out to the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// A transition that moves the view in from an edge and out to the opposite one, while it fades.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
