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

  public init() {}

  /// What an update to these messages brings. Asking changes nothing.
  public func change(to ids: [ID]) -> Change {
    guard let known else { return .initial }
    guard ids != known else { return .none }
    guard ids.count > known.count else { return ids.count < known.count ? .removal : .none }
    guard let last = known.last else { return .arrival }
    // What comes after the message that was the last one has arrived.
    let old = Set(known)
    guard let place = ids.lastIndex(of: last) else {
      return ids.last.map(old.contains) ?? false ? .history : .arrival
    }
    return place == ids.count - 1 ? .history : .arrival
  }

  /// Whether a message was there before.
  public func knows(_ id: ID) -> Bool { known?.contains(id) ?? false }

  /// Remembers the messages.
  public mutating func update(to ids: [ID]) {
    if change(to: ids) == .arrival { messageAnimationID += 1 }
    known = ids
  }
}
