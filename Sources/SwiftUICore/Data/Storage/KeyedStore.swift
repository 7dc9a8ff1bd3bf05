/// Values by name, and who shows them: what a person's settings are to one host.
///
/// They live in memory, as long as the host: every run starts from the same settings.
@MainActor
final class KeyedStore {
  private var values: [String: Any] = [:]
  private var readers: [String: Readers] = [:]
  /// The place that outlives the host, where a view asks for one.
  private let defaults: UserDefaults?

  init(defaults: UserDefaults? = nil) { self.defaults = defaults }

  func value(_ key: String) -> Any? { defaults.map { $0.object(forKey: key) } ?? values[key] }

  /// What is written can be read at once; who shows it is evaluated under the transaction.
  func set(_ value: Any?, for key: String, in graph: ViewGraph, _ transaction: Transaction) {
    if let defaults { defaults.set(value, forKey: key) } else { values[key] = value }
    graph.enqueue(transaction) { [weak self] in self?.readers[key]?.markDirty() }
  }

  func add(_ node: Node, for key: String) {
    readers[key, default: Readers()].add(node, of: Reading(store: self, key: key))
  }

  private func remove(_ reader: any Reader, for key: String) {
    readers[key]?.remove(reader)
  }

  private final class Reading: Dependency {
    let store: KeyedStore
    let key: String
    init(store: KeyedStore, key: String) {
      self.store = store
      self.key = key
    }
    func remove(_ reader: any Reader) {
      let (store, key) = (store, key)
      nonisolated(unsafe) let reader = reader
      MainActor.assumeIsolated { store.remove(reader, for: key) }
    }
  }
}

/// The stores of one host.
@MainActor
final class KeyedStores: GraphService {
  let settings = KeyedStore()
  let scene = KeyedStore()
  private var lasting: [ObjectIdentifier: KeyedStore] = [:]

  init(_ graph: ViewGraph) {}

  func settings(_ defaults: UserDefaults?) -> KeyedStore {
    guard let defaults else { return settings }
    if let known = lasting[ObjectIdentifier(defaults)] { return known }
    let store = KeyedStore(defaults: defaults)
    lasting[ObjectIdentifier(defaults)] = store
    return store
  }
}

/// A value of a store. Where there is none, or one of another type, it is the fallback.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  let store: KeyedStore
  let key: String
  private let fallback: Value
  private let coding: StoredCoding<Value>
  private weak var node: Node?

  init(
    store: KeyedStore, key: String, fallback: Value, coding: StoredCoding<Value>, node: Node
  ) {
    self.store = store
    self.key = key
    self.fallback = fallback
    self.coding = coding
    self.node = node
  }

  override func get() -> Value {
    nonisolated(unsafe) var value = fallback
    MainActor.assumeIsolated {
      if let reader = ViewGraph.evaluating { store.add(reader, for: key) }
      if let stored = store.value(key), let known = coding.decode(stored) { value = known }
    }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let transaction = transaction
    guard MainThread.isCurrent else {
      Task { @MainActor in self.write(value, Transaction()) }
      return
    }
    MainActor.assumeIsolated { write(value, transaction) }
  }

  @MainActor private func write(_ value: Value, _ transaction: Transaction) {
    guard let node, node.isMounted else { return }
    store.set(coding.encode(value), for: key, in: node.graph, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return store === other.store && key == other.key
  }
}

/// How values are kept in a store.
struct StoredCoding<Value> {
  let encode: (Value) -> Any?
  let decode: (Any) -> Value?

  /// Values that are kept as they are.
  static var plain: Self { Self(encode: { $0 }, decode: { $0 as? Value }) }

  /// Values that are kept as what stands for them.
  static func raw() -> Self where Value: RawRepresentable {
    Self(
      encode: { $0.rawValue },
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) })
  }

  static func optional<Wrapped>(_ coding: StoredCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(encode: { $0.flatMap(coding.encode) }, decode: { coding.decode($0) })
  }
}

extension StoredCoding where Value == URL {
  static var url: Self {
    Self(encode: { $0.absoluteString }, decode: { ($0 as? String).flatMap(URL.init(string:)) })
  }
}

extension ViewGraph {
  /// Settings, and what a scene remembers.
  final var stores: KeyedStores { service(KeyedStores.self) }
}
