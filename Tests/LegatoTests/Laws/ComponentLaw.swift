import Foundation
import LegatoDisplay
import MotionLaws
import TestSupport

@testable import Legato
@testable import SwiftUICore

/// What is true of every component of the system. Each law answers with what is wrong.
@MainActor
struct ComponentLaw: CustomStringConvertible {
  nonisolated let description: String
  let check: (ComponentSubject) -> [String]

  nonisolated static let count = 11

  static let all: [ComponentLaw] = [
    nothingMovesWhenReduced, reducedEndIsTheEnd, flagIsObeyedOnTheNextFrame,
    lowPowerStopsDecorations, settlesAfterTenTaps, comesBackFromTheMiddle, loopsStopOutOfSight,
    removedLeavesNothing, memoryStays, oneMotionForEachProperty, costsWhatItSays,
  ]
}

// MARK: Less motion

extension ComponentLaw {
  /// From the first frame after the change on, nothing that is drawn changes its place, size, angle or
  /// sharpness; what fades may fade.
  static let nothingMovesWhenReduced = ComponentLaw(
    description: "under Reduce Motion nothing moves, scales, rotates or blurs"
  ) { subject in
    guard !subject.promises.contains(.ignoresReduceMotion) else { return [] }
    let run = subject.run([.reducedMotion])
    return [1, 0].flatMap { state -> [String] in
      run.change(to: state)
      run.frame()
      return movements(run, 1).map { "to \(state): \($0)" }
    }
  }

  /// What moves within some seconds from now on.
  private static func movements(_ run: ComponentRun, _ seconds: Double) -> [String] {
    var last = Silhouette(run.host.frame().list)
    var found: [String] = []
    run.play(seconds) { time in
      let next = Silhouette(run.host.frame().list)
      found += last.moved(to: next).map { "at \(time) \($0)" }
      last = next
    }
    return found
  }

  static let reducedEndIsTheEnd = ComponentLaw(
    description: "ends the same with Reduce Motion, with Low Power Mode and without"
  ) { subject in
    guard subject.promises.isDisjoint(with: [.isEndless, .ignoresReduceMotion]) else { return [] }
    return (subject.holdsStillWhenReduced ? [0] : [1, 0]).flatMap { end -> [String] in
      let pictures = [[], [MotionFlag.reducedMotion], [.lowPower]].map { flags in
        let run = subject.run(Set(flags))
        run.change(to: 1)
        run.rest()
        if end == 0 {
          run.change(to: 0)
          run.rest()
        }
        return run.picture
      }
      return pictures.allSatisfy { $0 == pictures[0] }
        ? [] : ["state \(end) is drawn as\n" + pictures.joined(separator: "\nand as\n")]
    }
  }

  /// On in mid-flight: at its end on the next frame. Off again: the next change moves.
  static let flagIsObeyedOnTheNextFrame = ComponentLaw(
    description: "obeys Reduce Motion on the next frame, on and off"
  ) { subject in
    guard !subject.promises.contains(.ignoresReduceMotion) else { return [] }
    return (subject.movesLayout ? [0.01, 0.1, 0.23] : [0.1]).flatMap { time -> [String] in
      let (live, full) = (subject.run(), subject.run())
      for run in [live, full] {
        run.change(to: 1)
        run.advance(to: run.host.now + time)
        run.frame()
      }
      live.set(.reducedMotion, to: true)
      live.frame()
      let running = subject.movesLayout ? live.motions.map { "\($0) runs" } : []
      let late = movements(live, 0.7).map { "still moves \($0)" }
      live.rest()
      live.set(.reducedMotion, to: false)
      live.frame()
      live.rest()
      full.rest()
      let inexact = subject.isLoop ? [] : live.inexact(beside: full)
      for run in [live, full] {
        run.change(to: 0)
        run.frame()
      }
      let isDead = live.ownMotions.isEmpty && !full.ownMotions.isEmpty
      return
        (running + late + inexact + (isDead ? ["does not move after the flag is off again"] : []))
        .map { "switched at \(time): \($0)" }
    }
  }

