/// The views that read a value where they are evaluated: what is evaluated again when it changes.
///
/// Used on the main thread only, from code that is not formally on the main actor.
struct Readers {
  private struct Reader { weak var node: Node? }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Takes down that a node reads what `dependency` stands for, which is told to `remove` it when the node
  /// reads it no more. Answers whether the node did not read it before.
  @discardableResult
  mutating func add(_ node: Node, of dependency: @autoclosure () -> any Dependency) -> Bool {
    let id = ObjectIdentifier(node)
    // A node that is gone may have had the same place in memory.
    guard readers[id]?.node !== node else { return false }
    readers[id] = Reader(node: node)
    nonisolated(unsafe) let dependency = dependency()
    MainActor.assumeIsolated { node.dependencies.append(dependency) }
    return true
  }

  mutating func remove(_ node: Node) { readers[ObjectIdentifier(node)] = nil }

  /// Has all of them evaluated in the update that runs, or in the next one. Their order does not matter here:
  /// updates sort what they evaluate.
  @MainActor func markDirty() {
    for reader in readers.values {
      if let node = reader.node { node.graph.markDirty(node) }
    }
  }
}
