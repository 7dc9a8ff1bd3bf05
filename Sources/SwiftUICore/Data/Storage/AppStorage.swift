/// A property wrapper type that reflects a value from the user defaults and invalidates a view on a
/// change in value in that user default.
///
/// Without a store of its own, and without `defaultAppStorage(_:)` above, it is the host's: it starts
/// empty and ends with the host, so that every run is the same.
///
/// Values of other types than the one asked for count as missing.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, KeptByNode {
  private let key: String
  private let fallback: Value
  private let coding: StoredCoding<Value>
  private let store: UserDefaults?
  private var location: StoredLocation<Value>?

  private init(key: String, fallback: Value, coding: StoredCoding<Value>, store: UserDefaults?) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
    self.store = store
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

  /// Connects the property to its key in the store.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let store = context.node.graph.stores.settings(
      store ?? context.node.environment.defaultAppStorage)
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

extension AppStorage where Value == Bool {
  /// Creates a property that can read and write a Boolean value of the user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .plain, store: store)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property that can read and write an integer value of the user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .plain, store: store)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property that can read and write a double value of the user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .plain, store: store)
  }
}

extension AppStorage where Value == String {
  /// Creates a property that can read and write a string value of the user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .plain, store: store)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property that can read and write a URL value of the user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .url, store: store)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property that can read and write a data value of the user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .plain, store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that keeps a value in the user defaults as what stands for it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .raw(), store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that keeps a value in the user defaults as what stands for it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, fallback: wrappedValue, coding: .raw(), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {

  /// Creates a property that can read and write an optional value of the user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key: key, fallback: nil, coding: .optional(.plain), store: store)
  }

  /// Creates a property that can read and write an optional value of the user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key: key, fallback: nil, coding: .optional(.plain), store: store)
  }

  /// Creates a property that can read and write an optional value of the user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key: key, fallback: nil, coding: .optional(.plain), store: store)
  }

  /// Creates a property that can read and write an optional value of the user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key: key, fallback: nil, coding: .optional(.plain), store: store)
  }

  /// Creates a property that can read and write an optional value of the user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key, fallback: nil, coding: .optional(.url), store: store)
  }

  /// Creates a property that can read and write an optional value of the user defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key: key, fallback: nil, coding: .optional(.plain), store: store)
  }

}

extension AppStorage {

  /// Creates a property that keeps an optional value in the user defaults as what stands for it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key: key, fallback: nil, coding: .optional(.raw()), store: store)
  }

  /// Creates a property that keeps an optional value in the user defaults as what stands for it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key: key, fallback: nil, coding: .optional(.raw()), store: store)
  }

}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The default store used by `AppStorage` contained within the view.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