  /// What decorates does not begin; what is essential moves as it always does.
  static let lowPowerStopsDecorations = ComponentLaw(
    description: "in Low Power Mode decorations are still and essential motions stay"
  ) { subject in
    let (saving, full) = (subject.run([.lowPower]), subject.run())
    var wrong: [String] = []
    for run in [saving, full] { run.change(to: 1) }
    saving.frame()
    if subject.yieldsToLowPower {
      wrong += movements(saving, 0.6).map { "moves \($0)" }
      wrong += saving.ownMotions.map { "\($0.path).\($0.property) runs" }
    } else if subject.keepsInLowPower {
      for frame in 1...12 {
        for run in [saving, full] { run.advance(to: run.host.now + 1.0 / 60) }
        if saving.values != full.values { wrong.append("frame \(frame) is another one") }
      }
    } else {
      wrong += mixed(subject, saving, full)
    }
    return wrong
  }

  /// Where a component has motions of both kinds, each value is known by the token that moves it.
  private static func mixed(
    _ subject: ComponentSubject, _ saving: ComponentRun, _ full: ComponentRun
  ) -> [String] {
    var wrong: [String] = []
    for frame in 1...12 {
      for run in [saving, full] { run.advance(to: run.host.now + 1.0 / 60) }
      let (saved, moved) = (saving.values, full.values)
      let still = Set(saving.ownMotions)
      for motion in full.ownMotions {
        let name = "\(motion.path).\(motion.property)"
        switch subject.yields(animation: motion.animation) {
        case true?:
          if still.contains(motion) { wrong.append("frame \(frame): \(name) decorates") }
        case false?:
          if saved[name] != moved[name] { wrong.append("frame \(frame): \(name) is another") }
        case nil: break
        }
      }
    }
    return wrong
  }
}

// MARK: People in a hurry

extension ComponentLaw {
  static let settlesAfterTenTaps = ComponentLaw(
    description: "ten changes 50 ms apart end where one does, and nothing goes on"
  ) { subject in
    guard !subject.isLoop else { return [] }
    let (hasty, calm) = (subject.run(), subject.run())
    for index in 1...10 {
      hasty.change(to: index % 2)
      hasty.play(0.05)
    }
    for state in [1, 0] {
      calm.change(to: state)
      calm.rest()
    }
    hasty.rest()
    return
      (hasty.picture == calm.picture
      ? [] : ["ends at\n\(hasty.picture)\ninstead of\n\(calm.picture)"])
      + hasty.motions + hasty.leftovers
  }

  /// Reversed on its way it goes back to where it was, exactly.
  static let comesBackFromTheMiddle = ComponentLaw(
    description: "reversed in the middle it ends where it began, exactly"
  ) { subject in
    guard !subject.isLoop else { return [] }
    return [0.03, 0.1, 0.2].flatMap { time -> [String] in
      let (reversed, calm) = (subject.run(), subject.run())
      reversed.change(to: 1)
      reversed.play(time)
      calm.change(to: 1)
      calm.rest()
      for run in [reversed, calm] {
        run.change(to: 0)
        run.rest()
      }
      return
        (reversed.picture == calm.picture
        ? [] : ["at \(time) ends at\n\(reversed.picture)\ninstead of\n\(calm.picture)"])
        + reversed.host.values.filter { !$0.isMoving && $0.shown != $0.model }
        .map { "\($0.path).\($0.property) rests at \($0.shown), not at \($0.model)" }
    }
  }
}

// MARK: Coming and going

extension ComponentLaw {
  static let loopsStopOutOfSight = ComponentLaw(
    description: "loops stop on the frame on which they go, and begin anew"
  ) { subject in
    guard subject.isLoop, subject.yieldsToLowPower else { return [] }
    let run = subject.run()
    var wrong: [String] = []
    for round in 0..<3 {
      run.change(to: 1)
      run.play(0.3)
      if run.ownMotions.isEmpty { wrong.append("round \(round): does not run") }
      run.change(to: 0)
      run.frame()
      run.frame()
      wrong += (run.motions + run.leftovers).map { "round \(round): \($0)" }
    }
    run.change(to: 1)
    run.play(0.3)
    for flag in [MotionFlag.reducedMotion, .lowPower] {
      run.set(flag, to: true)
      run.play(0.017)
      wrong += run.ownMotions.map { "\($0.path).\($0.property) runs with \(flag)" }
      run.set(flag, to: false)
      run.frame()
      run.play(0.1)
      if run.ownMotions.isEmpty { wrong.append("does not run again after \(flag)") }
    }
    return wrong
  }

  static let removedLeavesNothing = ComponentLaw(
    description: "removed on its way it leaves nothing behind"
  ) { subject in
    let run = subject.run()
    run.change(to: 1)
    run.play(0.1)
    run.change(to: -1)
    run.frame()
    run.rest()
    return run.motions + run.leftovers
      + run.ownValues.map { "\($0.path).\($0.property) is still there" }
      + (run.host.isWaiting ? ["something waits"] : [])
  }

