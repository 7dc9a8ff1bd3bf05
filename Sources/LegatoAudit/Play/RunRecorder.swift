import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// Plays something with a view, step by step, and keeps what happens.
///
/// Samples are taken at 60 frames a second and exactly when something was done, fell due, or ended.
@MainActor
final class RunRecorder {
  static let framesPerSecond = 60.0
  /// Samples between two frames, at the most: what changes more often than that, nobody sees.
  private static let maxBetween = 3

  let stage: Stage
  private(set) var run: Run
  private var collector = TrackCollector()
  private var step = 0
  private var samplesBetween = 0
  private let patienceWithCode: Double
  /// Whose effects act on whom is to be looked at.
  private var relationsAreStale = false
  /// How many animations pulled at each track's value when it was last looked at.
  private var animations: [Int: Int] = [:]
  /// The same before this moment: one change may start animations in several updates.
  private var animationsBefore: [Int: Int] = [:]
  private var notedAt = -Double.infinity
  /// How many of them a press began that is over in the same moment.
  private var pressed: [Int: Int] = [:]
  /// Whether something moved, when it was last looked at, that will come to an end.
  private var isMoving = true
  /// Told before anything that runs the view's code: what is played now.
  private let progress: PlayProgress

  /// - Parameter patienceWithCode: how long code may wait that nothing moves for, in seconds.
  init(_ stage: Stage, _ run: Run, patienceWithCode: Double = .infinity, progress: PlayProgress) {
    self.stage = stage
    self.patienceWithCode = patienceWithCode
    self.run = run
    self.progress = progress
    progress.enter(run.name)
  }

  /// Begins a stretch that something sets off.
  func begin(_ trigger: Trigger, _ name: String) {
    endPhase()
    run.phases.append(Run.Phase(start: stage.now, end: stage.now, trigger: trigger, name: name))
  }

  private func endPhase() {
    guard !run.phases.isEmpty else { return }
    run.phases[run.phases.count - 1].end = stage.now
  }

  /// Does something at this time, and takes a sample of what it changed at once.
  func act(_ body: () -> Void) {
    progress.tick()
    (animationsBefore, notedAt, pressed) = (animations, stage.now, [:])
    body()
    stage.advance(to: stage.now)
    observe(always: true)
  }

  /// A finger comes down and goes in one moment. On a screen these are two: what the press sets in motion,
  /// and what takes it back, is counted apart from what the tap does.
  func tap(at point: Point) {
    act {
      stage.host.touchDown(at: point)
      pressed = counted().reduce(into: [:]) { result, item in
        let begun = item.value - (animations[item.key] ?? 0)
        if begun > 0 { result[item.key] = begun }
      }
      stage.host.touchUp()
    }
  }

