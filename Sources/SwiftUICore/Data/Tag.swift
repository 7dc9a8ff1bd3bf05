struct TagModifier: PrimitiveModifier {
  var tag: AnyHashable

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TagElement(self, content: content, node: node)
  }
}

private final class TagElement: ModifierElement<TagModifier>, Displaceable {
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TagTrait.self: TagTrait(value: modifier.tag)
    default: super.facet(key)
    }
  }

  override func modifierDidChange() { invalidateLayout() }
}

extension View {
  /// Sets the unique tag value of this view: how a container tells its views apart.
  ///
  /// - Parameters:
  ///   - tag: the value. The one written last counts.
  ///   - includeOptional: whether the view is found by the same value as an optional, too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

/// What a container knows a view by.
struct TagTrait: Trait {
  let value: AnyHashable
}

extension Element {
  /// What a container knows the view by; `nil` where it has no tag.
  package final var tag: AnyHashable? { trait(TagTrait.self)?.value }
}
