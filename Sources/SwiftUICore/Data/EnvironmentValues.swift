/// A key for accessing values in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an environment in which none was set.
  static var defaultValue: Value { get }
}

/// The environment as one immutable table, shared by all nodes that see the same values.
package final class EnvironmentStorage {
  private let table: EnvironmentTable

  package init() { table = EnvironmentTable() }

  private init(_ table: EnvironmentTable) {
    self.table = table
  }

  /// The value that a key was given; `nil` where it was given none.
  @inline(__always)
  func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    guard let entry = table[ObjectIdentifier(key)] else { return nil }
    // Only `setting` makes entries, each of the type of its key's value.
    return unsafeDowncast(entry, to: TypedEnvironmentEntry<K.Value>.self).value
  }

  /// The environment with another value of a key.
  func setting<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> EnvironmentStorage {
    var table = table
    table.set(TypedEnvironmentEntry(value), for: ObjectIdentifier(key))
    return EnvironmentStorage(table)
  }

  /// The keys under which two environments differ.
  @MainActor
  package func changes(to other: EnvironmentStorage) -> Set<ObjectIdentifier> {
    guard self !== other else { return [] }
    var changed: Set<ObjectIdentifier> = []
    other.table.forEach { key, entry in
      if !Self.areEqual(table[key], entry) { changed.insert(key) }
    }
    table.forEach { key, _ in
      if other.table[key] == nil { changed.insert(key) }
    }
    return changed
  }

  /// Those of `keys` under which two environments differ.
  @MainActor
  func changes(to other: EnvironmentStorage, among keys: Set<ObjectIdentifier>)
    -> Set<ObjectIdentifier>
  {
    guard self !== other else { return [] }
    return keys.filter { key in
      guard let entry = other.table[key] else { return table[key] != nil }
      return !Self.areEqual(table[key], entry)
    }
  }

  @MainActor
  private static func areEqual(_ left: EnvironmentEntry?, _ right: EnvironmentEntry) -> Bool {
    guard let left else { return false }
    let other = right.erased
    func compare<V>(_ value: V) -> Bool {
      (other as? V).map { ViewEquality.areEqual(value, $0) } ?? false
    }
    return compare(left.erased)
  }
}

/// What a modifier has written into an environment.
final class EnvironmentWritings {
  fileprivate(set) var keys: Set<ObjectIdentifier> = []
}

/// A collection of environment values propagated through a view hierarchy.
public struct EnvironmentValues {
  package private(set) var storage: EnvironmentStorage
  private var readings: EnvironmentReadings?
  private var writings: EnvironmentWritings?

  /// Creates an environment in which every value is the default of its key.
  public init() {
    storage = EnvironmentStorage()
  }

  package init(storage: EnvironmentStorage) {
    self.storage = storage
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
      readings?.insert(ObjectIdentifier(key))
      return storage.value(key) ?? K.defaultValue
    }
    set {
      writings?.keys.insert(ObjectIdentifier(key))
      storage = storage.setting(key, newValue)
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
