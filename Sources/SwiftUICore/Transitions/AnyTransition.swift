/// A type-erased transition.
public struct AnyTransition {
  let box: AnyTransitionBox

  init(_ box: AnyTransitionBox) {
    self.box = box
  }

  /// Create an instance that type-erases transition.
  public init<T: Transition>(_ transition: T) {
    box = TransitionBox(transition)
  }
}

/// A transition of some type, as views for a phase.
class AnyTransitionBox {
  var hasMotion: Bool { true }
  /// The animation that the transition brings along; the outer value says whether it does.
  var animation: Animation?? { nil }
  @MainActor func view(_ element: ElementBox, phase: TransitionPhase) -> AnyView {
    AnyView(PlaceholderContentView<Never>(element: element))
  }
  /// The transition to use in place of this one for people who asked for less motion.
  var reduced: AnyTransitionBox {
    hasMotion ? TransitionBox(OpacityTransition()) : self
  }
}

final class TransitionBox<T: Transition>: AnyTransitionBox {
  let transition: T
  init(_ transition: T) { self.transition = transition }
  override var hasMotion: Bool { T.properties.hasMotion }
  @MainActor override func view(_ element: ElementBox, phase: TransitionPhase) -> AnyView {
    AnyView(transition.body(content: PlaceholderContentView(element: element), phase: phase))
  }
}

/// The view modifiers of one transition around those of another.
private final class CombinedTransitionBox: AnyTransitionBox {
  let first: AnyTransitionBox
  let second: AnyTransitionBox

  init(_ first: AnyTransitionBox, _ second: AnyTransitionBox) {
    self.first = first
    self.second = second
  }

  override var hasMotion: Bool { first.hasMotion || second.hasMotion }
  override var animation: Animation?? { second.animation ?? first.animation }
  @MainActor override func view(_ element: ElementBox, phase: TransitionPhase) -> AnyView {
    AnyView(
      CombinedTransitionView(
        inner: first.view(element, phase: phase), outer: second, phase: phase))
  }
}

/// Puts the second transition's views around the first one's, whatever elements those come to.
private struct CombinedTransitionView: UnnamedView {
  let inner: AnyView
  let outer: AnyTransitionBox
  let phase: TransitionPhase

  var body: some View {
    TransitionAround(content: inner, box: outer, phase: phase)
  }
}

/// Wraps each element of a view in a transition's views at a phase.
struct TransitionAround<Content: View>: PrimitiveView {
  let content: Content
  let box: AnyTransitionBox
  let phase: TransitionPhase

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    TransitionAroundNode(view, inputs)
  }
}

@MainActor
private final class TransitionAroundNode<Content: View>: ViewNode<TransitionAround<Content>> {
  private var content: ViewNode<Content>!
  private var outer: [ObjectIdentifier: Node] = [:]

  override init(_ view: TransitionAround<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: TransitionAround<Content>) {
    self.view = view
    content.update(view.content)
    for element in content.elements {
      if let node = outer[ObjectIdentifier(element)] as? ViewNode<AnyView> {
        node.update(view.box.view(ElementBox(element), phase: view.phase))
      }
    }
  }

  override var children: [Node] { (content.map { [$0] } ?? []) + Array(outer.values).inOrder }

  override var elements: [Element] {
    content.elements.flatMap { element -> [Element] in
      let id = ObjectIdentifier(element)
      let node =
        outer[id]
        ?? AnyView.makeNode(
          view.box.view(ElementBox(element), phase: view.phase), inputs())
      outer[id] = node
      return node.elements
    }
  }
}

/// One transition on the way in, another on the way out.
private final class AsymmetricTransitionBox: AnyTransitionBox {
  let insertion: AnyTransitionBox
  let removal: AnyTransitionBox

  init(insertion: AnyTransitionBox, removal: AnyTransitionBox) {
    self.insertion = insertion
    self.removal = removal
  }

  override var hasMotion: Bool { insertion.hasMotion || removal.hasMotion }

  @MainActor override func view(_ element: ElementBox, phase: TransitionPhase) -> AnyView {
    // Both stand around the content all the time, so that going out may begin while coming in has
    // not ended, and neither loses its place.
    let coming = insertion.view(element, phase: phase == .willAppear ? .willAppear : .identity)
    return AnyView(
      TransitionAround(
        content: coming, box: removal, phase: phase == .didDisappear ? .didDisappear : .identity))
  }
}

/// A transition with an animation of its own.
private final class AnimatedTransitionBox: AnyTransitionBox {
  let base: AnyTransitionBox
  let own: Animation?

  init(_ base: AnyTransitionBox, _ animation: Animation?) {
    self.base = base
    own = animation
  }

  override var hasMotion: Bool { base.hasMotion }
  override var animation: Animation?? { .some(own) }
  @MainActor override func view(_ element: ElementBox, phase: TransitionPhase) -> AnyView {
    base.view(element, phase: phase)
  }
  override var reduced: AnyTransitionBox {
    hasMotion ? AnimatedTransitionBox(base.reduced, own) : self
  }
}

extension AnyTransition {
  /// Combines this transition with another, returning a new transition that is the result of both
  /// transitions being applied.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransitionBox(box, other.box))
  }

  /// Provides a composite transition that uses a different transition for insertion versus removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
    -> AnyTransition
  {
    AnyTransition(AsymmetricTransitionBox(insertion: insertion.box, removal: removal.box))
  }

  /// Attaches an animation to this transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransitionBox(box, animation))
  }

  /// Returns a transition defined between an active modifier and an identity modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

private struct ModifierTransition<E: ViewModifier>: Transition {
  nonisolated(unsafe) let active: E
  nonisolated(unsafe) let identity: E

  nonisolated init(active: E, identity: E) {
    self.active = active
    self.identity = identity
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
