/// What an element offers to one feature: a value of a type that the feature declares.
///
/// The kernel knows what all elements have in common: how they are measured, placed and recorded.
/// What only one feature asks for (the row that a view is, the label that it is read out with, the
/// area where it is touched) it hands on without knowing what it is.
package protocol Facet {}

/// A facet of the view and not of the element: a wrapper without one of its own offers that of what
/// it wraps.
package protocol Trait {}

/// Names a facet or a trait by its type, or by the type of a key.
package struct FacetKey: Sendable {
  let id: ObjectIdentifier
  /// Whether a wrapper hands the question on to what it wraps.
  let passesWrappers: Bool

  init<F: Facet>(_ type: F.Type) {
    id = ObjectIdentifier(type)
    passesWrappers = false
  }

  /// The key of a trait, by any type: the value's own, or that of a key which values are kept by.
  init(trait type: Any.Type) {
    id = ObjectIdentifier(type)
    passesWrappers = true
  }

  package static func ~= (type: Any.Type, key: FacetKey) -> Bool {
    ObjectIdentifier(type) == key.id
  }
}

extension Element {
  /// The element's own facet of a type; `nil` where it offers none.
  package final func facet<F: Facet>(_ type: F.Type) -> F? {
    // Most elements offer none, and a cast asks the runtime even then.
    guard let offered = facet(FacetKey(type)) else { return nil }
    return offered as? F
  }

  /// The trait of a type that the view has; `nil` where it has none.
  package final func trait<T: Trait>(_ type: T.Type) -> T? {
    guard let offered = facet(FacetKey(trait: type)) else { return nil }
    return offered as? T
  }
}

/// Elements that hold values on behalf of another element, and are neither laid out nor drawn.
struct DetachedElements: Facet {
  let list: [Element]
}