  /// What a thousand cycles take: told by the growth of fifteen, after thirty for the caches, or
  /// seen, where `LEGATO_CYCLES` in the environment asks for as many. Where fifteen seem to grow,
  /// three hundred decide: what threads of other tests allocate beside fifteen looks like growth.
  static let memoryStays = ComponentLaw(description: "memory is flat over cycles") { subject in
    // What the tests check after every pass has a memory of its own.
    withoutInvariantChecks { growth(of: subject) }
  }

  private static func growth(of subject: ComponentSubject) -> [String] {
    let run = subject.run()
    let limit = 100_000
    func told(_ bytes: Int) -> [String] {
      bytes <= limit ? [] : ["a thousand cycles take \(bytes) bytes"]
    }
    @MainActor func cycles(_ count: Int) {
      for _ in 0..<count {
        for state in [1, 0] {
          run.change(to: state)
          run.advance(to: run.host.now + 0.1)
          run.frame()
        }
        run.advance(to: run.host.now + 4)
        run.frame()
      }
    }
    // A host keeps what has been felt and announced, in order, for films of it.
    func ownHeap() -> Int {
      heapInUse()
        - run.host.feedback.reduce(0) {
          $0 + MemoryLayout<FeedbackEvent>.stride + $1.path.utf8.count + 48
        } - run.host.announcements.count * 160
    }
    func long(_ count: Int) -> Int {
      let before = ownHeap()
      cycles(count)
      return (ownHeap() - before) * 1000 / count
    }
    if let all = askedCycles {
      cycles(100)
      let growth = long(all)
      print("S4.68 \(subject.name): \(growth) bytes in a thousand cycles")
      return told(growth)
    }
    cycles(30)
    // What one round of cycles frees late, another one does not: the smallest growth counts.
    var growth = Int.max
    var before = ownHeap()
    for _ in 0..<3 {
      cycles(15)
      let after = ownHeap()
      growth = min(growth, after - before)
      before = after
    }
    return told(growth * 1000 / 15 <= limit ? growth * 1000 / 15 : long(300))
  }

  /// How many cycles are asked for: 100 or more.
  private static let askedCycles = ProcessInfo.processInfo.environment["LEGATO_CYCLES"]
    .flatMap(Int.init).map { max(100, $0) }
}

// MARK: What it takes

extension ComponentLaw {
  static let oneMotionForEachProperty = ComponentLaw(
    description: "no property has two motions"
  ) { subject in
    let run = subject.run()
    var wrong: [String] = []
    for index in 1...4 {
      run.change(to: index % 2)
      run.play(0.05) { _ in
        // Digits that are overtaken while they roll go on beneath the new ones.
        let names = run.host.graph.motion.active.map(\.attribute)
          .filter { !$0.property.hasPrefix("content") }
          .map { "\(ObjectIdentifier($0.element)).\($0.property)" }
        if Set(names).count < names.count { wrong.append("\(names)") }
      }
    }
    return wrong
  }

  /// What moves is of the classes of cost that the declarations name, and of no dearer one.
  static let costsWhatItSays = ComponentLaw(description: "costs what it says") { subject in
    let run = subject.run()
    let said = subject.motions.map(\.cost).max() ?? .transform
    var wrong: [String] = []
    run.change(to: 1)
    run.frame()
    run.play(0.3) { time in
      for sample in run.host.values where sample.isMoving {
        let cost = Self.cost(of: sample, run.cost.layouts)
        if cost > said { wrong.append("\(sample.path).\(sample.property) at \(time): \(cost)") }
      }
    }
    return wrong
  }

  static func cost(of sample: ValueSample, _ layouts: Int) -> MotionCost {
    let name = sample.property.prefix { $0 != "#" && $0 != "." && $0 != " " }
    switch name {
    case "frame":
      // A place alone is a transform; a size is drawn anew, and may be measured anew.
      let isPlaceOnly = sample.shown.dropFirst(2).elementsEqual(sample.model.dropFirst(2))
      return layouts > 0 ? .layout : isPlaceOnly ? .transform : .paint
    case "opacity", "scale", "rotation", "offset", "animatableData", "transform", "position":
      return .transform
    case "shadow", "blur", "radius": return .filter
    case "size", "padding", "spacing", "alignment": return .layout
    default: return .paint
    }
  }
}
