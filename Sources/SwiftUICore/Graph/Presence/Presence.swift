/// Whether a view is present, as a state machine: it maps events to actions and has no side effects.
/// The owner performs the actions.
///
/// A view is present from the moment at which it is inserted, also while it enters: what its transition
/// shows is the transition's own matter. One that exits is still drawn, and no longer laid out, until
/// the transitions of all its elements have ended; until then it can be revived.
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
    /// The exit transition of an element has ended, or the element has been removed.
    case exitEnded(ObjectIdentifier)
  }

  enum Action: Equatable {
    /// The subtree inserts and removes no views.
    case freeze
    /// The subtree inserts and removes views again, and its transitions are reversed.
    case thaw
    /// The subtree is removed from the tree.
    case unmount
    /// The container's list of elements has changed.
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
