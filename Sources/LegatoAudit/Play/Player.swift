import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore

/// Plays a view by itself: lets it appear, touches all that can be touched, scrolls, types, changes
/// what it is given and what it keeps, under all conditions.
///
/// What is played depends on the view alone, so that the same view gives the same runs. There are
/// bounds for how long, how much and how often; what falls victim to them is told.
@MainActor
package struct Player {
  /// How much is played.
  package struct Limits: Sendable {
    /// How long something may take to come to rest, in seconds.
    package var patience = 4.0
    /// How long what never ends is watched, in seconds: longer than the five that WCAG allows.
    package var ambientLength = 5.5
    /// Things that are touched.
    package var targets = 8
    /// Values of the state that are changed by hand.
    package var states = 4
    /// Frames of all runs of a subject.
    package var frames = 30_000

    package init() {}
  }

  package var limits = Limits()
  package var configuration = HostConfiguration()
  package var progress = PlayProgress()
  package var size: Size?
  /// The timings that motion may have; any where empty.
  package var tokens: Set<String> = []

  package init() {}

  /// Plays all there is to play.
  ///
  /// - Throws: where the view cannot be made.
  package func play(_ subject: CheckSubject) throws -> PlayedSubject {
    RunJournal.isKept = true
    defer { RunJournal.isKept = false }
    progress.frames = 0
    progress.isPlaying = true
    defer { progress.isPlaying = false }
    var session = try PlaySession(subject, self)
    var played = PlayedSubject(name: subject.name, line: subject.line)
    played.tokens = tokens
    for plan in try session.plans() {
      guard progress.frames < limits.frames else {
        played.omissions.append(
          "Stopped after \(progress.frames) frames; not played: \(plan.kind), “\(plan.target)”.")
        break
      }
      // Slow taps are there to be compared with quick ones that something is wrong with.
      if plan.kind == .slowTaps, !LostInterruption.asks(about: plan.target, in: played) { continue }
      if let run = try session.play(plan) { played.runs.append(run) }
    }
    played.name = session.name
    played.firstPowerReads = session.firstPowerReads
    played.omissions += session.omissions
    return played
  }
}

/// One thing that is to be played.
struct Plan: Hashable {
  let kind: Run.Kind
  let conditions: Conditions
  var target = ""
  /// The place of the target among those that were found.
  var number = 0
}
