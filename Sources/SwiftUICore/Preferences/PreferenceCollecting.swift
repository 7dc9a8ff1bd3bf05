/// What a node says of the preferences of what it holds.
@MainActor
class PreferenceWriter {}

@MainActor
final class KeyedPreferenceWriter<K: PreferenceKey>: PreferenceWriter {
  /// Makes the value of the node, given what is said below; `nil` where nothing is.
  let write: (_ below: () -> K.Value?) -> K.Value?

  init(write: @escaping (_ below: () -> K.Value?) -> K.Value?) {
    self.write = write
  }
}

/// A node that is told when preferences or places may be others.
@MainActor
protocol LayoutReader: Node {
  /// Looks, and does what follows. `round` counts the looks of one layout, from 0.
  func lookAtLayout(round: Int)
}

extension Node {
  /// The value of a preference that the node and what it holds have together. Views on their way
  /// out have no say.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard graph.preferenceWriters[ObjectIdentifier(key), default: 0] > 0 else { return nil }
    return collect(key)
  }

  private func collect<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let writer = preferenceWriter as? KeyedPreferenceWriter<K> {
      return writer.write { collectBelow(key) }
    }
    return collectBelow(key)
  }

  private func collectBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in preferenceNodes {
      guard let value = child.collect(key) else { continue }
      if var known = result {
        result = nil
        K.reduce(value: &known) { value }
        result = known
      } else {
        result = value
      }
    }
    return result
  }
}

extension ViewGraph {
  /// Tells those who read preferences or places, the innermost first, until nothing changes any
  /// more; at most eight times.
  ///
  /// Answers the last of them that has asked for another layout.
  func tellLayoutReaders(round: Int) -> Node? {
    layoutReadersAreStale = false
    layoutReaders.removeAll { !$0.isMounted }
    let readers = layoutReaders.sorted { ($1.depth, $0.number) < ($0.depth, $1.number) }
    var asker: Node?
    for reader in readers where reader.isMounted {
      let wasNeeded = needsLayout
      needsLayout = false
      reader.lookAtLayout(round: round)
      if needsLayout { asker = reader }
      needsLayout = needsLayout || wasNeeded
    }
    updateDirtyNodes()
    return asker
  }

  func startReadingLayout(_ node: any LayoutReader) {
    layoutReaders.append(node)
    layoutReadersAreStale = true
  }
}
