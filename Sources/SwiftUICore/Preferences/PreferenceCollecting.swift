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

/// A preference that leaves have a value of by themselves, without a node that writes it: what an element is, as it
/// is laid out. Elements do nothing for it as long as no view reads it.
protocol ElementPreference: PreferenceKey {
  /// What a leaf's element says; `nil` where it says nothing.
  @MainActor static func value(of element: Element) -> Value?
}

/// A node that observes preferences or places.
@MainActor
protocol LayoutObserver: Node {
  /// The layout stands: preferences and places may have changed.
  ///
  /// - Parameter round: counts the notifications of one update, from 0.
  func layoutDidSettle(round: Int)
}

extension Node {
  /// The value of a preference that the node and what it holds have together. Views on their way
  /// out have no say.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard
      graph.preferences.writers[ObjectIdentifier(key), default: 0] > 0
        || key is any ElementPreference.Type
    else { return nil }
    return collect(key)
  }

  private func collect<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let writer = preferenceWriter as? KeyedPreferenceWriter<K> {
      return writer.write { collectBelow(key) }
    }
    return collectBelow(key)
  }

  private func collectBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let key = key as? any ElementPreference.Type, children.isEmpty {
      return elements.first.flatMap { Self.value(key, of: $0) as? K.Value }
    }
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

extension Node {
  private static func value<K: ElementPreference>(_ key: K.Type, of element: Element) -> Any? {
    key.value(of: element)
  }
}

/// What waits for the observers of preferences and places.
struct PreferenceQueue {
  /// How many nodes write a preference, by its key.
  var writers: [ObjectIdentifier: Int] = [:]
  /// How many nodes say or watch where something is.
  var anchorWriters = 0
  var observers: [any LayoutObserver] = []
  /// Whether some preference, or a place that somebody observes, may have changed.
  var areStale = false

  /// A node begins to read a preference.
  mutating func beginReading<K: PreferenceKey>(_ key: K.Type) {
    if key is any ElementPreference.Type { anchorWriters += 1 }
  }

  mutating func endReading<K: PreferenceKey>(_ key: K.Type) {
    if key is any ElementPreference.Type { anchorWriters -= 1 }
  }

  @inline(__always) var haveWork: Bool { areStale && !observers.isEmpty }
}

extension ViewGraph {
  /// The preferences pass: notifies the observers of preferences and places, the innermost first. It
  /// runs again while anything changes, `PassRun.limit` times in one update.
  func notifyLayoutObservers(_ run: inout PassRun) {
    let asker = notifyLayoutObservers(round: run.readings)
    run.readings += 1
    guard run.readings >= PassRun.limit else { return }
    while layout.isNeeded { layOut(&run) }
    if preferences.areStale {
      report(
        "Preferences change again in every round of layout after \(run.readings) rounds.",
        at: asker ?? root)
    }
    preferences.areStale = false
  }

  /// - Returns: the last observer that has asked for another layout.
  private func notifyLayoutObservers(round: Int) -> Node? {
    preferences.areStale = false
    preferences.observers.removeAll { !$0.isMounted }
    let observers = preferences.observers.sorted {
      ($1.depth, $0.number) < ($0.depth, $1.number)
    }
    let wasNeeded = layout.isNeeded
    var asker: Node?
    for observer in observers where observer.isMounted {
      layout.isNeeded = false
      observer.layoutDidSettle(round: round)
      if layout.isNeeded { asker = observer }
    }
    layout.isNeeded = layout.isNeeded || asker != nil || wasNeeded
    updateDirtyNodes()
    return asker
  }

  func observeLayout(_ node: any LayoutObserver) {
    preferences.observers.append(node)
    preferences.areStale = true
  }
}
