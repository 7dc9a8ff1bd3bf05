import Observation

/// A property wrapper type that supports creating bindings to the mutable properties of observable
/// objects.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value
  /// The wrapper itself, from which `$object.property` makes bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable: for values that are not observable objects, so that the compiler can say so.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable.")
  @_disfavoredOverload
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to the value of a given key path.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a bindable object from an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a bindable object from an observable object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
  /// Creates a bindable object from the projected value of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

/// A property of an object. The object tells its observers itself.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  let object: Object
  let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    CurrentTransaction.with(transaction) { object[keyPath: keyPath] = value }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
