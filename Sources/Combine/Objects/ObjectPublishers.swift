import Foundation

/// The publishers of objects that did not make one themselves. A protocol's extension has no place
/// to store one, so they are kept here, by object, until the object goes.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that have gone are looked for.
  nonisolated(unsafe) private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // Another object may have come to live where one has gone.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
