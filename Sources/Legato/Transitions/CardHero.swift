import SwiftUI

/// Lets a card grow out of another one with the same id, and back, by `appSpring`: of the two only
/// one is there at a time, and the one that comes begins in the frame of the one that goes while they
/// cross-fade.
///
/// Under Reduce Motion each stays in its own frame, and they cross-fade; Low Power Mode changes
/// nothing. Put it inside of a frame of fixed size, which would not give way. The change that swaps
/// them is animated by ``SwiftUI/View/animatesCardHero(value:)`` on what is around both.
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
  ///   - id: Which card it is. At most one view with the id may be there to stay.
  ///   - namespace: Where the id counts.
  ///   - anchor: The point that the two keep in common.
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
        id: Frame(id: id, face: isReduced ? ObjectIdentifier(face) : nil), in: namespace,
        anchor: anchor
      )
      .transition(.opacity)
  }

  private struct Frame: Hashable {
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
  /// Lets this card grow out of the one with the same id: see ``CardHero``.
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
