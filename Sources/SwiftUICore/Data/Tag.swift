struct TagModifier: PrimitiveModifier {
  var tag: AnyHashable

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TagElement(self, content: content, node: node)
  }
}

private final class TagElement: ModifierElement<TagModifier> {
  override var tag: AnyHashable? { modifier.tag }
  override func modifierDidChange() { invalidateLayout() }
}

extension View {
  /// Sets the unique tag value of this view: how a container tells its views apart.
  ///
  /// - Parameters:
  ///   - tag: the value. The one written last counts.
  ///   - includeOptional: whether the view is found by the same value as an optional, too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
