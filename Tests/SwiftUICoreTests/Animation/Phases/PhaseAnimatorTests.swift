import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 9.1: views that go from phase to phase.
@MainActor @Suite("Phase animators")
struct PhaseAnimatorTests {
  /// Phases are opacities; each change takes a second.
  private struct Loop: View {
    var phases: [Double] = [0, 1, 0.5]
    let log: Log
    var animation: (Double) -> Animation? = { _ in .linear(duration: 1) }
    var body: some View {
      PhaseAnimator(phases) { phase in
        let _ = log("\(phase)")
        Rectangle().opacity(phase)
      } animation: {
        animation($0)
      }
    }
  }

  private struct Triggered: View {
    var phases: [Double] = [0, 1, 0.5]
    let model: Model<Int>
    var log = Log()
    var body: some View {
      Rectangle().phaseAnimator(phases, trigger: model.value) { content, phase in
        let _ = log("\(phase)")
        content.opacity(phase)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  private func opacity(_ probe: Probe, at time: Double) -> Double? {
    probe.value("Rectangle", "opacity", at: time)
  }

  @Test func itAppearsWithTheFirstPhaseAndGoesOnForEver() throws {
    let log = Log()
    let probe = try Probe(Loop(log: log))
    #expect(log.entries == ["0.0", "1.0"])
    #expect(probe.host.motions.map(\.path) == ["Loop/PhaseAnimator/Rectangle"])
    let table = [
      (0.0, 0.0), (0.5, 0.5), (1, 1), (1.5, 0.75), (2, 0.5), (2.5, 0.25), (3, 0), (3.5, 0.5),
      (300.5, 0.5),
    ]
    for (time, expected) in table {
      #expect(isClose(opacity(probe, at: time), expected), "at \(time)")
    }
    #expect(probe.host.issues.isEmpty)
  }

  @Test("Motions that follow one another without a gap do not pile up")
  func nothingPilesUp() throws {
    let probe = try Probe(Loop(log: Log()))
    for time in [0.5, 3.5, 100.5] {
      probe.host.advance(to: time)
      let moving = probe.host.graph.attributesInOrder.filter(\.isMoving)
      #expect(moving.map(\.animationCount) == [1], "at \(time)")
    }
  }

  @Test func theContentIsEvaluatedOnChangesOnly() throws {
    let log = Log()
    let probe = try Probe(Loop(log: log))
    log.entries = []
    for frame in 1...59 {
      probe.host.advance(to: Double(frame) / 60)
      #expect(probe.host.frame().statistics.bodies == 0)
    }
    #expect(log.entries.isEmpty)
  }

  @Test func theAnimationIsThatOfThePhaseToCome() throws {
    let probe = try Probe(
      Loop(phases: [0, 1], log: Log()) { .linear(duration: $0 == 1 ? 1 : 4) })
    #expect(isClose(opacity(probe, at: 0.5), 0.5))
    #expect(isClose(opacity(probe, at: 2), 0.75))
    #expect(isClose(opacity(probe, at: 5.5), 0.5))
  }

  @Test func withoutAnAnimationAPhaseIsThereAtOnce() throws {
    let probe = try Probe(
      Loop(phases: [0, 1], log: Log()) { $0 == 1 ? .linear(duration: 1) : nil })
    for (time, expected) in [(0.5, 0.5), (0.999, 0.999), (1, 0), (1.5, 0.5)] {
      #expect(isClose(opacity(probe, at: time), expected), "at \(time)")
    }
  }

  @Test func springsHandOverWhenTheyAreLogicallyComplete() throws {
    let log = Log()
    let probe = try Probe(
      Loop(phases: [0, 1], log: log) { _ in .spring(duration: 0.5, bounce: 0.2) })
    probe.host.advance(to: 0.499)
    #expect(log.entries == ["0.0", "1.0"])
    probe.host.advance(to: 0.501)
    #expect(log.entries == ["0.0", "1.0", "0.0"])
  }

  @Test func equalPhasesAreSkipped() throws {
    let probe = try Probe(Loop(phases: [0, 1, 1, 1, 0.5], log: Log()))
    for (time, expected) in [(1.0, 1.0), (1.5, 0.75), (2.5, 0.25), (3.5, 0.5)] {
      #expect(isClose(opacity(probe, at: time), expected), "at \(time)")
    }
  }

  @Test func aDelayHoldsAPhase() throws {
    let probe = try Probe(Loop(phases: [0, 1], log: Log()) { _ in .linear(duration: 1).delay(1) })
    for (time, expected) in [(0.9, 0.0), (1.5, 0.5), (2.5, 1), (3.5, 0.5)] {
      #expect(isClose(opacity(probe, at: time), expected), "at \(time)")
    }
  }

  @Test func aTriggerGoesThroughAllPhasesOnce() throws {
    let model = Model(0)
    let log = Log()
    let probe = try Probe(Triggered(model: model, log: log))
    #expect(opacity(probe, at: 5) == 0)
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(probe.host.motions.map(\.path) == ["Triggered/Rectangle"])
    let table = [(5.0, 0.0), (5.5, 0.5), (6, 1), (6.5, 0.75), (7.5, 0.25), (8, 0), (99, 0)]
    for (time, expected) in table {
      #expect(isClose(opacity(probe, at: time), expected), "at \(time)")
    }
    #expect(log.entries == ["0.0", "0.0", "1.0", "0.5", "0.0"])
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.nextEventTime == nil)
  }

  @Test func aTriggerOnTheWayBeginsAgainFromWhatIsShown() throws {
    let model = Model(0)
    let probe = try Probe(Triggered(phases: [0, 1, 0.5, 0.2], model: model))
    model.set(1, nil)
    probe.host.advance(to: 2.5)
    model.set(2, nil)
    probe.host.advance(to: 2.5)
    let before = try #require(probe.value("Rectangle", "opacity"))
    #expect(isClose(before, 0.35))
    // The second phase again; the others follow.
    #expect(isClose(opacity(probe, at: 3.5), 1))
    #expect(isClose(opacity(probe, at: 4.5), 0.5))
    #expect(isClose(opacity(probe, at: 6.5), 0))
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }

  @Test func withoutPhasesNothingIsShown() throws {
    let probe = try Probe(Loop(phases: [], log: Log()))
    #expect(probe.host.values.isEmpty)
    #expect(probe.host.issues.count == 1)
    #expect(!probe.host.needsFrame)
  }

  @Test func aCycleInWhichNothingAnimatesIsGoneThroughOnce() throws {
    for phases in [[1.0], [1, 1, 1], [0, 1]] {
      let log = Log()
      let probe = try Probe(Loop(phases: phases, log: log) { _ in nil })
      probe.host.advance(to: 100)
      _ = probe.host.frame()
      #expect(log.entries.count <= phases.count + 1)
      // One phase, as for people who asked for less motion, is no mistake.
      #expect(probe.host.issues.count == (phases.count > 1 ? 1 : 0))
      #expect(!probe.host.needsFrame)
    }
  }

  @Test func phasesThatTakeNoTimeDoNotHang() throws {
    for animation in [Animation.linear(duration: 0), .linear(duration: 1e-9)] {
      let probe = try Probe(Loop(log: Log()) { _ in animation })
      probe.host.advance(to: 100)
      #expect(probe.host.issues.contains { $0.message.contains("nothing animated") })
    }
  }

  @Test func aTriggerThatDoesNotEqualItselfGoesOnInTime() throws {
    struct Restless: View {
      let model: Model<Double>
      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .phaseAnimator([40.0, 20, 20], trigger: model.value) { view, phase in
            view.position(x: phase, y: 10)
          } animation: { _ in
            .default
          }
      }
    }
    let model = Model(0.0)
    let probe = try Probe(Restless(model: model))
    model.set(.nan, nil)
    for frame in 1...600 { probe.host.advance(to: Double(frame) / 60) }
    #expect(probe.host.issues.contains { $0.message.contains("changes with every phase") })
    // A trigger that is one puts an end to it.
    model.set(1, nil)
    probe.host.advance(to: 20)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame && probe.host.nextEventTime == nil)
  }

