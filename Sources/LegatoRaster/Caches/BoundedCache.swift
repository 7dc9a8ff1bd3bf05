/// A dictionary that forgets what was used least recently once its values weigh more than its
/// limit. It keeps two generations: a value found in the old one moves to the young one, and a
/// full young one becomes the old one. What it answers is never other than what was stored.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, weight: Int)] = [:]
  private var old: [Key: (value: Value, weight: Int)] = [:]
  private var weight = 0
  private let limit: Int

  /// - Parameter limit: the weight of one generation; there are at most two.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  mutating func value(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    store(entry.value, for: key, weight: entry.weight)
    return entry.value
  }

  mutating func store(_ value: Value, for key: Key, weight added: Int = 1) {
    if weight + added > limit {
      old = young
      young = [:]
      weight = 0
    }
    young[key] = (value, added)
    weight += added
  }
}
