/// Tells what has happened to a thread from one update to the next: which messages are new, and
/// whether they have arrived or are history that was fetched.
public struct MessageArrivals<ID: Hashable & Sendable>: Equatable, Sendable {
  /// What an update has brought.
  public enum Change: Hashable, Sendable {
    /// The first messages at all. They do not animate.
    case initial
    /// Nothing new.
    case none
    /// Messages at the end.
    case arrival
    /// Messages before those that were there: history. They do not animate.
    case history
    /// Messages have gone, and none has come.
    case removal
  }

  /// Another number for each arrival, however many messages it brings. It is a count, not a random
  /// identifier: the same thread gives the same numbers.
  public private(set) var messageAnimationID = 0
  private var known: [ID]?

  /// Creates a history without messages: the first update is ``Change/initial``.
  public init() {}

  /// What an update to these messages brings. Asking changes nothing.
  public func change(to ids: [ID]) -> Change {
    guard let known else { return .initial }
    guard ids != known else { return .none }
    if !arrived(in: ids).isEmpty { return .arrival }
    return ids.count > known.count ? .history : ids.count < known.count ? .removal : .none
  }

  /// Those of these messages that have arrived: the new ones behind the last one that was there
  /// before, in order. Where that one has gone as well, and there are not more than before, others
  /// have taken their place, which is no arrival.
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

  /// Whether a message was there before.
  public func knows(_ id: ID) -> Bool { known?.contains(id) ?? false }

  /// Remembers the messages.
  public mutating func update(to ids: [ID]) {
    if change(to: ids) == .arrival { messageAnimationID += 1 }
    known = ids
  }
}