  /// How many animations pull at each track's value now.
  private func counted() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for attribute in stage.host.graph.movingAttributes {
      if let track = collector.number(of: attribute) { counts[track] = attribute.animationCount }
    }
    return counts
  }

  /// Notes that something is done now.
  func note(_ name: String, _ point: Point? = nil) {
    run.acts.append(Run.Act(time: stage.now, name: name, point: point))
  }

  /// Goes on until nothing moves or waits, endless motion left out: `atLeast` seconds and `limit`
  /// seconds at the most.
  func advanceUntilIdle(atLeast: Double = 0, limit: Double) {
    let start = stage.now
    if run.recording.times.isEmpty { observe(always: true) }
    while stage.now < start + limit - simultaneity {
      if stage.now >= start + atLeast - simultaneity, !isMoving,
        stage.isSettled || stage.now >= start + patienceWithCode - simultaneity
      {
        break
      }
      goOn(until: start + limit)
    }
    endPhase()
  }

  /// Goes on for so many seconds.
  func play(_ length: Double) {
    let end = stage.now + length
    while stage.now < end - simultaneity { goOn(until: end) }
  }

  private func goOn(until end: Double) {
    progress.tick()
    let next = (stage.host.nextEventTime ?? .infinity)
    while grid <= stage.now + simultaneity {
      step += 1
      samplesBetween = 0
    }
    let time = max(stage.now, min(grid, next, end))
    stage.advance(to: time)
    observe(always: time >= min(grid, end) - simultaneity)
  }

  private var grid: Double { Double(step) / Self.framesPerSecond }

  private func observe(always: Bool) {
    let changed = collector.observe(stage.host)
    relationsAreStale = relationsAreStale || changed
    guard changed || always else { return }
    if !always {
      guard samplesBetween < Self.maxBetween else { return }
      samplesBetween += 1
    }
    if relationsAreStale { noteRelations() }
    isMoving = stage.host.graph.movingAttributes.contains { $0.endTime < .infinity }
    let frame = stage.frame()
    noteAnimations()
    collector.sample()
    run.recording.times.append(stage.now)
    run.recording.frames.append(frame.statistics)
    run.frames.append(
      Run.PlayedFrame(time: frame.time, list: frame.list, isNews: !frame.changes.isEmpty))
    progress.frames += 1
  }

  private func noteAnimations() {
    if stage.now > notedAt {
      (animationsBefore, notedAt, pressed) = (animations, stage.now, [:])
    }
    let counts = counted()
    for (track, count) in counts {
      if count > 1 { run.stacked[track] = max(run.stacked[track] ?? 0, count) }
      // A press that is over takes an animation of its own back as well.
      let press = pressed[track].map { $0 + 1 } ?? 0
      let begun = count - (animationsBefore[track] ?? 0) - press
      if begun > 1 { run.begun[track] = max(run.begun[track] ?? 0, begun) }
    }
    animations = counts
  }

  /// Whose effects act on whom: of values that are there for the first time, or begin to move.
  private func noteRelations() {
    relationsAreStale = false
    for attribute in stage.host.graph.attributesInOrder {
      guard let track = collector.number(of: attribute),
        attribute.isMoving || run.above[track] == nil
      else { continue }
      var above: [Int] = []
      var element: Element? = attribute.element
      while let current = element {
        for other in current.values where other !== attribute {
          if let number = collector.number(of: other) { above.append(number) }
        }
        element = current.parent
      }
      run.above[track] = above
    }
  }

  /// Remembers how things stand.
  func rest() {
    endPhase()
    var models: [Int: [Double]] = [:]
    for attribute in stage.host.graph.attributesInOrder {
      guard let track = collector.number(of: attribute) else { continue }
      models[track] = attribute.modelComponents
    }
    run.rests.append(
      Run.Rest(
        time: stage.now, models: models,
        spoken: stage.host.semantics.map {
          $0.label + ($0.value.map { ": \($0)" } ?? "")
            + ($0.traits.contains(.isSelected) ? " (selected)" : "")
        }, places: stage.host.semantics.map(\.element.node.namingNode.path),
        isSettled: stage.isSettled))
    run.powerReads.append(stage.host.journal?.powerReads ?? 0)
  }

  /// Whether every frame is another one, although no animation runs.
  var isDriven: Bool {
    let last = run.frames.suffix(10)
    return last.count == 10 && last.count(where: \.isNews) > 7
  }

  /// Counts for a second, in which nothing is done, what is asked for although nothing moves. What is
  /// changed more often than frames are shown, is seen once a frame.
  func measureIdle() {
    guard stage.host.motions.isEmpty else { return }
    var idle = Run.Idle(start: stage.now)
    _ = stage.frame()
    let end = stage.now + 1
    // More wakes than that say the same.
    while stage.now < end - simultaneity, idle.wakes < 1000 {
      progress.tick()
      while grid <= stage.now + simultaneity { step += 1 }
      let next = stage.host.nextEventTime ?? .infinity
      if next <= min(grid, end) { idle.wakes += 1 }
      stage.advance(to: max(stage.now, min(grid, next, end)))
      if stage.now >= min(grid, end) - simultaneity, stage.host.needsFrame {
        idle.frames += 1
        if !stage.frame().changes.isEmpty { idle.changedFrames += 1 }
      }
    }
    run.idle = idle
  }

  /// The run, complete.
  func finish() -> Run {
    endPhase()
    run.recording.tracks = collector.tracks
    run.recording.issues = stage.host.issues
    run.recording.feedback = stage.host.feedback
    run.recording.isSettled = stage.isSettled
    run.changes = stage.host.journal?.changes ?? []
    run.substitutes = stage.host.journal?.substitutes ?? []
    run.loops = stage.host.journal?.loops ?? []
    run.powerReaders = stage.host.journal?.powerReaders ?? []
    run.movements = run.findMovements()
    run.driven = run.findDriven()
    return run
  }
}
