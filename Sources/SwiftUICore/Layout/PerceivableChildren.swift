/// The facet of an element not all of whose children can be perceived.
struct PerceivableChildren: Facet {
  let list: [Element]
}

extension Element {
  /// The children that can be perceived.
  package final var perceivableChildren: [Element] {
    facet(PerceivableChildren.self)?.list ?? children
  }
}
