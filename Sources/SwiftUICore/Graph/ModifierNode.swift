/// A modifier of the runtime: it wraps every element of its content in one of its own.
nonisolated package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Makes the element that does what the modifier says.
  @MainActor func makeElement(around content: Element, node: Node) -> ModifierElement<Self>
  /// Whether the modifier has traits of the place that it is written around.
  @MainActor static var hasPlaceTraits: Bool { get }
  /// What the modifier says of the place where the views it is written around enter and exit, by the
  /// key of a trait.
  @MainActor func placeTrait(_ key: FacetKey) -> Any?
}

@MainActor
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
final class PrimitiveModifierNode<C: View, M: PrimitiveModifier>: ViewNode<ModifiedContent<C, M>> {
  private var content: ViewNode<C>!
  private var modifier: M
  private var wrappers = WrapperList()
  /// The modifier until the running update, while the content is updated.
  private var previousModifier: M?
  private var isStale = true

  init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = C.makeNode(view.content, self.inputs())
  }

  /// Stops the program: there is no modifier to keep.
  override init(_ inputs: _ViewInputs) {
    preconditionFailure("The node of a modifier is made with its view.")
  }

  override func update(_ view: ModifiedContent<C, M>) {
    let isSame = ViewEquality.areEqual(modifier, view.modifier)
    if M.hasPlaceTraits { previousModifier = modifier }
    modifier = view.modifier
    // Which views exit from now on is known first.
    content.update(view.content)
    if M.hasPlaceTraits { previousModifier = nil }
    if !isSame { update() }
  }

  /// Takes other content within the same modifier.
  func replaceContent(_ content: C) { self.content.update(content) }

  /// Takes another modifier around the same content.
  func replaceModifier(_ modifier: M) {
    self.modifier = modifier
    update()
  }

  override func update() {
    needsUpdate = false
    for wrapper in wrappers.wrappers where !wrappers.exits(wrapper, isStale: isStale) {
      setModifier(of: wrapper)
    }
  }

  private func setModifier(of wrapper: WrapperElement) {
    unsafeDowncast(wrapper, to: ModifierElement<M>.self).setModifier(modifier)
  }

  private func resolve() {
    guard isStale else { return }
    isStale = false
    var elements: [Element] = []
    content.collectElements(into: &elements)
    let former = wrappers
    var new = former
    new.wrap(
      elements, for: self, make: { modifier.makeElement(around: $0, node: self) },
      didReturn: { setModifier(of: $0) })
    let gone = new.forget(former)
    wrappers = new
    for wrapper in gone { wrapper.dropOwnLayer() }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var passesElementsOn: Bool { true }
  override var childRowHost: (any RowHost)? { rowHost }
  override func collectRows(into segments: inout [RowSegment]) {
    content.collectRows(into: &segments)
  }

  override var elements: [Element] {
    var list: [Element] = []
    collectElements(into: &list)
    return list
  }

  override func collectElements(into list: inout [Element]) {
    resolve()
    wrappers.collectElements(into: &list)
  }

  override func placeTrait(_ key: FacetKey, beforeUpdate: Bool) -> Any? {
    guard M.hasPlaceTraits else { return nil }
    return (beforeUpdate ? previousModifier ?? modifier : modifier).placeTrait(key)
  }

  override func childElementsDidChange() {
    isStale = true
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    for wrapper in wrappers.wrappers { wrapper.dropOwnLayer() }
  }
}
