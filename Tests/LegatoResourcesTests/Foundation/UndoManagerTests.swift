import Foundation
import Testing

@testable import LegatoResources

@Suite("Undo") struct UndoManagerTests {
  private final class Counter: @unchecked Sendable {
    var value = 0
    let manager = UndoManager()

    init() { manager.groupsByEvent = false }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    func change(_ new: Int, named name: String = "") {
      manager.beginUndoGrouping()
      set(new)
      manager.setActionName(name)
      manager.endUndoGrouping()
    }
  }

  @Test("a group is taken back and done again as a whole")
  func groups() {
    let counter = Counter()
    counter.change(1, named: "One")
    counter.manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    counter.manager.endUndoGrouping()
    #expect(counter.manager.undoCount == 2)
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(counter.manager.undoMenuItemTitle == "Undo One")
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    #expect(counter.manager.redoMenuItemTitle == "Redo One")
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 3)
    #expect(!counter.manager.canRedo)
  }

  @Test("a new change forgets what could be done again, and old groups are forgotten")
  func limits() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for number in 1...5 { counter.change(number) }
    counter.manager.undo()
    counter.change(9)
    #expect(!counter.manager.canRedo)
    counter.manager.undo()
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 3)
  }

  // On the main actor: the group is closed once the main queue is free.
  @Test("operations of one event are one group")
  @MainActor func events() {
    let counter = Counter()
    counter.manager.groupsByEvent = true
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(counter.manager.groupingLevel == 0)
  }

  @Test("nothing is recorded while recording is disabled, and without a group")
  func disabled() {
    let counter = Counter()
    counter.set(1)
    counter.manager.disableUndoRegistration()
    counter.change(2)
    counter.manager.enableUndoRegistration()
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    counter.manager.redo()
    #expect(counter.value == 2)
  }

  @Test("targets are not kept, and are forgotten when asked")
  func targets() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    weak var gone: Counter?
    do {
      let counter = Counter()
      gone = counter
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: counter) { $0.value = 7 }
      manager.endUndoGrouping()
    }
    #expect(gone == nil)
    manager.undo()
    let counter = Counter()
    counter.change(1)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
