/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The binding's transaction.
  public var transaction = Transaction() { didSet { hasOwnTransaction = true } }
  /// Whether writes carry the binding's transaction instead of that of whoever writes.
  private var hasOwnTransaction = false
  private let location: BoxedLocation<Value>
  var baseLocation: Location<Value> { location.base }
  /// What writes carry, where that is not the transaction of whoever writes.
  var ownTransaction: Transaction? { hasOwnTransaction ? transaction : nil }

  init(location: Location<Value>) {
    self.location = BoxedLocation(location)
  }

  /// Creates a binding with closures that read and write the binding value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding with a closure that reads from the binding value, and a closure that applies
  /// a transaction when writing to the binding value.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// The value that the binding reads and writes.
  ///
  /// A write carries the binding's ``transaction`` where one was set, otherwise the current one.
  public var wrappedValue: Value {
    get { location.base.get() }
    nonmutating set {
      guard hasOwnTransaction else {
        return location.base.set(newValue, CurrentTransaction.value)
      }
      // An update of its own, apart from what is written before and after. A place of the runtime's
      // takes the transaction with the value; a closure is handed it, and decides.
      let own = CurrentTransaction.with(transaction) { CurrentTransaction.value }
      location.base.set(newValue, own)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding with an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Creates a binding by projecting the base value to a hashable value. What is written is taken where it is
  /// of the base's type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        guard let value = value.base as? V else { return }
        base.transaction(transaction).wrappedValue = value
      })
  }

  /// Creates a binding by projecting the base value to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base.location.base))
  }

  /// Creates a binding by projecting the base value to an unwrapped value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location.base, last: value))
  }

  /// Returns a binding to the resulting value of a given key path.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(location: MemberLocation(base: location.base, keyPath: keyPath))
  }

  /// Specifies an animation to perform when the binding value changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Specifies a transaction for the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

// Apart from the type, which else would belong to the main actor as the protocol does.
extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}
