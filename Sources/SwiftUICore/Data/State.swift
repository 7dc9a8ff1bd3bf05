/// Where a value that views depend on is kept.
///
/// Used on the main thread only, from code that is not formally on the main actor.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("A location answers for its own kind.") }
  func set(_ value: Value, _ transaction: Transaction) {}
  /// Whether another location leads to the same value.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A `@State` value at a node. What is written shows to whoever reads outside of an update at
/// once; the graph takes it over in the update of the write's own transaction.
final class StateLocation<Value>: Location<Value>, Dependency, @unchecked Sendable {
  private var committed: Value
  private var pending: (value: Value, count: Int)?
  /// What leads to the view that the value belongs to.
  private let ownerReference: ReaderReference?
  /// Where the value belongs to no node: it lives as long as the whole tree does.
  private let graph: GraphReference?
  private var readers = Readers()

  init(_ value: Value, node: Node) {
    committed = value
    ownerReference = MainActor.assumeIsolated { node.reference }
    graph = nil
    super.init()
    MainActor.assumeIsolated { node.graph.journal?.note(self) }
  }

  /// The view that the value belongs to.
  var owner: Node? { ownerReference?.reader as? Node }

  init(_ value: Value, graph: ViewGraph) {
    committed = value
    ownerReference = nil
    self.graph = graph.reference
  }

  override func get() -> Value {
    if let reader = ViewGraph.evaluating {
      // Read again in the same body: nothing to take down.
      if reader.dependencies.last !== self { readers.add(reader, of: self) }
      return committed
    }
    return latest
  }

  /// What was written last. Beside `get`, as an optional of the value's type is looked up in each call.
  @inline(never)
  private var latest: Value { pending?.value ?? committed }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard MainThread.isCurrent else {
      let write = UncheckedWrite(location: self, value: value)
      Task { @MainActor in write.location.set(write.value, Transaction()) }
      return
    }
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let transaction = transaction
    MainActor.assumeIsolated {
      guard let graph = graph?.graph ?? owner.flatMap({ $0.isMounted ? $0.graph : nil }) else {
        return
      }
      pending = (value, (pending?.count ?? 0) + 1)
      graph.enqueue(transaction) { [weak self] in self?.commit(value) }
    }
  }

  @MainActor private func commit(_ value: Value) {
    if let pending {
      self.pending = pending.count > 1 ? (pending.value, pending.count - 1) : nil
    }
    guard !ViewEquality.areEqual(committed, value) else { return }
    committed = value
    readers.markDirty()
  }

  func remove(_ reader: any Reader) { readers.remove(reader) }
}

private struct UncheckedWrite<Value>: @unchecked Sendable {
  let location: StateLocation<Value>
  let value: Value
}

/// A property wrapper type that can read and write a value managed by SwiftUI.
@propertyWrapper
public struct State<Value>: DynamicProperty, KeptByNode {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state property with an initial value.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a state property with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value. Before the view is on screen this is the initial value, and writing does nothing.
  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      return initial
    }
    nonmutating set { location?.set(newValue, CurrentTransaction.value) }
  }

  /// A binding to the state value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the property to the value that the view's node keeps, starting with the initial one.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let node = context.node
    let location =
      storage as? StateLocation<Value> ?? StateLocation(initial, node: node)
    storage = location
    self.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
