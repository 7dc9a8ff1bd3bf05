/// A property wrapper type that reads and writes to persisted, per-scene storage.
///
/// The scene's storage ends with the host.
///
/// Values of other types than the one asked for count as missing.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, KeptByNode {
  private let key: String
  private let fallback: Value
  private let coding: StoredCoding<Value>

  private var location: StoredLocation<Value>?

  private init(key: String, fallback: Value, coding: StoredCoding<Value>) {
    self.key = key
    self.fallback = fallback
    self.coding = coding

  }

  /// The value. Before the view is on screen this is the default, and writing does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? fallback }
    nonmutating set { location?.set(newValue, CurrentTransaction.value) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(fallback)
  }

  /// Connects the property to its key in the scene's storage.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let store = context.node.graph.stores.scene
    if let kept = storage as? StoredLocation<Value>, kept.store === store, kept.key == key {
      location = kept
    } else {
      let made = StoredLocation(
        store: store, key: key, fallback: fallback, coding: coding, node: context.node)
      storage = made
      location = made
    }
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a property that can read and write a Boolean value of the scene storage.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Int {
  /// Creates a property that can read and write an integer value of the scene storage.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Double {
  /// Creates a property that can read and write a double value of the scene storage.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == String {
  /// Creates a property that can read and write a string value of the scene storage.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == URL {
  /// Creates a property that can read and write a URL value of the scene storage.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .url)
  }
}

extension SceneStorage where Value == Data {
  /// Creates a property that can read and write a data value of the scene storage.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that keeps a value in the scene storage as what stands for it.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .raw())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that keeps a value in the scene storage as what stands for it.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, fallback: wrappedValue, coding: .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {

  /// Creates a property that can read and write an optional value of the scene storage.
  public init(_ key: String) where Value == Bool? {
    self.init(key: key, fallback: nil, coding: .optional(.plain))
  }

  /// Creates a property that can read and write an optional value of the scene storage.
  public init(_ key: String) where Value == Int? {
    self.init(key: key, fallback: nil, coding: .optional(.plain))
  }

  /// Creates a property that can read and write an optional value of the scene storage.
  public init(_ key: String) where Value == Double? {
    self.init(key: key, fallback: nil, coding: .optional(.plain))
  }

  /// Creates a property that can read and write an optional value of the scene storage.
  public init(_ key: String) where Value == String? {
    self.init(key: key, fallback: nil, coding: .optional(.plain))
  }

  /// Creates a property that can read and write an optional value of the scene storage.
  public init(_ key: String) where Value == URL? {
    self.init(key: key, fallback: nil, coding: .optional(.url))
  }

  /// Creates a property that can read and write an optional value of the scene storage.
  public init(_ key: String) where Value == Data? {
    self.init(key: key, fallback: nil, coding: .optional(.plain))
  }

}

extension SceneStorage {

  /// Creates a property that keeps an optional value in the scene storage as what stands for it.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key: key, fallback: nil, coding: .optional(.raw()))
  }

  /// Creates a property that keeps an optional value in the scene storage as what stands for it.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key: key, fallback: nil, coding: .optional(.raw()))
  }

}
