import LegatoAudit
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// Is it safe for people who asked for less motion?
///
/// Plays a scenario twice, in full and under Reduce Motion, and records an issue where the audit's
/// rules `reduced-motion` and `endless-motion` object to what happens under Reduce Motion: something
/// travels, grows, turns or blurs, or never stops; or where other things are on screen at the end than
/// in full. Colours and opacities may change, and everything may change at once. A few points, as where
/// a label grows by a digit, are no motion.
///
///     expectSafeWithLessMotion { SaveButton() } when: { Tap("Save") }
///
/// It answers for the accessibility criterion WCAG 2.3.3 (Animation from Interactions) as far as
/// the scenario goes, and for endless motion beyond: what nobody plays is not looked at.
///
/// - Parameters:
///   - limit: how long to wait for everything to come to rest, in seconds.
///   - content: makes the view, once for each run: it should make its own model.
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
  for host in [full, reduced] {
    host.play(sourceLocation: sourceLocation, steps)
    host.comeToRest(within: limit)
  }
  reduced.expectLittleMotion(at: sourceLocation)
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
    let faults = findings.map { finding in
      let seen = finding.evidence.first.map { " \($0.time): \($0.observation)" } ?? ""
      return "\(finding.path).\(finding.property) [\(finding.rule)]\(seen)"
    }
    fail(
      "\(name) moves under Reduce Motion:", list: faults,
      "Read \\.accessibilityReduceMotion there and use no animation, or one that only fades;"
        + " Legato's modifiers and components do so by themselves.", at: sourceLocation)
  }
}
