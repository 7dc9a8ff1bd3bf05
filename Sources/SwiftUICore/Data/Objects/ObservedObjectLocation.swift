import Combine

/// A property of an observable object, as a binding leads to it. A body that reads it is evaluated
/// again when the property has changed, whether or not its own view observes the object.
final class ObservedObjectLocation<Object: ObservableObject, Value>: Location<Value>,
  @unchecked Sendable
{
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    nonisolated(unsafe) let value = object[keyPath: keyPath]
    if let reader = ViewGraph.evaluating {
      MainActor.assumeIsolated {
        reader.dependencies.append(
          PropertyDependency(object: object, keyPath: keyPath, value: value, node: reader))
      }
    }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    CurrentTransaction.with(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObservedObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// What one evaluation of a node has read of an object.
private final class PropertyDependency: Dependency {
  private let cancellable: AnyCancellable

  @MainActor
  init<Object: ObservableObject, Value>(
    object: Object, keyPath: KeyPath<Object, Value>, value: Value, node: Node
  ) {
    let observation = ObjectObservation(node) { [weak object] in
      MainActor.assumeIsolated {
        object.map { !ViewEquality.areEqual($0[keyPath: keyPath], value) } ?? false
      }
    }
    cancellable = object.objectWillChange.sink { _ in observation.willChange() }
  }

  func remove(_ reader: any Reader) { cancellable.cancel() }
}
