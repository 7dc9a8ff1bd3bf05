/// What a person does to a view, and when.
package struct Scenario: Hashable, Sendable {
  /// One thing done at one time.
  package struct Event: Hashable, Sendable {
    package enum Action: String, Hashable, Sendable {
      case tap
      case down = "touch down"
      case up = "touch up"
      case hover
      case leave = "hover away"
    }

    package var action: Action
    /// The label, or the accessibility identifier, of what it is done to.
    package var label: String
    /// Seconds since the view appeared.
    package var time: Double

    package init(_ action: Action, _ label: String, at time: Double = 0) {
      self.action = action
      self.label = label
      self.time = time
    }
  }

  /// By time; of equal times, in the order in which they were asked for.
  package private(set) var events: [Event] = []

  package init(_ events: [Event] = []) {
    for event in events { add(event) }
  }

  package mutating func add(_ event: Event) {
    let place = events.firstIndex { $0.time > event.time } ?? events.count
    events.insert(event, at: place)
  }

  /// When the last event happens; 0 where there is none.
  package var end: Double { events.last?.time ?? 0 }
}
