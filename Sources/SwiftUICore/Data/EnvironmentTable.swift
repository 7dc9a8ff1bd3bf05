/// A value of the environment. Which type it has, its key says.
class EnvironmentEntry {
  /// The value, as one of any type.
  var erased: Any { preconditionFailure("An entry keeps a value of its own type.") }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var erased: Any { value }
}

/// The values of an environment by their keys.
///
/// Every text reads some twenty of them, so a value is found without hashing: keys are addresses, and
/// an address times a constant says where in the table to begin.
struct EnvironmentTable {
  /// A power of two, at least half of which is free.
  private var keys: [ObjectIdentifier?] = Array(repeating: nil, count: 4)
  private var entries: [EnvironmentEntry?] = Array(repeating: nil, count: 4)
  /// 64 less the exponent of the capacity.
  private var shift: UInt64 = 62
  private var count = 0

  /// The slot that has the key, or the free one where it would go.
  @inline(__always)
  private func slot(of key: ObjectIdentifier) -> Int {
    let mask = keys.count &- 1
    let address = UInt64(UInt(bitPattern: key))
    var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while let other = keys[slot], other != key { slot = (slot &+ 1) & mask }
    return slot
  }

  subscript(key: ObjectIdentifier) -> EnvironmentEntry? { entries[slot(of: key)] }

  mutating func set(_ entry: EnvironmentEntry, for key: ObjectIdentifier) {
    var slot = slot(of: key)
    if keys[slot] == nil {
      count += 1
      if count * 2 > keys.count {
        grow()
        slot = self.slot(of: key)
      }
      keys[slot] = key
    }
    entries[slot] = entry
  }

  private mutating func grow() {
    let (oldKeys, oldEntries) = (keys, entries)
    keys = Array(repeating: nil, count: oldKeys.count * 2)
    entries = Array(repeating: nil, count: oldKeys.count * 2)
    shift -= 1
    for (key, entry) in zip(oldKeys, oldEntries) {
      guard let key else { continue }
      let slot = slot(of: key)
      keys[slot] = key
      entries[slot] = entry
    }
  }

  /// Calls a closure with all keys and values, in no order.
  func forEach(_ body: (ObjectIdentifier, EnvironmentEntry) -> Void) {
    for (key, entry) in zip(keys, entries) {
      if let key, let entry { body(key, entry) }
    }
  }
}
