import LegatoDisplay
import LegatoFilm
import MotionLaws

@testable import Legato
@testable import SwiftUICore

/// What jumps while a component goes from one state to the other, is turned back on its way, and turned
/// back again.
///
/// Under Reduce Motion things may be elsewhere at once: there it asks for colours and opacities, and for
/// what comes and goes, of components all of whose motions are declared to fade or to go on.
@MainActor
struct ContinuityStudy {
  let subject: ComponentSubject
  var flags: Set<MotionFlag> = []

  /// One thing that jumps.
  struct Finding: CustomStringConvertible {
    let subject: String
    /// What was done: "to 1, back at 0.1".
    let story: String
    let isReduced: Bool
    /// Whether it jumps at the time of a change.
    let isAtChange: Bool
    let jump: DrawnJump

    var description: String {
      "\(subject), \(isReduced ? "reduced, " : "")\(story): \(jump)"
    }
  }

  private var isReduced: Bool { flags.contains(.reducedMotion) }

  /// Whether the declarations say that the component is at its end at once.
  private var isAtOnce: Bool {
    isReduced
      && subject.motions.contains { [.endStateAtOnce, .notDrawn].contains($0.reducedForm) }
  }

  /// Everything that jumps: both ways, turned back at so many moments of the one, half as many of the
  /// other, and turned back again at every fourth of them.
  func findings(moments: Int = 10) -> [Finding] {
    guard !isAtOnce else { return [] }
    return [0, 1].flatMap { start -> [Finding] in
      let other = 1 - start
      let duration = duration(from: start)
      var found = play("to \(other)", from: start, [(0, other)])
      let moments = start == 0 ? moments : (moments + 1) / 2
      for moment in 0..<moments {
        let time = duration * (Double(moment) + 0.5) / Double(moments)
        found += play(
          "to \(other), back at \(readable(time))", from: start, [(0, other), (time, start)],
          filmedFrom: 1)
        guard moment.isMultiple(of: 4) else { continue }
        let again = time + min(0.1, time)
        found += play(
          "to \(other), back at \(readable(time)), again at \(readable(again))", from: start,
          [(0, other), (time, start), (again, other)], filmedFrom: 2)
      }
      return found
    }
  }

  /// The same of one film: one way, turned back a tenth of a second later.
  func findingsOnce() -> [Finding] {
    guard !isAtOnce else { return [] }
    return play("to 1, back at 0.1", from: 0, [(0, 1), (0.1, 0)])
  }

  /// How long the way from a state to the other takes, in seconds: a second for what never ends.
  private func duration(from start: Int) -> Double {
    let run = run(from: start)
    let begin = run.host.now
    run.change(to: 1 - start)
    run.frame()
    while run.host.now < begin + 1, run.host.needsFrame || run.host.isWaiting {
      run.advance(to: run.host.now + 1.0 / 60)
      run.frame()
    }
    return min(max(run.host.now - begin, 0.05), 1)
  }

  /// A run that rests in a state.
  private func run(from start: Int) -> ComponentRun {
    let run = subject.run(flags)
    if start == 1 {
      run.change(to: 1)
      run.rest()
    }
    return run
  }

  /// Plays changes, and films from one of them on.
  private func play(
    _ story: String, from start: Int, _ changes: [(Double, Int)], filmedFrom first: Int = 0
  ) -> [Finding] {
    let isAlone = !subject.surrounding.hasContainer
    let film = ContinuityFilm(
      changes: changes.map { $0.0 }, filmedFrom: first,
      limit: subject.isLoop || subject.surrounding == .busyParent ? 1.2 : 3,
      textEngine: HostRun.textEngine
    ) {
      let run = run(from: start)
      // What a container does of its own when a row grows is not the component's.
      return ContinuityFilm.Take(run.host, below: { isAlone ? nil : run.ownLayers }) {
        run.change(to: changes[$0].1)
      }
    }
    let fading: Set<DrawnJump.Quantity> = [.ink, .appears, .disappears]
    return film.jumps().filter { !isReduced || fading.contains($0.quantity) }.map { jump in
      Finding(
        subject: subject.name, story: story, isReduced: isReduced,
        isAtChange: changes.contains { abs($0.0 - jump.time) < 1e-9 }, jump: jump)
    }
  }
}
