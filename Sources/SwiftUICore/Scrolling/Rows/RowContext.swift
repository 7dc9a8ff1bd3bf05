/// Where a row stands among the others.
package struct RowPlace: Equatable, Sendable {
  package var role = RowRole.content
  /// Whether no row of the same section comes before, or after; headers and footers are apart.
  package var isFirst = true
  package var isLast = true
  /// Whether anything of the same section comes before, or after.
  package var startsSection = true
  package var endsSection = true
  /// Whether nothing of the list comes before, or after.
  package var startsList = true
  package var endsList = true
}

/// What a list knows of a row when it puts its views around it.
@MainActor
package struct RowContext {
  package let content: RowContent
  package let place: RowPlace
  /// Whether the row is there: not about to come, and not on its way out.
  package let isPresent: Bool
  /// The section that the row belongs to.
  package let section: SectionIdentity?
  /// What the row is known by: its tag, or the identity of its element in a loop.
  package let tag: AnyHashable?
  private let element: Element
  private let next: Element?
  /// The node of the row's own view, while it is there.
  private weak var node: Node?

  init(
    content: RowContent, place: RowPlace, isPresent: Bool, section: SectionIdentity?,
    element: Element, next: Element?, container: Node
  ) {
    self.content = content
    self.place = place
    self.isPresent = isPresent
    self.section = section
    self.element = element
    self.next = next
    node = element.innermostNode
    tag = element.optionTag(below: container)
  }

  /// What the row says of itself: what is written nearest to it counts.
  package func trait<Key: RowTraitKey>(_ key: Key.Type) -> Key.Value? { traits(key).first }

  /// All that the row says of itself, the innermost first.
  package func traits<Key: RowTraitKey>(_ key: Key.Type) -> [Key.Value] {
    element.rowTraits(key)
  }

  /// What the row after this one says of itself, where it is there and of the same section.
  package func traitsOfNext<Key: RowTraitKey>(_ key: Key.Type) -> [Key.Value] {
    next?.rowTraits(key) ?? []
  }

  /// What a loop says of its rows, and the number of the row's element in its data.
  package func loopTrait<Key: RowTraitKey>(_ key: Key.Type) -> (
    value: Key.Value, offset: () -> Int?
  )? {
    guard let trait = element.found(key).first, let value = trait.value as? Key.Value else {
      return nil
    }
    return (
      value,
      { [weak node, weak loop = trait.node] in
        loop.flatMap { node?.loopOffset(below: $0) }
      }
    )
  }

  /// Reports a fault of the row's view.
  package func report(_ message: String) { element.graph.report(message, at: node) }
}

extension Element {
  /// The node of the view that the element is the outermost one of, modifiers and transitions left
  /// out.
  final var innermostNode: Node {
    var element = self
    while true {
      if let item = element.transitionItem, item.element !== element {
        element = item.element
      } else if let wrapper = element as? WrapperElement {
        element = wrapper.content
      } else {
        return element.node
      }
    }
  }
}

extension Node {
  /// The number of the loop's element that this belongs to, of the loop that a modifier is written
  /// on.
  fileprivate func loopOffset(below modifier: Node) -> Int? {
    var found: (any LoopElementNode)?
    var node: Node? = self
    while let current = node, current !== modifier {
      if let element = current as? any LoopElementNode { found = element }
      node = current.parent
    }
    guard node != nil, let found, let loop = found.parent as? any RowSource else { return nil }
    return loop.offset(of: found)
  }
}
