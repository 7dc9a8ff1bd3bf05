import LegatoAudit
import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// Checks that a view respects Reduce Motion.
///
/// It plays a scenario with full and with reduced motion, and records an issue where the audit's
/// rules `reduced-motion` and `endless-motion` object to the reduced run: a view moves, scales,
/// rotates or blurs, or never comes to rest; or the final screens of the two runs differ. Colors
/// and opacities may be animated, and everything may change at once. Movements of a few points, as
/// of a label that becomes wider, are tolerated.
///
/// Then it plays the scenario with full motion again, switches Reduce Motion on 0.1 s after the
/// first step, during the animation, and plays it once more: the rule `live-setting` objects to
/// motion that continues. Steps that cannot be performed a second time are skipped.
///
///     expectSafeWithLessMotion { SaveButton() } when: { Tap("Save") }
///
/// It verifies the accessibility criterion WCAG 2.3.3 (Animation from Interactions) for the
/// scenario, and endless motion beyond that; what no step reaches is not checked.
///
/// - Parameters:
///   - size: The size of the surface in points.
///   - limit: The max time until the view comes to rest, in seconds; 10 by default.
///   - content: Creates the view, once for each of three runs: it should create its own model.
///   - steps: The scenario; none by default.
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

  /// The labels that an assistive technology reads, in reading order.
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

  /// Plays a scenario, switches Reduce Motion on in it, plays it again, and records as issues what
  /// the audit objects to.
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
