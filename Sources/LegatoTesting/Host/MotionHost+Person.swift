import LegatoDisplay
import LegatoFilm
import SwiftUI
import Testing

// What a person does. Things go by their accessibility label, their accessibility identifier or
// their path, in this order; `label:`, `id:` and `path:` in front say which one is meant. What
// cannot be done is recorded as an issue that says what was on screen.
extension MotionHost {
  /// Taps the view with a label.
  public func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.tap, label), at: sourceLocation)
  }

  /// Puts a finger down on the view with a label; it stays down until ``release(sourceLocation:)``.
  public func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.down, label), at: sourceLocation)
  }

  /// Moves the finger that is down to an offset from where it was put down, in points.
  public func movePress(by offset: CGSize, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(
      Scenario.Event(.move, "", offset: Size(offset.width, offset.height)), at: sourceLocation)
  }

  /// Lifts the finger.
  public func release(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.up, ""), at: sourceLocation)
  }

  /// Cancels the touch, as a telephone call does.
  public func cancelTouch() {
    stage.host.touchCancel()
    recorder.noteChange()
  }

  /// Puts a finger down on the view with a label, waits, and lifts it.
  ///
  /// - Parameters:
  ///   - label: The accessibility label of the view.
  ///   - seconds: The duration, by which the clock advances: 0…3600, clamped to that range; NaN is
  ///     treated as 0. 0.6 by default, longer than a long press.
  public func hold(
    _ label: String, for seconds: Double = 0.6, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(Scenario { Press(label, for: seconds) }, sourceLocation: sourceLocation)
  }

  /// Drags the view with a label from its center at a constant speed, and lifts the finger while it
  /// moves.
  ///
  /// - Parameters:
  ///   - label: The accessibility label of the view.
  ///   - offset: The distance in points.
  ///   - seconds: The duration, by which the clock advances: 0…3600, clamped to that range; NaN is
  ///     treated as 0. 0.3 by default.
  public func drag(
    _ label: String, by offset: CGSize, for seconds: Double = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(Scenario { Drag(label, by: offset, for: seconds) }, sourceLocation: sourceLocation)
  }

  /// Moves the pointer onto the view with a label; `nil` moves it off the surface.
  public func hover(_ label: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(
      label.map { Scenario.Event(.hover, $0) } ?? Scenario.Event(.leave, ""), at: sourceLocation)
  }

  /// Types into the focused field, all at once. ``TypeText`` in a scenario takes time.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var event = Scenario.Event(.type, text)
    event.typed = text
    perform(event, at: sourceLocation)
  }

  /// Presses and releases a key: `return`, `shift+tab`, `cmd+a`.
  public func pressKey(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.key, name), at: sourceLocation)
  }

  // MARK: Scenarios

  /// Plays a scenario from the current time; the clock advances to its last event.
  public func play(
    _ scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for event in scenario.shifted(by: now).events {
      recorder.advance(to: event.time)
      perform(event, at: sourceLocation)
    }
  }

  /// Plays steps from the current time; the clock advances to their end.
  ///
  ///     host.play {
  ///       Tap("Save")
  ///       Pause(0.1)
  ///       Change(.reduceMotion(true))
  ///       Expect(.still)
  ///     }
  public func play(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ScenarioBuilder _ steps: () -> [any ScenarioStep]
  ) {
    var timeline = ScenarioTimeline()
    for step in steps() { step.add(to: &timeline) }
    let end = now + timeline.time
    play(timeline.scenario, sourceLocation: sourceLocation)
    recorder.advance(to: end)
  }

  private func perform(_ event: Scenario.Event, at sourceLocation: SourceLocation) {
    do {
      try recorder.perform(event)
    } catch {
      fail(error.message, at: sourceLocation)
    }
    if let expectation = event.expectation, let fault = stage.fault(of: expectation) {
      fail(fault, at: sourceLocation)
    }
  }
}
