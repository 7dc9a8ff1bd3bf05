/// A modifier of the runtime: it wraps every element of its content in one of its own.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Makes the element that does what the modifier says.
  func makeElement(around content: Element, node: Node) -> ModifierElement<Self>
  /// Whether the modifier has traits of the place that it is written around.
  static var hasPlaceTraits: Bool { get }
  /// What the modifier says of the place where the views it is written around enter and exit, by the
  /// key of a trait.
  func placeTrait(_ key: FacetKey) -> Any?
}

extension PrimitiveModifier {
  package static var hasPlaceTraits: Bool { false }
  package func placeTrait(_ key: FacetKey) -> Any? { nil }

  /// Stops the program: the runtime applies the modifier, and there is no body to call.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that wraps every element of the content in one of the modifier.
  public static func _makeModifiedView<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    PrimitiveModifierNode(view, inputs)
  }
}

/// The element of a primitive modifier.
@MainActor
package class ModifierElement<Modifier>: WrapperElement {
  package final private(set) var modifier: Modifier

  package init(_ modifier: Modifier, content: Element, node: Node) {
    self.modifier = modifier
    super.init(node: node, content: content)
  }

  final func setModifier(_ modifier: Modifier) {
    self.modifier = modifier
    modifierDidChange()
  }

  /// The modifier has another value, or the environment that it reads has.
  package func modifierDidChange() {}
}

@MainActor
final class PrimitiveModifierNode<C: View, M: PrimitiveModifier>: ContentNode<
  ModifiedContent<C, M>, C
>
{
  private var wrappers: [ObjectIdentifier: ModifierElement<M>] = [:]
  /// The same, in the order of the content.
  private var wrapped: [ModifierElement<M>] = []
  /// The elements that represent the content: a wrapper, or the transition that has adopted it.
  private var resolvedElements: [Element] = []
  /// Those around views that exit: they stay as they were, and so do the views' places, until the views
  /// are gone or come back.
  private var exitingWrappers: Set<ObjectIdentifier> = []
  /// The modifier until the running update, while the content is updated.
  private var previousModifier: M?
  private var isStale = true

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = C.makeNode(view.content, self.inputs())
  }

  override func update(_ view: ModifiedContent<C, M>) {
    let isSame = ViewEquality.areEqual(self.view.modifier, view.modifier)
    if M.hasPlaceTraits { previousModifier = self.view.modifier }
    self.view = view
    // Which views exit from now on is known first.
    content.update(view.content)
    previousModifier = nil
    if !isSame { update() }
  }

  override func update() {
    needsUpdate = false
    for wrapper in wrapped {
      let isExiting =
        isStale ? wrapper.showsExit : exitingWrappers.contains(ObjectIdentifier(wrapper))
      if isExiting {
        exitingWrappers.insert(ObjectIdentifier(wrapper))
      } else {
        wrapper.setModifier(view.modifier)
      }
    }
  }

  override var elements: [Element] {
    guard isStale else { return resolvedElements }
    isStale = false
    var kept: [ObjectIdentifier: ModifierElement<M>] = [:]
    var list: [ModifierElement<M>] = []
    resolvedElements = content.elements.map { element in
      let transition = element.carryingTransition
      let inner = transition?.content(for: self) ?? element
      let id = kept[inner.identity] == nil ? inner.identity : ObjectIdentifier(inner)
      let wrapper = wrappers[id] ?? view.modifier.makeElement(around: inner, node: self)
      wrapper.replaceContent(inner)
      kept[id] = wrapper
      list.append(wrapper)
      if exitingWrappers.contains(ObjectIdentifier(wrapper)), !wrapper.showsExit {
        exitingWrappers.remove(ObjectIdentifier(wrapper))
        wrapper.setModifier(view.modifier)
      }
      if let transition {
        wrapper.isRemoving = false
        transition.setWrapper(wrapper, of: self)
        return element
      }
      wrapper.isRemoving = element.isRemoving
      wrapper.removal = element.removal
      return wrapper
    }
    let stays = Set(list.map(ObjectIdentifier.init))
    for wrapper in wrapped where !stays.contains(ObjectIdentifier(wrapper)) {
      exitingWrappers.remove(ObjectIdentifier(wrapper))
      wrapper.dropOwnLayer()
    }
    wrappers = kept
    wrapped = list
    return resolvedElements
  }

  override func placeTrait(_ key: FacetKey, beforeUpdate: Bool) -> Any? {
    guard M.hasPlaceTraits else { return nil }
    return (beforeUpdate ? previousModifier ?? view.modifier : view.modifier).placeTrait(key)
  }

  override func childElementsDidChange() {
    isStale = true
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    for wrapper in wrapped { wrapper.dropOwnLayer() }
  }
}

extension Element {
  /// What the element is for the modifiers around it: in the views of a transition it is still the
  /// one that it was without them, so that those modifiers go on as they were.
  fileprivate var identity: ObjectIdentifier {
    presenceTransition.map { $0.element.identity } ?? ObjectIdentifier(self)
  }

  /// Whether what the element shows exits with a transition of its own.
  fileprivate var showsExit: Bool {
    var element = self
    while !element.isExitingPlace {
      guard let wrapper = element as? WrapperElement else { return false }
      element = wrapper.content
    }
    return true
  }

  /// The transition that takes along what is written around the element: where it shows its view as
  /// one.
  fileprivate var carryingTransition: (any PresenceTransition)? {
    presenceTransition.flatMap { $0.elements.count == 1 ? $0 : nil }
  }

  /// Removes the layer of the wrapper; its content stays.
  func dropOwnLayer() {
    if let layerID { graph.removeLayer(layerID) }
    layerID = nil
    graph.forget(self)
    wasDropped()
  }
}
