public import Foundation

/// A general-purpose recorder of operations that enables undo and redo.
///
/// Operations of one event are one group, as on iOS: a group is opened with its first operation, and closed when the main
/// queue has run what waits there, or when something is taken back. Targets are not kept: what belongs to one that is
/// gone is left out.
open class UndoManager: NSObject, @unchecked Sendable {
  /// Whether operations of one event are one group; otherwise groups are opened and closed by calls.
  open var groupsByEvent = true
  /// The largest number of groups that can be taken back; 0, the default, and less for any number.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// How many groups are open.
  open private(set) var groupingLevel = 0
  /// Whether a group is being taken back.
  open private(set) var isUndoing = false
  /// Whether a group that was taken back is being done again.
  open private(set) var isRedoing = false

  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  private var open = UndoGroup()
  private var disabledCount = 0
  private var closesAtEndOfEvent = false

  /// Creates a manager without operations.
  public override init() { super.init() }

  // MARK: Recording

  /// Records what takes back a change.
  ///
  /// While something is taken back, what is recorded does it again.
  ///
  /// - Parameters:
  ///   - target: What the closure is called with; it is not kept.
  ///   - handler: Takes back the change.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if groupingLevel == 0 {
      // Without a group there is nothing that could be taken back at once.
      guard groupsByEvent else { return }
      openEvent()
    }
    open.actions.append(
      UndoGroup.Action(target: target) { [weak target] in if let target { handler(target) } })
    if !isUndoing, !isRedoing { redoGroups = [] }
    post(.NSUndoManagerCheckpoint)
  }

  /// Whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ends recording until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Goes on with recording.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  /// Opens a group, within the one that is open.
  open func beginUndoGrouping() {
    if groupsByEvent, groupingLevel == 0 { openEvent() }
    groupingLevel += 1
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last; without one it does nothing.
  open func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0 else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open
    open = UndoGroup()
    if !group.actions.isEmpty {
      if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openEvent() {
    groupingLevel += 1
    closesAtEndOfEvent = true
    post(.NSUndoManagerDidOpenUndoGroup)
    DispatchQueue.main.async { [weak self] in self?.closeEvent() }
  }

  private func closeEvent() {
    guard closesAtEndOfEvent, groupingLevel == 1 else { return }
    closesAtEndOfEvent = false
    endUndoGrouping()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups = undoGroups.suffix(levelsOfUndo)
    redoGroups = redoGroups.suffix(levelsOfUndo)
  }

  // MARK: Undo and redo

  /// Whether there is a group that can be taken back.
  open var canUndo: Bool { !undoGroups.isEmpty || !open.actions.isEmpty }
  /// Whether there is a group that can be done again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many groups can be taken back.
  open var undoCount: Int { undoGroups.count + (open.actions.isEmpty ? 0 : 1) }
  /// How many groups can be done again.
  open var redoCount: Int { redoGroups.count }

  /// Takes back the last group.
  open func undo() {
    closeEvent()
    undoNestedGroup()
  }

  /// Takes back the last group that is closed; without one, and within another call, it does nothing.
  open func undoNestedGroup() {
    guard groupingLevel == 0, !isUndoing, !isRedoing, let group = undoGroups.popLast() else {
      return
    }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does the group again that was taken back last; without one, and within another call, it does nothing.
  open func redo() {
    closeEvent()
    guard groupingLevel == 0, !isUndoing, !isRedoing, let group = redoGroups.popLast() else {
      return
    }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup) {
    groupingLevel += 1
    open.name = group.name
    for action in group.actions.reversed() { action.perform() }
    endUndoGrouping()
  }

  /// Forgets all operations.
  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    open.actions = []
  }

  /// Forgets the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for index in undoGroups.indices { undoGroups[index].remove(object) }
    for index in redoGroups.indices { redoGroups[index].remove(object) }
    open.remove(object)
    undoGroups.removeAll(where: \.actions.isEmpty)
    redoGroups.removeAll(where: \.actions.isEmpty)
  }

  // MARK: Names

  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) {
    if groupingLevel > 0 {
      open.name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// The name of the group that is taken back next; empty where it has none.
  open var undoActionName: String { open.actions.isEmpty ? undoGroups.last?.name ?? "" : open.name }
  /// The name of the group that is done again next; empty where it has none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a command that takes back: `Undo Typing`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command that does again: `Redo Typing`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a command that takes back a group of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a command that does a group of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Operations that are taken back at once.
private struct UndoGroup {
  struct Action {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  var name = ""
  var actions: [Action] = []

  mutating func remove(_ target: AnyObject) { actions.removeAll { $0.target === target } }
}
