import Foundation

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable, @unchecked Sendable {
  /// A value, and how to write it down where that can be done.
  private struct Entry: Equatable {
    let value: AnyHashable
    let encoded: (() throws -> EncodedElement)?

    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  }

  private var entries: [Entry] = []

  /// Creates a new, empty navigation path.
  public init() {}

  /// Creates a new navigation path from the contents of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    entries = elements.map { Entry(value: AnyHashable($0), encoded: nil) }
  }

  /// Creates a new navigation path from the contents of a sequence that supports codable elements.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    for element in elements { append(element) }
  }

  /// Creates a new navigation path from a serializable version.
  public init(_ codable: CodableRepresentation) {
    for element in codable.elements { append(element) }
  }

  init(values: [AnyHashable]) {
    entries = values.map { Entry(value: $0, encoded: nil) }
  }

  /// The number of elements in this path.
  public var count: Int { entries.count }
  /// A Boolean that indicates whether this path is empty.
  public var isEmpty: Bool { entries.isEmpty }

  var values: [AnyHashable] { entries.map(\.value) }

  /// Appends a new value to the end of this path.
  public mutating func append<V: Hashable>(_ value: V) {
    if let codable = value as? any (Hashable & Codable) { return append(codable) }
    appendPlain(AnyHashable(value))
  }

  /// Appends a new codable value to the end of this path.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    entries.append(
      Entry(value: AnyHashable(value), encoded: { try EncodedElement(value) }))
  }

  mutating func appendPlain(_ value: AnyHashable) {
    entries.append(Entry(value: value, encoded: nil))
  }

  /// Removes values from the end of this path.
  ///
  /// - Parameter k: how many. Where there are fewer, all go; below 0, none.
  public mutating func removeLast(_ k: Int = 1) {
    entries.removeLast(min(max(0, k), entries.count))
  }

  /// A value that describes the contents of this path in a serializable format; `nil` where some
  /// value is not codable.
  public var codable: CodableRepresentation? {
    let elements = entries.compactMap { $0.value.base as? any (Hashable & Codable) }
    guard elements.count == entries.count, entries.allSatisfy({ $0.encoded != nil }) else {
      return nil
    }
    return CodableRepresentation(elements: elements)
  }

  /// A serializable representation of a navigation path.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [any (Hashable & Codable)]

    fileprivate init(elements: [any (Hashable & Codable)]) { self.elements = elements }

    /// Creates a new instance by decoding from the given decoder: names of types and their values
    /// in turns.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [any (Hashable & Codable)] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type of a codable, hashable value.")
        }
        elements.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      self.elements = elements
    }

    /// Encodes the representation: names of types and their values in turns.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        let encoded = try EncodedElement(element)
        try container.encode(encoded.typeName)
        try container.encode(encoded.text)
      }
    }

    /// Whether two representations hold equal values in the same order.
    public static func == (left: Self, right: Self) -> Bool {
      left.elements.map { AnyHashable($0) } == right.elements.map { AnyHashable($0) }
    }
  }
}

/// A value of a path as it is written down.
private struct EncodedElement {
  let typeName: String
  let text: String

  init<Value: Codable>(_ value: Value) throws {
    guard let typeName = _mangledTypeName(Value.self) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(Value.self) has no name to be found by."))
    }
    self.typeName = typeName
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    text = String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
