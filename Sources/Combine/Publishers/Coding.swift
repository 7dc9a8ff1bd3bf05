import Foundation

/// A type that defines methods for decoding.
public protocol TopLevelDecoder<Input> {
  /// The type that values are decoded from.
  associatedtype Input
  /// Decodes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that defines methods for encoding.
public protocol TopLevelEncoder<Output> {
  /// The type that values are encoded as.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// Text of JSON.
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  /// Text of JSON.
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  /// A property list.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// A property list.
  public typealias Output = Data
}

extension Publisher {
  /// Decodes the output from the upstream using a specified decoder.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> AnyPublisher<Item, any Error> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes the output from the upstream using a specified encoder.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> AnyPublisher<Coder.Output, any Error>
  {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher {
  /// Prints what comes, for who looks for a fault.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where lines are written to; the standard output where it is `nil`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> AnyPublisher<Output, Failure>
  {
    var stream = stream
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ text: String) {
      if stream != nil { stream?.write(start + text + "\n") } else { Swift.print(start + text) }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") }, receiveRequest: nil)
  }
}
