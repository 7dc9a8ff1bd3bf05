import LegatoDisplay

/// What a person does to a view, and when.
public struct Scenario: Hashable, Sendable {
  /// One thing done at one time.
  package struct Event: Hashable, Sendable {
    package enum Action: String, Hashable, Sendable {
      case tap
      case down = "touch down"
      case move = "touch move"
      case up = "touch up"
      case hover
      case leave = "hover away"
      case type
      case key
      /// A setting of the person or of the device changes.
      case set
      /// Something should be true.
      case expect
    }

    package var action: Action
    /// The label, the accessibility identifier or the path of what it is done to; the whole text
    /// that is typed; the name of a key; the setting or what is expected, as text.
    package var label: String
    /// What of the text is typed now.
    package var typed = ""
    /// Seconds since the view appeared.
    package var time: Double
    /// How far a move takes the finger from where it came down, in points.
    package var offset: Size
    /// What is set.
    package var flag: HostFlag?
    /// What should be true.
    package var expectation: ViewExpectation?

    package init(
      _ action: Action, _ label: String, at time: Double = 0, offset: Size = .zero
    ) {
      self.action = action
      self.label = label
      self.time = time
      self.offset = offset
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

  /// A finger comes down on a label and is lifted a time later.
  package mutating func addPress(_ label: String, at time: Double, for length: Double) {
    add(Event(.down, label, at: time))
    add(Event(.up, label, at: time + length))
  }

  /// A finger comes down on a label, goes as far as `offset` at one speed, and is lifted on its way.
  package mutating func addDrag(
    _ label: String, by offset: Size, at time: Double, for length: Double
  ) {
    add(Event(.down, label, at: time))
    let steps = max(1, Int((length * Self.movesPerSecond).rounded()))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      add(
        Event(
          .move, label, at: time + length * part,
          offset: Size(offset.width * part, offset.height * part)))
    }
    add(Event(.up, label, at: time + length))
  }

  /// Types a text, one character after another.
  package mutating func addTyping(_ text: String, at time: Double, for length: Double? = nil) {
    let length = length ?? Double(text.count) / Self.charactersPerSecond
    for (number, character) in text.enumerated() {
      var event = Event(.type, text, at: time + length * Double(number) / Double(text.count))
      event.typed = String(character)
      add(event)
    }
  }

  /// A setting changes.
  package mutating func add(_ flag: HostFlag, at time: Double) {
    var event = Event(.set, flag.description, at: time)
    event.flag = flag
    add(event)
  }

  /// Something should be true at a time.
  package mutating func add(_ expectation: ViewExpectation, at time: Double) {
    var event = Event(.expect, expectation.description, at: time)
    event.expectation = expectation
    add(event)
  }

  /// The same, so many seconds later.
  package func shifted(by seconds: Double) -> Scenario {
    var shifted = self
    for index in shifted.events.indices { shifted.events[index].time += seconds }
    return shifted
  }

  /// The default typing speed, in characters a second.
  static let charactersPerSecond = 15.0

  /// How often a finger that moves is reported, per second, as on most touch screens.
  static let movesPerSecond = 60.0

  /// When the last event happens; 0 where there are no events.
  package var end: Double { events.last?.time ?? 0 }
}
