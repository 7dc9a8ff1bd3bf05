/// A key for accessing values in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an environment in which none was set.
  static var defaultValue: Value { get }
}

/// The environment as one immutable table, shared by all nodes that see the same values.
package final class EnvironmentStorage {
  package let values: [ObjectIdentifier: Any]

  package init(_ values: [ObjectIdentifier: Any] = [:]) {
    self.values = values
  }

  /// The keys under which two environments differ.
  @MainActor
  package func changes(to other: EnvironmentStorage) -> Set<ObjectIdentifier> {
    guard self !== other else { return [] }
    var changed: Set<ObjectIdentifier> = []
    for (key, value) in other.values where !Self.areEqual(values[key], value) {
      changed.insert(key)
    }
    for key in values.keys where other.values[key] == nil { changed.insert(key) }
    return changed
  }

  /// Those of `keys` under which two environments differ.
  @MainActor
  func changes(to other: EnvironmentStorage, among keys: Set<ObjectIdentifier>)
    -> Set<ObjectIdentifier>
  {
    guard self !== other else { return [] }
    return keys.filter { key in
      guard let value = other.values[key] else { return values[key] != nil }
      return !Self.areEqual(values[key], value)
    }
  }

  @MainActor
  private static func areEqual(_ left: Any?, _ right: Any) -> Bool {
    guard let left else { return false }
    func compare<V>(_ left: V) -> Bool {
      (right as? V).map { ViewEquality.areEqual(left, $0) } ?? false
    }
    return compare(left)
  }
}

/// What has been read of an environment by somebody who is no node.
final class EnvironmentReadings {
  fileprivate(set) var keys: Set<ObjectIdentifier> = []
}

/// What a modifier has written into an environment.
final class EnvironmentWritings {
  fileprivate(set) var keys: Set<ObjectIdentifier> = []
}

/// A collection of environment values propagated through a view hierarchy.
public struct EnvironmentValues {
  package private(set) var storage: EnvironmentStorage
  private weak var reader: Node?
  private var readings: EnvironmentReadings?
  private var writings: EnvironmentWritings?

  /// Creates an environment in which every value is the default of its key.
  public init() {
    storage = EnvironmentStorage()
  }

  package init(storage: EnvironmentStorage, reader: Node? = nil) {
    self.storage = storage
    self.reader = reader
  }

  init(storage: EnvironmentStorage, writings: EnvironmentWritings) {
    self.storage = storage
    self.writings = writings
  }

  init(storage: EnvironmentStorage, readings: EnvironmentReadings) {
    self.storage = storage
    self.readings = readings
  }

  /// Accesses the environment value associated with a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let reader { MainActor.assumeIsolated { _ = reader.readKeys.insert(id) } }
      if let readings { readings.keys.insert(id) }
      return storage.values[id] as? K.Value ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      writings?.keys.insert(id)
      var values = storage.values
      values[id] = newValue
      storage = EnvironmentStorage(values)
    }
  }
}

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, KeptByNode {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates an environment property to read the specified key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  init(read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  /// The current value of the environment property.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  /// Reads the value from the environment of the view's node, which makes the view depend on it.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let node = context.node
    value = read(node.environment)
  }
}
