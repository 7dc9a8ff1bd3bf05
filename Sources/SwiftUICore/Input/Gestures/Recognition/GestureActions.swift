/// The callbacks of one attached gesture that are due after an event, in the order in which they
/// are called: states are updated, changes told, then the end, then states go back.
@MainActor
final class GestureActions {
  var updates: [() -> Void] = []
  var changes: [() -> Void] = []
  var ends: [() -> Void] = []
  var resets: [() -> Void] = []

  /// The transaction of what follows a finger: values that change under it have a velocity, which
  /// the animation of the end takes over.
  static var tracking: Transaction {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.isContinuous = true
    return transaction
  }

  func run() {
    CurrentTransaction.withNone {
      if !updates.isEmpty || !changes.isEmpty {
        CurrentTransaction.with(Self.tracking) {
          for action in updates { action() }
          for action in changes { action() }
        }
      }
      for action in ends { action() }
      for action in resets { action() }
    }
  }
}
