/// A key for what a view says of itself to the list that it is a row of.
package protocol RowTraitKey {
  associatedtype Value
}

/// What a view says of itself as a row.
struct RowTrait {
  /// The type of the key.
  let key: ObjectIdentifier
  let value: Any
  /// Where it was said.
  let node: Node
}

/// All that a view says of itself as a row, the innermost first.
struct RowTraits: Trait {
  var list: [RowTrait]
}

struct RowTraitModifier<Key: RowTraitKey>: PrimitiveModifier {
  var value: Key.Value

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RowTraitElement(self, content: content, node: node)
  }
}

private final class RowTraitElement<Key: RowTraitKey>: ModifierElement<RowTraitModifier<Key>> {
  /// The element's node. The row before may ask for traits in the update that takes the node away, before the
  /// elements around have let go of this one.
  private weak var place: Node?

  override init(_ modifier: RowTraitModifier<Key>, content: Element, node: Node) {
    place = node
    super.init(modifier, content: content, node: node)
  }

  override func modifierDidChange() { node.elementsDidChange() }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case RowTraits.self:
      RowTraits(
        list: (content.trait(RowTraits.self)?.list ?? [])
          + (place.map {
            [RowTrait(key: ObjectIdentifier(Key.self), value: modifier.value, node: $0)]
          } ?? []))
    default: super.facet(key)
    }
  }
}

extension View {
  /// Tells the list that this view is a row of.
  nonisolated package func rowTrait<Key: RowTraitKey>(_ key: Key.Type, _ value: Key.Value)
    -> some View
  {
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
    found(key).compactMap { $0.value as? Key.Value }
  }

  /// The same, each with the view that says so.
  final func found<Key: RowTraitKey>(_ key: Key.Type) -> [RowTrait] {
    trait(RowTraits.self)?.list.filter { $0.key == ObjectIdentifier(key) } ?? []
  }
}
