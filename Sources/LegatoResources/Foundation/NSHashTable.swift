public import Foundation

/// What of an object a table keeps.
public struct NSHashTableOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let strongMemory: NSHashTableOptions = []
  public static let weakMemory = NSHashTableOptions(rawValue: 5)
  public static let objectPointerPersonality = NSHashTableOptions(rawValue: 512)
}

/// A collection of objects, each once, which may be gone when nobody else keeps them. Objects are told apart by their
/// identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    let kept: ObjectType?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates a table.
  public init(options: NSHashTableOptions = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// A table that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are there, in the order in which they came.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// One of them.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many there are.
  open var count: Int { allObjects.count }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil }
    guard !contains(object) else { return }
    entries.append(Entry(object: object, kept: isWeak ? nil : object))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Takes all out.
  open func removeAllObjects() { entries = [] }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && entries.contains { $0.object === anObject }
  }
}
