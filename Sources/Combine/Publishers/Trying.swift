extension Publisher {
  /// Publishes what a throwing closure makes of each element: nothing where it returns `nil`, and an error as the end
  /// where it throws.
  private func trying<T>(_ transform: @escaping (Output) throws -> T?)
    -> AnyPublisher<T, any Error>
  {
    tryMap(transform).compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Publishes what a throwing closure makes of each element, where that is not `nil`.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> AnyPublisher<T, any Error>
  { trying(transform) }

  /// Publishes the elements that satisfy a throwing closure.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    trying { try isIncluded($0) ? $0 : nil }
  }

  /// Publishes what a throwing closure makes of each element and of its last result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Deferred { () -> AnyPublisher<T, any Error> in
      var result = initialResult
      return self.tryMap {
        result = try nextPartialResult(result, $0)
        return result
      }
    }.eraseToAnyPublisher()
  }

  /// Publishes what a throwing closure makes of all elements, after the stream finishes.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }

  /// Publishes elements that a throwing closure does not find to be as the one before.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    Deferred { () -> AnyPublisher<Output, any Error> in
      var before: Output?
      return self.trying { value in
        defer { before = value }
        return try before.map { try predicate($0, value) } ?? false ? nil : value
      }
    }.eraseToAnyPublisher()
  }

  /// Omits elements until a throwing closure returns `false` for one.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    Deferred { () -> AnyPublisher<Output, any Error> in
      var isOpen = false
      return self.trying { value in
        if !isOpen { isOpen = try !predicate(value) }
        return isOpen ? value : nil
      }
    }.eraseToAnyPublisher()
  }

  /// Publishes elements while a throwing closure returns `true`, then finishes.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryMap { (value: Output) -> (Output, Bool) in (value, try predicate(value)) }
      .prefix { $0.1 }.map { $0.0 }.eraseToAnyPublisher()
  }

  /// Publishes the first element that satisfies a throwing closure, then finishes.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { tryFilter(predicate).first() }

  /// Publishes the last element that satisfies a throwing closure, after the stream finishes.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { tryFilter(predicate).last() }

  /// Publishes whether an element satisfies a throwing closure.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Bool, any Error>
  { tryMap(predicate).contains(true) }

  /// Publishes whether all elements satisfy a throwing closure.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Bool, any Error>
  { tryMap(predicate).allSatisfy { $0 } }

  /// Handles errors by replacing the stream with another publisher, or by throwing another error.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> AnyPublisher<Output, any Error> where P.Output == Output
  {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}
