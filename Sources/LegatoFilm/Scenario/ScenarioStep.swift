import LegatoDisplay
import SwiftUI

/// One thing that a person does, or that happens to the device, in a ``Scenario``.
///
/// A step begins where the step before it ended, or at a time of its own. What it is done to goes by
/// its accessibility label, its accessibility identifier, or the view's path, in this order;
/// `label:`, `id:` and `path:` in front of it say which one is meant.
public protocol ScenarioStep: Sendable {
  /// Adds what happens to a scenario and moves its time on.
  func add(to timeline: inout ScenarioTimeline)
}

/// The steps of a scenario as they are put one behind the other.
public struct ScenarioTimeline: Sendable {
  package private(set) var scenario = Scenario()
  /// Where the step before ended, in seconds since the scenario began.
  public internal(set) var time = 0.0

  package init() {}

  /// Puts events at a time, or at the end of the previous steps where the time is `nil`, and continues
  /// at their end. NaN and negative times are treated as 0.
  mutating func add(
    at start: Double?, for length: Double = 0,
    _ events: (inout Scenario, _ start: Double, _ length: Double) -> Void
  ) {
    let start = Self.sane(start ?? time)
    let length = Self.sane(length)
    events(&scenario, start, length)
    time = start + length
  }

  /// What a scenario can last at most, in seconds.
  static let maxDuration = 3600.0

  private static func sane(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, 0), maxDuration)
  }
}

/// Taps something.
public struct Tap: ScenarioStep {
  let label: String
  let time: Double?

  public init(_ label: String, at time: Double? = nil) {
    self.label = label
    self.time = time
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time) { scenario, start, _ in
      scenario.add(Scenario.Event(.tap, label, at: start))
    }
  }
}

/// Puts a finger down on something and lifts it later.
public struct Press: ScenarioStep {
  let label: String
  let time: Double?
  let length: Double

  /// - Parameter length: how long the finger is down, in seconds; by default a little longer than a
  ///   long press takes.
  public init(_ label: String, for length: Double = 0.6, at time: Double? = nil) {
    self.label = label
    self.time = time
    self.length = length
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time, for: length) { scenario, start, length in
      scenario.addPress(label, at: start, for: length)
    }
  }
}

/// Drags something from its middle, at one speed, and lets it go on its way.
public struct Drag: ScenarioStep {
  let label: String
  let offset: CGSize
  let time: Double?
  let length: Double

  /// - Parameters:
  ///   - offset: how far, in points, to the right and down.
  ///   - length: within how many seconds.
  public init(
    _ label: String, by offset: CGSize, for length: Double = 0.3, at time: Double? = nil
  ) {
    self.label = label
    self.offset = offset
    self.time = time
    self.length = length
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time, for: length) { scenario, start, length in
      scenario.addDrag(
        label, by: Size(offset.width, offset.height), at: start, for: length)
    }
  }
}

/// Moves a pointer onto something, and away again.
public struct Hover: ScenarioStep {
  let label: String
  let time: Double?
  let length: Double?

  /// - Parameter length: how long it stays there, in seconds; `nil`, the default, is without end.
  public init(_ label: String, for length: Double? = nil, at time: Double? = nil) {
    self.label = label
    self.time = time
    self.length = length
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time, for: length ?? 0) { scenario, start, length in
      scenario.add(Scenario.Event(.hover, label, at: start))
      if self.length != nil { scenario.add(Scenario.Event(.leave, label, at: start + length)) }
    }
  }
}

/// Types into the field that has the focus.
public struct TypeText: ScenarioStep {
  let text: String
  let time: Double?
  let length: Double?

  /// - Parameter length: the duration in seconds; by default, at 15 characters a second.
  public init(_ text: String, for length: Double? = nil, at time: Double? = nil) {
    self.text = text
    self.time = time
    self.length = length
  }

  public func add(to timeline: inout ScenarioTimeline) {
    let length = length ?? Double(text.count) / Scenario.charactersPerSecond
    timeline.add(at: time, for: length) { scenario, start, length in
      scenario.addTyping(text, at: start, for: length)
    }
  }
}

/// Presses a key and lets it go: `return`, `shift+tab`, `cmd+a`.
public struct PressKey: ScenarioStep {
  let name: String
  let time: Double?

  public init(_ name: String, at time: Double? = nil) {
    self.name = name
    self.time = time
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time) { scenario, start, _ in
      scenario.add(Scenario.Event(.key, name, at: start))
    }
  }
}

/// Waits, in seconds.
public struct Pause: ScenarioStep {
  let length: Double

  public init(_ seconds: Double) { length = seconds }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: nil, for: length) { _, _, _ in }
  }
}

/// Changes a setting of the person or of the device.
public struct Change: ScenarioStep {
  let flag: HostFlag
  let time: Double?

  public init(_ flag: HostFlag, at time: Double? = nil) {
    self.flag = flag
    self.time = time
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time) { scenario, start, _ in scenario.add(flag, at: start) }
  }
}

/// Says what should be true.
public struct Expect: ScenarioStep {
  let expectation: ViewExpectation
  let time: Double?

  public init(_ expectation: ViewExpectation, at time: Double? = nil) {
    self.expectation = expectation
    self.time = time
  }

  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: time) { scenario, start, _ in scenario.add(expectation, at: start) }
  }
}

extension Scenario: ScenarioStep {
  /// The whole scenario as one step, which ends with its last event.
  public func add(to timeline: inout ScenarioTimeline) {
    timeline.add(at: nil, for: end) { scenario, start, _ in
      for event in shifted(by: start).events { scenario.add(event) }
    }
  }
}
