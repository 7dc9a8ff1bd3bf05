import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 2.5, 2.6, 2.8, 5.3: what a new change does with the motion that runs.
@MainActor @Suite("Merging and stacking")
struct MergingTests {
  /// The velocity just after a change at 0.1 s, as shown.
  private func velocity(_ first: Animation, then second: Animation, at time: Double = 0.1) throws
    -> (before: Double, after: Double, jump: Double)
  {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    let step = 1e-4
    model.set(100, first)
    let earlier = probe.scale(at: time - step) ?? 0
    let before = probe.scale(at: time) ?? 0
    model.set(200, second)
    let at = probe.scale(at: time) ?? 0
    let later = probe.scale(at: time + step) ?? 0
    return ((before - earlier) / step, (later - at) / step, at - before)
  }

  @Test("A motion that is over says where those above it start, and what lay below it is gone")
  func whatIsOverIsGone() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(100, .linear(duration: 0.2))
    probe.host.advance(to: 0.1)
    model.set(200, .linear(duration: 1))
    probe.host.advance(to: 0.3)
    model.set(300, .linear(duration: 1))
    // 100, half way from there to 200 at 0.6 s, and 0.3 of the way from there to 300.
    #expect(isClose(probe.scale(at: 0.6), 150 + 0.3 * (300 - 150), within: 1e-6))
    let moving = probe.host.graph.attributesInOrder.filter(\.isMoving)
    #expect(moving.map(\.animationCount) == [3])
    model.set(400, .linear(duration: 1))
    probe.host.advance(to: 1.2)
    model.set(500, .linear(duration: 1))
    _ = probe.scale(at: 1.25)
    #expect(
      probe.host.graph.attributesInOrder.filter(\.isMoving).map(\.animationCount) == [4])
  }

  /// 2.6: which motions hand their velocity to a spring.
  @Test func aSpringKeepsTheVelocityOfASpring() throws {
    for first in [Animation.spring, .bouncy, .interactiveSpring, .default] {
      let motion = try velocity(first, then: .spring(duration: 0.4))
      #expect(abs(motion.jump) < 1e-9)
      #expect(isClose(motion.after, motion.before, within: abs(motion.before) * 0.02), "\(first)")
    }
  }

  @Test func ofACurveItKeepsTheValueOnly() throws {
    for first in [Animation.linear(duration: 1), .easeInOut(duration: 1), .interpolatingSpring] {
      let motion = try velocity(first, then: .spring)
      #expect(abs(motion.jump) < 1e-9)
      #expect(abs(motion.after) < 2, "\(first)")
      #expect(motion.before > 10)
    }
  }

  @Test func aUnitCurveReportsItsVelocity() throws {
    let motion = try velocity(.timingCurve(.linear, duration: 1), then: .spring)
    #expect(isClose(motion.after, 100, within: 3))
  }

  /// 2.6: a modified spring merges with an equally modified one, and stacks on anything else.
  @Test func equalModifiersMerge() throws {
    for modify in [
      { (spring: Animation) in spring.delay(0.05) }, { $0.speed(2) },
      { $0.delay(0.02).speed(0.5) }, { $0.logicallyComplete(after: 1) },
    ] {
      let motion = try velocity(modify(.spring), then: modify(.spring))
      #expect(abs(motion.jump) < 1e-9)
      #expect(isClose(motion.after, motion.before, within: abs(motion.before) * 0.03))
    }
  }

  @Test func otherModifiersStack() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(100, .spring.delay(0.1))
    probe.host.advance(to: 0.3)
    model.set(200, .spring.delay(0.2))
    let start = probe.scale() ?? 0
    // The one below goes on; the new one holds still for its own delay.
    let below = DelayedSpring(target: 100, delay: 0.1)
    #expect(isClose(probe.scale(at: 0.4), below.value(at: 0.4), within: 0.01))
    #expect(start > 0)
    #expect(probe.scale(at: 5) == 200)
  }

  private struct DelayedSpring {
    let target: Double
    let delay: Double
    func value(at time: Double) -> Double {
      Spring(duration: 0.5, bounce: 0).value(target: target, time: time - delay)
    }
  }

  @Test func inTheDelayOfAnEqualSpringNothingStartsAnew() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(100, .spring.delay(0.2))
    probe.host.advance(to: 0.1)
    model.set(200, .spring.delay(0.2))
    #expect(probe.scale(at: 0.2) == 0)
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(isClose(probe.scale(at: 0.3), spring.value(target: 200, time: 0.1), within: 0.01))
  }

  @Test func repeatedSpringsStackWithoutAJump() throws {
    let motion = try velocity(.spring.repeatForever(), then: .spring.repeatForever())
    #expect(abs(motion.jump) < 1e-9)
  }

  /// 2.8: two changes before anything is shown are combined, not added up.
  @Test func coincidentChangesAreCombined() throws {
    struct Subject: View {
      @State private var scale = 0.0
      var body: some View {
        Rectangle().scaleEffect(scale).frame(width: 40, height: 40)
          .background {
            Button("go") {
              withAnimation(.linear(duration: 1)) { scale = 50 }
              withAnimation(.linear(duration: 1)) { scale = 100 }
            }
          }
      }
    }
    let probe = try Probe(Subject())
    probe.tap("go")
    // r = 50 t, then r + (100 − r) t.
    for time in [0.25, 0.5, 0.75] {
      let below = 50 * time
      #expect(isClose(probe.scale(at: time), below + (100 - below) * time), "at \(time)")
    }
    #expect(probe.scale(at: 1) == 100)
  }

  /// 2.5: from a response of 0.8 to one of 0.2 in 0.4 s.
  @Test func blendDurationLetsTheResponseGlide() throws {
    func shown(_ blend: Double, at time: Double) throws -> Double {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      model.set(100, .spring(response: 0.8, dampingFraction: 1))
      probe.host.advance(to: 0.2)
      model.set(200, .spring(response: 0.2, dampingFraction: 1, blendDuration: blend))
      return probe.scale(at: time) ?? 0
    }
    // At once, the new spring is quick; blended, it begins like the slow one.
    #expect(try shown(0.4, at: 0.25) < shown(0, at: 0.25) - 10)
    #expect(isClose(try shown(0.4, at: 0.2), try shown(0, at: 0.2)))
    #expect(try shown(0.4, at: 3) == 200)
    // Steps of 1/300 s by hand, as section 2.4 has them with the response of section 2.5.
    var (value, speed) = (try shown(0, at: 0.2), 0.0)
    speed = Spring(response: 0.8, dampingRatio: 1).velocity(target: 100, time: 0.2)
    let step = 1e-5
    for index in 0..<20000 {
      let progress = min(Double(index) * step / 0.4, 1)
      let response = 0.2 + 0.6 * (1 - progress * progress * (3 - 2 * progress))
      let stiffness = (2 * .pi / response) * (2 * .pi / response)
      speed += (stiffness * (200 - value) - 2 * stiffness.squareRoot() * speed) * step
      value += speed * step
    }
    #expect(isClose(try shown(0.4, at: 0.4), value, within: 0.05))
  }

  @Test func nothingIsBlendedWithoutASpringBefore() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(100, .spring(response: 0.2, dampingFraction: 1, blendDuration: 5))
    #expect(
      isClose(
        probe.scale(at: 0.1),
        Spring(response: 0.2, dampingRatio: 1).value(target: 100, time: 0.1), within: 0.001))
  }
}
