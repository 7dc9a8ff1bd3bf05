/// A location that is equal to another where both lead to the same value, so that passing a
/// binding down again does not evaluate the view below.
struct BoxedLocation<Value>: Equatable {
  let base: Location<Value>
  init(_ base: Location<Value>) { self.base = base }

  static func == (left: Self, right: Self) -> Bool {
    left.base === right.base || left.base.isSame(as: right.base)
  }
}

/// A part of what is at another location.
final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
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

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
  }
}

final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return MainActor.assumeIsolated { ViewEquality.areEqual(value, other.value) }
  }
}

/// Closures in place of a value of the runtime's. What they write carries the transaction that is
/// current around the write, not one that the binding brings along.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) {
    write(value, transaction)
  }
}

/// A value as one that may be missing.
final class OptionalLocation<Wrapped>: Location<Wrapped?>, @unchecked Sendable {
  let base: Location<Wrapped>
  init(_ base: Location<Wrapped>) { self.base = base }
  override func get() -> Wrapped? { base.get() }
  override func set(_ value: Wrapped?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }
  override func isSame(as other: Location<Wrapped?>) -> Bool {
    guard let other = other as? OptionalLocation<Wrapped> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}

/// A value that was there when it was last looked for, and stays as it was once it is missing.
final class UnwrappedLocation<Wrapped>: Location<Wrapped>, @unchecked Sendable {
  let base: Location<Wrapped?>
  let last: Wrapped
  init(_ base: Location<Wrapped?>, last: Wrapped) {
    self.base = base
    self.last = last
  }
  override func get() -> Wrapped { base.get() ?? last }
  override func set(_ value: Wrapped, _ transaction: Transaction) { base.set(value, transaction) }
  override func isSame(as other: Location<Wrapped>) -> Bool {
    guard let other = other as? UnwrappedLocation<Wrapped> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}
