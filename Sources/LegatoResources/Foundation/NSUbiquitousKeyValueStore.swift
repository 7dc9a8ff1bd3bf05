public import Foundation

/// Values that the devices of a person share: nobody is signed in here, so they live as long as the program.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device has changed a value: never.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Takes a value out.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// A text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// A list.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// A table.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// A number; 0 where there is none.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) } ?? 0
  }
  /// A number; 0 where there is none.
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// Whether something holds; `false` where nothing is known.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Reads and writes what other devices have: there is nothing to do.
  @discardableResult open func synchronize() -> Bool { true }
}
