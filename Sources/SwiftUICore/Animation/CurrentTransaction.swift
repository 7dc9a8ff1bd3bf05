import Dispatch

/// The transaction that a state write made now belongs to.
///
/// It belongs to the main thread, which is where views are written to; a write from another thread
/// carries a plain transaction, as on Apple platforms.
enum CurrentTransaction {
  nonisolated(unsafe) private static var stack: [Transaction] = []
  nonisolated(unsafe) private static var lastID = 0

  static var value: Transaction {
    guard MainThread.isCurrent, let top = stack.last else { return Transaction() }
    return top
  }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    guard MainThread.isCurrent else { return try body() }
    var transaction = transaction
    lastID += 1
    transaction.id = lastID
    stack.append(transaction)
    defer { stack.removeLast() }
    return try body()
  }

  /// Runs actions of the runtime itself, which belong to no transaction of a caller's.
  static func withNone<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = stack
    stack = []
    defer { stack = saved }
    return try body()
  }
}

/// Executes a closure with the specified transaction and returns the result. What the transaction
/// does not say is that of the transaction around it.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  // Completions of the transaction are called even where nothing is written.
  let own = transaction.listeners
  defer { closeAtEndOfTurn(own) }
  return try CurrentTransaction.with(transaction.layered(over: CurrentTransaction.value), body)
}

/// Executes a closure with the specified transaction key path and value and returns the result.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try CurrentTransaction.with(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  return try CurrentTransaction.with(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the
/// completion when all animations are complete. It is called exactly once, also where nothing
/// animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  let listener = AnimationListener(criteria: completionCriteria, action: completion)
  transaction.listeners.append(listener)
  defer { closeAtEndOfTurn([listener]) }
  return try CurrentTransaction.with(transaction, body)
}

/// Where no host is at work nothing can animate: the completions are called at once.
private func closeAtEndOfTurn(_ listeners: [AnimationListener]) {
  for listener in listeners where !listener.isAttached {
    if let graph = ViewGraph.current, MainThread.isCurrent {
      MainActor.assumeIsolated { graph.completions.endOfTurn.append(listener) }
    } else {
      listener.close()
    }
  }
}
