/// A key for what a view says of itself to the list that it is a row of.
package protocol RowTraitKey {
  associatedtype Value
}

/// What a view says of itself as a row.
struct RowTrait {
  let value: Any
  /// Where it was said.
  let node: Node
}

struct RowTraitModifier<Key: RowTraitKey>: PrimitiveModifier {
  var value: Key.Value

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RowTraitElement(self, content: content, node: node)
  }
}

private final class RowTraitElement<Key: RowTraitKey>: ModifierElement<RowTraitModifier<Key>> {
  override func modifierDidChange() { node.elementsDidChange() }

  override func collectRowTraits(_ key: ObjectIdentifier, into list: inout [RowTrait]) {
    super.collectRowTraits(key, into: &list)
    if key == ObjectIdentifier(Key.self) {
      list.append(RowTrait(value: modifier.value, node: node))
    }
  }
}

extension View {
  /// Tells the list that this view is a row of.
  package func rowTrait<Key: RowTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(RowTraitModifier<Key>(value: value))
  }
}

extension DynamicViewContent {
  /// Tells the list that the views of this loop are rows of.
  package func loopTrait<Key: RowTraitKey>(_ key: Key.Type, _ value: Key.Value)
    -> some DynamicViewContent
  {
    modifier(RowTraitModifier<Key>(value: value))
  }
}

extension Element {
  /// What the view says of itself, the innermost first.
  package final func rowTraits<Key: RowTraitKey>(_ key: Key.Type) -> [Key.Value] {
    var list: [RowTrait] = []
    collectRowTraits(ObjectIdentifier(key), into: &list)
    return list.compactMap { $0.value as? Key.Value }
  }
}
