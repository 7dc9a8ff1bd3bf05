/// A property wrapper type that can read and write a value owned by a source of truth.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The binding's transaction.
  public var transaction = Transaction()
  private let location: BoxedLocation<Value>

  init(location: Location<Value>) {
    self.location = BoxedLocation(location)
  }

  /// Creates a binding with closures that read and write the binding value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  public var wrappedValue: Value {
    get { location.base.get() }
    nonmutating set {
      location.base.set(newValue, hasOwnTransaction ? transaction : CurrentTransaction.value)
    }
  }

  private var hasOwnTransaction: Bool {
    transaction.animation != nil || transaction.disablesAnimations
      || !transaction.values.isEmpty
  }

  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding with an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
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

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A location that is equal to another where both lead to the same value, so that passing a
/// binding down again does not evaluate the view below.
private struct BoxedLocation<Value>: Equatable {
  let base: Location<Value>
  init(_ base: Location<Value>) { self.base = base }

  static func == (left: Self, right: Self) -> Bool {
    left.base === right.base || left.base.isSame(as: right.base)
  }
}

extension Location {
  fileprivate func isSame(as other: Location<Value>) -> Bool {
    guard let left = self as? any ComparableLocation, let right = other as? any ComparableLocation
    else { return false }
    return left.root === right.root && left.step == right.step
  }
}

private protocol ComparableLocation {
  var root: AnyObject { get }
  var step: [AnyKeyPath] { get }
}

private final class MemberLocation<Base, Value>: Location<Value>, ComparableLocation,
  @unchecked Sendable
{
  let base: Location<Base>
  let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction)
  }

  var root: AnyObject { (base as? any ComparableLocation)?.root ?? base }
  var step: [AnyKeyPath] { ((base as? any ComparableLocation)?.step ?? []) + [keyPath] }
}

private final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}

private final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) {
    CurrentTransaction.with(transaction) { write(value, transaction) }
  }
}
