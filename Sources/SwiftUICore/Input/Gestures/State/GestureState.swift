/// A property wrapper type that updates a property while the user performs a gesture and resets the
/// property back to its initial state when the gesture ends.
///
/// It goes back as well where the gesture is cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, KeptByNode {
  fileprivate let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void
  fileprivate var location: StateLocation<Value>?

  /// Creates a view state that's derived from a gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  /// Creates a view state that's derived from a gesture with an initial state value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a view state that's derived from a gesture with a wrapped state value and a
  /// transaction to reset it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a view state that's derived from a gesture with an initial state value and a
  /// transaction to reset it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a view state that's derived from a gesture with a wrapped state value and a closure
  /// that provides a transaction to reset it. The closure receives the value before the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a view state that's derived from a gesture with an initial state value and a closure
  /// that provides a transaction to reset it. The closure receives the value before the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The wrapped value referenced by the gesture state property.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// A binding to the gesture state property.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the property to the value that the view's node keeps, starting with the initial one.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let location =
      storage as? StateLocation<Value> ?? StateLocation(initial, node: context.node)
    storage = location
    self.location = location
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a view state that's derived from a gesture with a transaction to reset it.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a view state that's derived from a gesture with a closure that provides a transaction
  /// to reset it. The closure receives the value before the reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState {
  /// Writes what `body` makes of the value, with what it makes of the current transaction.
  @MainActor
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = CurrentTransaction.value
    let plain = transaction
    body(&value, &transaction)
    if transaction.isLike(plain) {
      location.set(value, plain)
    } else {
      CurrentTransaction.with(transaction) { location.set(value, CurrentTransaction.value) }
    }
  }

  /// Writes the initial value.
  @MainActor
  func goBack() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    if transaction.isLike(Transaction()) {
      // One update with what the end of the gesture wrote.
      location.set(initial, Transaction())
    } else {
      CurrentTransaction.with(transaction) { location.set(initial, CurrentTransaction.value) }
    }
  }
}

extension Transaction {
  /// Whether the other transaction would do the same to a change.
  fileprivate func isLike(_ other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && values.isEmpty && other.values.isEmpty && listeners.isEmpty && other.listeners.isEmpty
  }
}
