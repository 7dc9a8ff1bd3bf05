import LegatoAudit
import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// Is it safe for people who asked for less motion?
///
/// Plays a scenario in full and under Reduce Motion, and records an issue where the audit's rules
/// `reduced-motion` and `endless-motion` object to what happens under Reduce Motion: something
/// travels, grows, turns or blurs, or never stops; or where other things are on screen at the end than
/// in full. Colours and opacities may change, and everything may change at once. A few points, as where
/// a label grows by a digit, are no motion.
///
/// Then it plays the scenario once more in full, switches Reduce Motion on 0.1 s after its first step,
/// while something moves, and plays it again: the rule `live-setting` objects to what goes on as
/// before. What cannot be done a second time is left out.
///
///     expectSafeWithLessMotion { SaveButton() } when: { Tap("Save") }
///
/// It answers for the accessibility criterion WCAG 2.3.3 (Animation from Interactions) as far as
/// the scenario goes, and for endless motion beyond: what nobody plays is not looked at.
///
/// - Parameters:
///   - limit: how long to wait for everything to come to rest, in seconds.
///   - content: makes the view, once for each of three runs: it should make its own model.
///   - steps: what a person does.
@MainActor
public func expectSafeWithLessMotion<Content: View>(
  size: CGSize = MotionHost.screen, within limit: Double = 10,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: () -> Content,
  @ScenarioBuilder when steps: () -> [any ScenarioStep] = { [] }
) throws {
  let full = try MotionHost(size: size, content: content)
  let reduced = try MotionHost(.reduceMotion(true), size: size, content: content)
  let switched = try MotionHost(size: size, content: content)
  for host in [full, reduced] {
    host.play(sourceLocation: sourceLocation, steps)
    host.comeToRest(within: limit)
  }
  reduced.expectLittleMotion(at: sourceLocation)
  switched.expectLittleMotion(
    afterReducingIn: Scenario(steps), within: limit, reduced: reduced, at: sourceLocation)
  let (wanted, got) = (full.labels, reduced.labels)
  if wanted != got {
    reduced.fail(
      "\(reduced.name) ends otherwise under Reduce Motion.",
      list: [
        "in full:  \(wanted.joined(separator: ", "))", "reduced:  \(got.joined(separator: ", "))",
      ],
      "Under Reduce Motion the same should be reached, at once or by a fade.",
      at: sourceLocation)
  }
}

extension MotionHost {
  func comeToRest(within limit: Double) {
    let end = now + (limit.isFinite ? max(0, limit) : 10)
    while !stage.isSettled, let next = stage.host.nextEventTime, next <= end {
      recorder.advance(to: next)
      if next <= now { recorder.noteChange() }
    }
    if !stage.isSettled { recorder.advance(to: end) }
  }

  /// What an assistive technology would tell of, in reading order.
  public var labels: [String] {
    stage.host.semantics.map { element in
      [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// Records as issues what the audit objects to; the host runs under Reduce Motion.
  func expectLittleMotion(at sourceLocation: SourceLocation) {
    // What goes on without end shows in time that it moves.
    if !stage.host.motions.isEmpty { recorder.advance(to: now + 1) }
    let findings = RuleBook.findingsUnderReducedMotion(in: recorder.soFar.recording)
    guard !findings.isEmpty else { return }
    fail(
      "\(name) moves under Reduce Motion:", list: findings.map(\.line),
      "Read \\.accessibilityReduceMotion there and use no animation, or one that only fades;"
        + " Legato's modifiers and components do so by themselves.", at: sourceLocation)
  }

  /// How long what the first step sets in motion moves before Reduce Motion is switched on, and how
  /// long everything may take to follow, in seconds: as a check has it.
  private static let timeToMove = 0.1
  private static let timeToFollow = 0.3

  /// Plays a scenario, switches Reduce Motion on in it, plays it again, and records as issues what the
  /// audit objects to.
  func expectLittleMotion(
    afterReducingIn scenario: Scenario, within limit: Double, reduced: MotionHost,
    at sourceLocation: SourceLocation
  ) {
    // What is done, not what is expected or set, is done again.
    let events = scenario.events.filter { $0.action != .expect && $0.flag == nil }
    func play(from start: Double, until end: Double) {
      for event in events where start + event.time < end && start + event.time >= now {
        recorder.advance(to: start + event.time)
        var event = event
        event.time += start
        try? recorder.perform(event)
      }
    }
    comeToRest(within: limit)
    let start = now
    let change = start + (events.first?.time ?? 0) + Self.timeToMove
    play(from: start, until: change)
    recorder.advance(to: change)
    self.change(.reduceMotion(true))
    play(from: start, until: .infinity)
    recorder.advance(to: now + Self.timeToFollow)
    comeToRest(within: limit)
    let again = now
    play(from: again, until: .infinity)
    comeToRest(within: limit)
    // What goes on without end shows in time that it moves.
    if !stage.host.motions.isEmpty { recorder.advance(to: now + 1) }
    let findings = RuleBook.findingsAfterReducing(
      in: recorder.soFar.recording, from: start, at: change, again: again,
      reduced: reduced.recorder.soFar.recording)
    guard !findings.isEmpty else { return }
    fail(
      "\(name) goes on moving after Reduce Motion is switched on at \(readable(change)) s:",
      list: findings.map(\.line),
      "Read \\.accessibilityReduceMotion from the environment in body, and stop what runs when it"
        + " changes; Legato's modifiers and components do so by themselves.", at: sourceLocation)
  }
}

extension Finding {
  /// The value that it is about, the rule, and the motion that was seen.
  fileprivate var line: String {
    let seen = evidence.last.map { " \($0.time): \($0.observation)" } ?? ""
    return "\(path).\(property) [\(rule)]\(seen)"
  }
}
