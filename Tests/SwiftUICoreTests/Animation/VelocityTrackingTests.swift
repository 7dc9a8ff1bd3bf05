import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 4.5: writes that track velocity, and the springs that inherit it.
@MainActor @Suite("Velocity tracking")
struct VelocityTrackingTests {
  private func drag(_ model: Model<Double>, to value: Double) {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { model.value = value }
  }

  @Test func theModelIsShownAtOnceAndNothingMoves() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    drag(model, to: 30)
    #expect(probe.scale(at: 0) == 30)
    #expect(probe.host.motions.isEmpty)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.nextEventTime == nil)
  }

  @Test func aSpringGoesOnAtTheFingersSpeed() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    // 1, 2, 4 at 1, 2, 3 s: 1.25 a second.
    for (time, value) in [(1.0, 1.0), (2, 2), (3, 4)] {
      probe.host.advance(to: time)
      drag(model, to: value)
    }
    probe.host.advance(to: 3)
    model.set(100, .spring(duration: 2))
    let start = probe.scale() ?? 0
    let next = probe.scale(at: 3.0001) ?? 0
    #expect(start == 4)
    #expect(isClose((next - start) / 0.0001, 1.25, within: 0.06))
  }

  @Test func theVelocityFadesWhileTheFingerRests() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    for (time, value) in [(0.1, 10.0), (0.2, 20), (0.3, 30)] {
      probe.host.advance(to: time)
      drag(model, to: value)
    }
    probe.host.advance(to: 0.4)
    // A spring with no way to go but for what it inherits: 100 a second × 0.998¹⁰⁰.
    model.set(30.0001, .spring(duration: 10))
    let start = probe.scale() ?? 0
    let next = probe.scale(at: 0.4001) ?? 0
    #expect(isClose((next - start) / 0.0001, 100 * pow(0.998, 100), within: 0.5))
  }

  @Test func aDragDuringASpringTakesItAway() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(100, .spring)
    probe.host.advance(to: 0.1)
    #expect(probe.scale() ?? 0 > 10)
    drag(model, to: 50)
    #expect(probe.scale(at: 0.1) == 50)
    #expect(probe.scale(at: 0.3) == 50)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func afterTwoSecondsNothingIsInherited() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    for (time, value) in [(0.1, 10.0), (0.2, 20)] {
      probe.host.advance(to: time)
      drag(model, to: value)
    }
    probe.host.advance(to: 2.3)
    model.set(20.0001, .spring(duration: 10))
    #expect(isClose(probe.scale(at: 2.31), 20, within: 0.001))
  }

  @Test func anAnimationInTheSameTransactionWins() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.tracksVelocity = true
    withTransaction(transaction) { model.value = 10 }
    #expect(isClose(probe.scale(at: 0.5), 5))
  }

  @Test func whoWaitsForTheMotionIsToldInTheEnd() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    let log = Log()
    withAnimation(.spring, completionCriteria: .removed) {
      model.value = 100
    } completion: {
      log("removed")
    }
    probe.host.advance(to: 0.1)
    drag(model, to: 50)
    probe.host.advance(to: 2)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 2.2)
    #expect(log.entries == ["removed"])
  }
}
