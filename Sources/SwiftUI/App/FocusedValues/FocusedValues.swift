import SwiftUICore

/// A protocol for identifier types used when publishing and observing focused values.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A collection of state exported by the focused scene or view and its ancestors.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Reads and writes values associated with a given focused value key; `nil` where no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(type: FocusedObjectType<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)] as? Object }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }
}

/// Names a type in a key path.
struct FocusedObjectType<Object: AnyObject>: Hashable {}
