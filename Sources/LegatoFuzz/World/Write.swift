import Foundation
import SwiftUI

/// What a write changes.
enum Change {
  case number(Int, Double)
  case flag(Int)
  case list(Int, [Int])
  case color(Int, Int)
}

/// What a write asks of motion.
enum Manner {
  case plain
  case animated(Animation?)
  /// With a completion, which may write once more.
  case completing(Animation?, isRemoved: Bool, then: Change?)
  case disabling(Animation)
  case trackingVelocity
  case transaction(Animation, isContinuous: Bool)
  /// One animation inside another.
  case nested(Animation, Animation)
  /// The write comes later, by a timer or a task.
  case later(Double, Animation?)
}

/// Changes that are made together.
struct Write {
  var changes: [Change]
  var manner: Manner
}

extension World {
  func perform(_ write: Write) {
    switch write.manner {
    case .plain: apply(write.changes)
    case .animated(let animation): withAnimation(animation) { apply(write.changes) }
    case .completing(let animation, let isRemoved, let next):
      let index = expectCompletion()
      withAnimation(
        animation, completionCriteria: isRemoved ? .removed : .logicallyComplete
      ) {
        apply(write.changes)
      } completion: {
        self.complete(index)
        if let next, self.spend() { withAnimation(animation) { self.apply([next]) } }
      }
    case .disabling(let animation):
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = true
      withTransaction(transaction) { apply(write.changes) }
    case .trackingVelocity:
      var transaction = Transaction()
      transaction.tracksVelocity = true
      withTransaction(transaction) { apply(write.changes) }
    case .transaction(let animation, let isContinuous):
      var transaction = Transaction(animation: animation)
      transaction.isContinuous = isContinuous
      let index = expectCompletion()
      transaction.addAnimationCompletion { self.complete(index) }
      withTransaction(transaction) { apply(write.changes) }
    case .nested(let outer, let inner):
      withAnimation(outer) {
        apply(Array(write.changes.prefix(1)))
        withAnimation(inner) { apply(Array(write.changes.dropFirst())) }
      }
    case .later(let delay, let animation):
      let late: @MainActor @Sendable () -> Void = {
        guard self.spend() else { return }
        withAnimation(animation) { self.apply(write.changes) }
      }
      // Short waits by Dispatch, longer ones by a task.
      if delay < 0.5 {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: late)
      } else {
        Task {
          try? await Task.sleep(for: .seconds(delay))
          late()
        }
      }
    }
  }

  func apply(_ changes: [Change]) {
    for change in changes {
      switch change {
      case .number(let index, let value): numbers[index].value = value
      case .flag(let index): flags[index].value.toggle()
      case .list(let index, let ids): lists[index].value = ids
      case .color(let index, let color): colors[index].value = color
      }
    }
  }

  /// A write that a view does by itself.
  func performFromView(_ write: Write, _ what: String) {
    record(what)
    if spend() { perform(write) }
  }
}
