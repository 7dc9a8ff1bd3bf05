/// What has been read of an environment, by a node or by an animation.
///
/// The reader and the environments that were made for it share one: what is read of them is the
/// reader's, and keeps nothing of it alive.
final class EnvironmentReadings {
  private var list = ReadKeys.none

  var keys: Set<ObjectIdentifier> { Set(list.keys) }

  /// Views read on the main thread; what another one reads, nobody depends on.
  @inline(__always)
  func insert(_ key: ObjectIdentifier) {
    guard MainThread.isCurrent, let more = list.adding(key) else { return }
    list = more
  }

  func removeAll() { list = .none }

  func contains(anyOf keys: Set<ObjectIdentifier>) -> Bool {
    !keys.isEmpty && list.keys.contains { keys.contains($0) }
  }
}

/// Keys in the order in which they were read first.
///
/// Views of one kind read the same keys in the same order. So lists are shared: each knows those that
/// begin with it, and reading on leads from one to the next without a list being made.
///
/// Used on the main thread only.
private final class ReadKeys: @unchecked Sendable {
  static let none = ReadKeys([])
  /// Lists that are kept for others to share; bodies that read in ever other orders make their own.
  private static let limit = 4096
  nonisolated(unsafe) private static var kept = 0

  let keys: ContiguousArray<ObjectIdentifier>
  /// The list with the key that came next first, and those with others.
  private var next: ReadKeys?
  private var others: [ObjectIdentifier: ReadKeys] = [:]

  private init(_ keys: ContiguousArray<ObjectIdentifier>) {
    self.keys = keys
  }

  /// The list with one more key; `nil` where it has that.
  @inline(__always)
  func adding(_ key: ObjectIdentifier) -> ReadKeys? {
    if let next, next.keys[keys.count] == key { return next }
    for known in keys where known == key { return nil }
    return other(key)
  }

  private func other(_ key: ObjectIdentifier) -> ReadKeys {
    if let known = others[key] { return known }
    let made = ReadKeys(keys + [key])
    guard Self.kept < Self.limit else { return made }
    Self.kept += 1
    if next == nil { next = made } else { others[key] = made }
    return made
  }
}
