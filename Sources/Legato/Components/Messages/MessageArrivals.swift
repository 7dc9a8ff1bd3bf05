/// Classifies the updates of a thread: which messages are new, and whether they have arrived or are
/// history that was loaded.
public struct MessageArrivals<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The kind of an update.
  public enum Change: Hashable, Sendable {
    /// The first update. Its messages are not animated.
    case initial
    /// No change, or messages that were reordered or replaced.
    case none
    /// New messages at the end.
    case arrival
    /// More messages than before, none of them at the end: history. They are not animated.
    case history
    /// Fewer messages than before, none of them new at the end.
    case removal
  }

  /// The number of arrivals so far, however many messages each brought. It is a count, not a random
  /// identifier: the same updates give the same numbers.
  public private(set) var messageAnimationID = 0
  private var known: [ID]?

  /// Creates a history without messages: the first update is ``Change/initial``.
  public init() {}

  /// The kind of an update to these messages. It does not change the history.
  public func change(to ids: [ID]) -> Change {
    guard let known else { return .initial }
    guard ids != known else { return .none }
    if !arrived(in: ids).isEmpty { return .arrival }
    return ids.count > known.count ? .history : ids.count < known.count ? .removal : .none
  }

  /// The messages that an update to these ids would add at the end, in order: those behind the last
  /// known one. Where that one has been removed as well, and there are no more messages than
  /// before, messages have been replaced and none has arrived.
  public func arrived(in ids: [ID]) -> [ID] {
    guard let known, ids != known else { return [] }
    guard let last = known.last else { return Self.unique(ids) }
    if let place = ids.lastIndex(of: last) {
      guard place < ids.count - 1 else { return [] }
      let new = ids[(place + 1)...]
      let old = Set(known)
      return Self.unique(new.filter { !old.contains($0) })
    }
    guard ids.count > known.count else { return [] }
    let old = Set(known)
    // The last one was taken away in the same update: what is new at the end has arrived.
    let start = ids.lastIndex(where: old.contains).map { $0 + 1 } ?? 0
    return Self.unique(Array(ids[start...]))
  }

  private static func unique(_ ids: [ID]) -> [ID] {
    var seen: Set<ID> = []
    return ids.filter { seen.insert($0).inserted }
  }

  /// Whether a message was part of the last update.
  public func knows(_ id: ID) -> Bool { known?.contains(id) ?? false }

  /// Records an update.
  public mutating func update(to ids: [ID]) {
    if change(to: ids) == .arrival { messageAnimationID += 1 }
    known = ids
  }
}
