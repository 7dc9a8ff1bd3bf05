/// A publisher that has a series of values and an end, for each subscriber anew.
public struct Record<Output, Failure: Error>: _AttachingPublisher {
  /// The values and the end.
  public let recording: Recording

  /// Values and an end that are recorded.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOver = false

    /// Creates an empty recording, which finishes.
    public init() {}
    /// Creates a recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOver) = (output, completion, true)
    }
    /// Adds a value; none after the end.
    public mutating func receive(_ input: Output) { if !isOver { output.append(input) } }
    /// Sets the end, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      (self.completion, isOver) = (completion, true)
    }
  }

  /// Creates a publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }
  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Calls a receiver with the values and the end, at once.
  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    recording.output.forEach(receiver.value)
    receiver.completion(recording.completion)
    return AnyCancellable {}
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {
  /// Creates a publisher from what was recorded elsewhere.
  public init(from decoder: any Decoder) throws {
    recording = try Recording(from: decoder)
  }
  /// Writes the recording.
  public func encode(to encoder: any Encoder) throws { try recording.encode(to: encoder) }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum Keys: String, CodingKey { case output, failure }
  /// Creates a recording from what was written elsewhere.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let error = try container.decodeIfPresent(Failure.self, forKey: .failure)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: error.map { .failure($0) } ?? .finished)
  }
  /// Writes the values and the error, where there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(output, forKey: .output)
    if case .failure(let error) = completion { try container.encode(error, forKey: .failure) }
  }
}
