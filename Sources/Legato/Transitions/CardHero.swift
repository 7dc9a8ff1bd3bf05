import SwiftUI

/// Animates a card into the frame of another card with the same id, and back, by
/// ``MotionToken/App/spring``: one of the two is present at a time, and the inserted one begins in
/// the frame of the removed one while they cross-fade.
///
/// Reduce Motion: each keeps its own frame, and they cross-fade. Low Power Mode: unchanged. Apply
/// it inside of a frame of fixed size, which would not change. The change that swaps them is
/// animated by ``SwiftUI/View/animatesCardHero(value:)`` on a view around both.
///
///     ZStack {
///       if let opened {
///         Detail(opened).cardHero(opened.id, in: cards)
///       } else {
///         Grid(items) { item in Thumbnail(item).cardHero(item.id, in: cards) }
///       }
///     }
///     .animatesCardHero(value: opened?.id)
public struct CardHero<ID: Hashable & Sendable>: ViewModifier {
  let id: ID
  let namespace: Namespace.ID
  let anchor: UnitPoint
  @State private var face = Face()
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - id: The identity of the card. At most one view with the id may be present, except during
  ///     the transition.
  ///   - namespace: The namespace of the id.
  ///   - anchor: The point at which both are aligned; the center by default.
  public init(id: ID, namespace: Namespace.ID, anchor: UnitPoint = .center) {
    self.id = id
    self.namespace = namespace
    self.anchor = anchor
  }

  /// The content in the frame that the views with its id share.
  public func body(content: Content) -> some View {
    // Views that may not move share no frame: then each has an id of its own.
    let isReduced = motionPolicy.outcome(of: CardHeroMotion.grow).movement == nil
    content
      .matchedGeometryEffect(
        id: SharedFrameID(id: id, face: isReduced ? ObjectIdentifier(face) : nil), in: namespace,
        anchor: anchor
      )
      .transition(.opacity)
  }

  private struct SharedFrameID: Hashable {
    let id: ID
    let face: ObjectIdentifier?
  }

  /// Tells one view from another.
  private final class Face {}
}

/// The motion of ``CardHero``; a generic type cannot hold it.
public enum CardHeroMotion: MotionDeclaring {
  /// A card grows out of the frame of the one it replaces. Reduce Motion: a cross-fade, each in its
  /// own frame. Low Power Mode: unchanged.
  public static let grow = MotionDeclaration(
    component: "CardHero", motion: "grow", token: .app.spring,
    purpose: "Shows which card the large one comes from.", cost: .layout,
    role: .essentialSpatial, reducedForm: .crossFade,
    reason: "That a card took the place of another is told by a fade as well.")
  /// The motion of the hero: ``grow``.
  public static var motionDeclarations: [MotionDeclaration] { [grow] }
}

extension View {
  /// Animates this card into and out of the one with the same id: see ``CardHero``.
  public func cardHero<ID: Hashable & Sendable>(
    _ id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center
  ) -> some View {
    modifier(CardHero(id: id, namespace: namespace, anchor: anchor))
  }

  /// Animates the swap of cards inside when a value changes: see ``CardHero``.
  public func animatesCardHero<Value: Equatable>(value: Value) -> some View {
    modifier(AnimatesCardHero(value: value))
  }
}

private struct AnimatesCardHero<Value: Equatable>: ViewModifier {
  let value: Value
  @Environment(\.motionPolicy) private var motionPolicy

  func body(content: Content) -> some View {
    content.animation(motionPolicy.fade(of: CardHeroMotion.grow), value: value)
  }
}