  @Test func aChangeWakesALoopThatWaits() throws {
    struct Holder: View {
      let model: Model<Bool>
      var body: some View {
        PhaseAnimator([0.0, 1]) { phase in
          Rectangle().opacity(model.value ? phase : 0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let model = Model(false)
    let probe = try Probe(Holder(model: model))
    #expect(opacity(probe, at: 3) == 0)
    model.set(true, nil)
    #expect(isClose(opacity(probe, at: 3.5), 0.5))
    #expect(isClose(opacity(probe, at: 4.5), 0.5))
    #expect(probe.host.issues.count == 1)
  }

  @Test func aViewThatGoesStopsAndComesBackAtTheFirstPhase() throws {
    struct Holder: View {
      let isShown: Model<Bool>
      let log: Log
      var body: some View { VStack { if isShown.value { Loop(log: log) } } }
    }
    let (isShown, log) = (Model(true), Log())
    let probe = try Probe(Holder(isShown: isShown, log: log))
    probe.host.advance(to: 1.5)
    isShown.set(false, nil)
    _ = probe.host.frame()
    log.entries = []
    probe.host.advance(to: 10)
    _ = probe.host.frame()
    #expect(log.entries.isEmpty)
    #expect(!probe.host.needsFrame)
    isShown.set(true, nil)
    #expect(isClose(opacity(probe, at: 10), 0))
    #expect(isClose(opacity(probe, at: 10.5), 0.5))
  }

  @Test func otherPhasesCount() throws {
    struct Holder: View {
      let model: Model<[Double]>
      var body: some View { Loop(phases: model.value, log: Log()) }
    }
    let model = Model([0.0, 1])
    let probe = try Probe(Holder(model: model))
    probe.host.advance(to: 0.5)
    model.set([0, 1, 0.5], nil)
    for (time, expected) in [(1.0, 1.0), (1.5, 0.75), (2.5, 0.25)] {
      #expect(isClose(opacity(probe, at: time), expected), "at \(time)")
    }
  }

  @Test func anEndlessSequenceIsCutOff() throws {
    let endless = sequence(first: 0.0) { (last: Double) -> Double? in 1 - last }
    let probe = try Probe(
      PhaseAnimator(endless) {
        Rectangle().opacity($0)
      } animation: { _ in
        .linear(duration: 1)
      })
    #expect(isClose(opacity(probe, at: 1.5), 0.5))
  }

  @Test func seekingEqualsPlayingAtAnyRate() throws {
    func end(_ times: [Double]) throws -> Double? {
      let probe = try Probe(Loop(log: Log()) { _ in .bouncy })
      for time in times {
        probe.host.advance(to: time)
        _ = probe.host.frame()
      }
      return probe.value("Rectangle", "opacity")
    }
    let sought = try end([2.75])
    #expect(try end((0...165).map { Double($0) / 60 }) == sought)
    #expect(try end((0...330).map { Double($0) / 120 }) == sought)
  }
}
