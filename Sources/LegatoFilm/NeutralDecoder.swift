/// A coder that has a value for every key, and each says nothing: so that a model of an app can be made up by its own
/// decoding.
struct NeutralDecoder: Decoder {
  /// How deep values may be nested. A type that holds itself without an end has no value that says nothing.
  private static let maxDepth = 32

  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// - Throws: where the type takes nothing that it is offered.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard codingPath.count < Self.maxDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "It holds itself."))
    }
    if let value = NeutralValue.plain(type) as? Value { return value }
    return try Value(from: self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  fileprivate func inside(_ key: some CodingKey) -> NeutralDecoder {
    NeutralDecoder(codingPath: codingPath + [key])
  }

  private struct Place: CodingKey {
    let intValue: Int?
    let stringValue: String

    init(_ number: Int) {
      intValue = number
      stringValue = "\(number)"
    }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: NeutralDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try decoder.inside(key).value(type)
    }
    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Inner> { decoder.inside(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      decoder.inside(key).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: NeutralDecoder
    private(set) var currentIndex = 0

    init(decoder: NeutralDecoder) { self.decoder = decoder }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }

    private mutating func next() -> NeutralDecoder {
      defer { currentIndex += 1 }
      return decoder.inside(Place(currentIndex))
    }
    mutating func decodeNil() -> Bool { true }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try next().value(type)
    }
    mutating func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type
    ) -> KeyedDecodingContainer<Inner> { next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
      next().unkeyedContainer()
    }
    mutating func superDecoder() -> any Decoder { decoder }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: NeutralDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try decoder.inside(Place(0)).value(type)
    }
  }
}
