/// The names of what operators answer, for code that writes a publisher's type out. They are types of their own on iOS; here
/// all of them are an `AnyPublisher` of the same values and failure, and are made by the operators alone.
extension Publishers {
  // MARK: Values

  /// What `map(_:)` answers for a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `tryMap(_:)` answers.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `tryFilter(_:)` answers.
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// What `tryCompactMap(_:)` answers.
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `scan(_:_:)` answers.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `tryScan(_:_:)` answers.
  public typealias TryScan<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `reduce(_:_:)` answers.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `tryReduce(_:_:)` answers.
  public typealias TryReduce<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `collect()` answers.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// What `collect(_:)` answers for a count.
  public typealias CollectByCount<Upstream: Publisher> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// What `collect(_:)` answers for a stretch of time.
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// What `ignoreOutput()` answers.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// What `replaceEmpty(with:)` answers.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `encode(encoder:)` answers.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<
    Coder.Output, any Error
  >
  /// What `decode(type:decoder:)` answers.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    AnyPublisher<Output, any Error>

  // MARK: Some of the values

  /// What `first()` answers.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `first(where:)` answers.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `last()` answers.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `last(where:)` answers.
  public typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `drop(while:)` answers.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `drop(untilOutputFrom:)` answers.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `prefix(while:)` answers.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `prefix(untilOutputFrom:)` answers.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `output(in:)` answers.
  public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>

  // MARK: Questions

  /// What `contains(_:)` answers.
  public typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// What `contains(where:)` answers.
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// What `allSatisfy(_:)` answers.
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// What `count()` answers.
  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  /// What `min()` and `max()` answer.
  public typealias Comparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>

  // MARK: Several publishers

  /// What `flatMap(maxPublishers:_:)` answers.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
  /// What `switchToLatest()` answers.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<
    P.Output, P.Failure
  >
  /// What `append(_:)` and `prepend(_:)` answer.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = AnyPublisher<
    Suffix.Output, Suffix.Failure
  >

  // MARK: Failures

  /// What `mapError(_:)` answers.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// What `setFailureType(to:)` answers.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// What `replaceError(with:)` answers.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// What `catch(_:)` answers.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, NewPublisher.Failure
  >
  /// What `tryCatch(_:)` answers.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What `retry(_:)` answers.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `assertNoFailure(_:file:line:)` answers.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>

  // MARK: Time

  /// What `receive(on:options:)` answers.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `subscribe(on:options:)` answers.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `debounce(for:scheduler:options:)` answers.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `throttle(for:scheduler:latest:)` answers.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `delay(for:tolerance:scheduler:options:)` answers.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >

  // MARK: Looking on

  /// What `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)` answers.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `print(_:to:)` answers.
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
}
