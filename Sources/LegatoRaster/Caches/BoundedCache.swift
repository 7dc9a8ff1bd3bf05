/// A dictionary that forgets what was used least recently once its values weigh more than its
/// limit. It keeps two generations: a value found in the old one moves to the young one, and a
/// full young one becomes the old one. What it answers is never other than what was stored.
///
/// Entries are found by the hashes of their keys; of two keys with one hash, the later one is kept. So
/// nothing of another key is looked at where a key is not found.
struct BoundedCache<Key: Hashable, Value> {
  private typealias Entry = (key: Key, value: Value, weight: Int)
  private var young: [Int: Entry] = [:]
  private var old: [Int: Entry] = [:]
  private var weight = 0
  private let limit: Int

  /// - Parameter limit: the weight of one generation; there are at most two.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  mutating func value(_ key: Key) -> Value? { value(key, key.hashValue) }

  /// What is stored for a key, or else what is made and stored for it.
  ///
  /// - Parameter make: gives a value and its weight. It does not use the cache.
  mutating func value(_ key: Key, make: () -> (Value, weight: Int)) -> Value {
    let hash = key.hashValue
    if let known = value(key, hash) { return known }
    let (made, weight) = make()
    store((key, made, weight), hash)
    return made
  }

  private mutating func value(_ key: Key, _ hash: Int) -> Value? {
    if let entry = young[hash], entry.key == key { return entry.value }
    guard let entry = old[hash], entry.key == key else { return nil }
    old[hash] = nil
    store(entry, hash)
    return entry.value
  }

  mutating func store(_ value: Value, for key: Key, weight added: Int = 1) {
    store((key, value, added), key.hashValue)
  }

  private mutating func store(_ entry: Entry, _ hash: Int) {
    if weight + entry.weight > limit {
      old = young
      young = [:]
      weight = 0
    }
    young[hash] = entry
    weight += entry.weight
  }
}
