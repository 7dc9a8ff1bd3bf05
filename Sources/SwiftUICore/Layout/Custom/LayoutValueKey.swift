/// A key for accessing a layout value of a layout container's subviews.
public protocol LayoutValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}

struct LayoutValueModifier: PrimitiveModifier {
  var key: ObjectIdentifier
  var value: Any

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    LayoutValueElement(self, content: content, node: node)
  }
}

private final class LayoutValueElement: ModifierElement<LayoutValueModifier> {
  override func modifierDidChange() { invalidateLayout() }

  /// The value that was written nearest to the view counts, as on Apple's.
  package override func facet(_ key: FacetKey) -> Any? {
    super.facet(key) ?? (key.id == modifier.key ? modifier.value : nil)
  }
}

extension View {
  /// Associates a value with a custom layout property: a layout reads it from its subviews. Of several values for one
  /// key the innermost counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}
