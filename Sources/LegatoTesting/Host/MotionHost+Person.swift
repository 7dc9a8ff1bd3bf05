import LegatoDisplay
import LegatoFilm
import SwiftUI
import Testing

// What a person does. Things go by their accessibility label, their accessibility identifier or
// their path, in this order; `label:`, `id:` and `path:` in front say which one is meant. What
// cannot be done is recorded as an issue that says what was on screen.
extension MotionHost {
  /// Taps something.
  public func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.tap, label), at: sourceLocation)
  }

  /// Puts a finger down on something; it stays until ``release(sourceLocation:)``.
  public func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.down, label), at: sourceLocation)
  }

  /// Moves the finger that is down to a place told from where it came down, in points.
  public func movePress(by offset: CGSize, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(
      Scenario.Event(.move, "", offset: Size(offset.width, offset.height)), at: sourceLocation)
  }

  /// Lifts the finger.
  public func release(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.up, ""), at: sourceLocation)
  }

  /// The touch is taken away without being lifted, as by a telephone call.
  public func cancelTouch() {
    stage.host.touchCancel()
    recorder.noteChange()
  }

  /// Puts a finger down, waits, and lifts it: the clock moves on by `seconds`.
  public func hold(
    _ label: String, for seconds: Double = 0.6, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(Scenario { Press(label, for: seconds) }, sourceLocation: sourceLocation)
  }

  /// Drags something from its middle at one speed and lets it go on its way: the clock moves on by
  /// `seconds`.
  public func drag(
    _ label: String, by offset: CGSize, for seconds: Double = 0.3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play(Scenario { Drag(label, by: offset, for: seconds) }, sourceLocation: sourceLocation)
  }

  /// Moves a pointer onto something; `nil` moves it off the surface.
  public func hover(_ label: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(
      label.map { Scenario.Event(.hover, $0) } ?? Scenario.Event(.leave, ""), at: sourceLocation)
  }

  /// Types into the field that has the focus, all at once. ``TypeText`` in a scenario takes time.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var event = Scenario.Event(.type, text)
    event.typed = text
    perform(event, at: sourceLocation)
  }

  /// Presses a key and lets it go: `return`, `shift+tab`, `cmd+a`.
  public func pressKey(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(Scenario.Event(.key, name), at: sourceLocation)
  }

  // MARK: Scenarios

  /// Plays a scenario from now on; the clock goes as far as its last event.
  public func play(
    _ scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for event in scenario.shifted(by: now).events {
      recorder.advance(to: event.time)
      perform(event, at: sourceLocation)
    }
  }

  /// Plays steps from now on; the clock goes as far as their end.
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
