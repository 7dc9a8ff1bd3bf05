import Synchronization

/// A unique identifier for identifying publisher streams.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt>(0)
  private let number: UInt
  private let isObject: Bool

  /// Creates an identifier that no other one equals.
  public init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    isObject = false
  }

  /// Creates the identifier of an object, for as long as the object lives.
  public init(_ object: AnyObject) {
    number = UInt(bitPattern: ObjectIdentifier(object).hashValue)
    isObject = true
  }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// A protocol for uniquely identifying publisher streams.
public protocol CustomCombineIdentifierConvertible {
  /// A unique identifier for identifying publisher streams.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identifier.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
