/// Whether a view is present, as a machine: it says what follows from what happens, and does nothing
/// itself. Who holds it carries the actions out.
///
/// A view is present from the moment at which it is inserted, also while it enters: what its transition
/// shows is the transition's own matter. One that exits is still drawn, and no longer laid out, until
/// the transitions of all its elements have ended; until then it may come back.
struct Presence: Equatable {
  enum Phase: Equatable {
    case present
    /// The elements whose exit transitions run.
    case exiting(Set<ObjectIdentifier>)
    case gone
  }

  enum Event {
    /// The view is no longer wanted; the elements whose exit transitions have started.
    case remove(exits: Set<ObjectIdentifier>)
    /// The view is wanted again.
    case revive
    /// The exit transition of an element is over, or the element has gone.
    case exitEnded(ObjectIdentifier)
  }

  enum Action: Equatable {
    /// The subtree takes no updates of which views there are.
    case freeze
    /// The subtree takes updates again, and its transitions turn back.
    case thaw
    /// The subtree leaves the tree.
    case unmount
    /// The container has other elements than before.
    case notifyContainer
  }

  private(set) var phase = Phase.present

  /// Whether the exit transition of an element has not ended yet.
  func waits(for element: ObjectIdentifier) -> Bool {
    if case .exiting(let exits) = phase { return exits.contains(element) }
    return false
  }

  /// - Returns: what to do, in order; nothing where the event does not concern the phase.
  mutating func handle(_ event: Event) -> [Action] {
    switch (phase, event) {
    case (.present, .remove(let exits)):
      // The container that removes a view has other elements anyway.
      phase = exits.isEmpty ? .gone : .exiting(exits)
      return exits.isEmpty ? [.unmount] : [.freeze]
    case (.exiting, .revive):
      phase = .present
      return [.thaw]
    case (.exiting(var exits), .exitEnded(let element)):
      guard exits.remove(element) != nil else { return [] }
      phase = exits.isEmpty ? .gone : .exiting(exits)
      return exits.isEmpty ? [.unmount, .notifyContainer] : []
    case (.present, _), (.exiting, .remove), (.gone, _):
      return []
    }
  }
}
