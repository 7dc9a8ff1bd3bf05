/// A property wrapper type that can read and write a value that SwiftUI updates as the placement of
/// focus within the scene changes.
///
/// Writing moves the focus after the update that the write belongs to. A value that no view on
/// screen is tied to takes the focus from nobody; the property then says again where the focus is.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, KeptByNode {
  private let unfocused: Value
  private var location: FocusLocation<Value>?

  /// Creates a focus state that binds to a Boolean.
  public init() where Value == Bool { unfocused = false }

  /// Creates a focus state that binds to an optional type.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// The current state value, taking into account whatever bindings might be in effect.
  public var wrappedValue: Value {
    get { location?.get() ?? unfocused }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// Connects the property to the value that the view's node keeps.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let location =
      storage as? FocusLocation<Value> ?? FocusLocation(unfocused, node: context.node)
    storage = location
    self.location = location
  }

  /// A property wrapper type that can read and write a value that indicates the current focus
  /// location.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let unfocused: Value

    /// The value of the focus state. Writing it asks for the focus to move.
    public var wrappedValue: Value {
      get { location?.get() ?? unfocused }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// The value of a focus state at a node, and the wish that code has written to it.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let unfocused: Value
  private let state: StateLocation<Value>
  private weak var node: Node?
  private var requests = 0

  @MainActor init(_ unfocused: Value, node: Node) {
    self.unfocused = unfocused
    self.node = node
    state = StateLocation(unfocused, node: node)
  }

  func get() -> Value { state.get() }

  func request(_ value: Value) {
    guard MainThread.isCurrent else {
      nonisolated(unsafe) let value = value
      Task { @MainActor in self.request(value) }
      return
    }
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      guard let node, node.isMounted else { return }
      let graph = node.graph
      let transaction = CurrentTransaction.value
      state.set(value, transaction)
      requests += 1
      graph.focus.noteRequest()
      graph.enqueue(transaction) {
        graph.afterSettling {
          self.requests -= 1
          graph.focus.resolve(self)
        }
      }
    }
  }
}

extension FocusLocation: FocusLocating {
  var isUnfocused: Bool { state.get() == unfocused }
  var isLatestRequest: Bool { requests == 0 }
  func notifyUnfocused() { notify(unfocused) }

  /// The focus is there: whoever reads the state is told, unless code has asked for something else.
  @MainActor func notify(_ value: Value) {
    guard requests == 0, state.get() != value else { return }
    state.set(value, Transaction())
  }
}
