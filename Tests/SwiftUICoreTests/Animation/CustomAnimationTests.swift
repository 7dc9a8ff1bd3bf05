import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.1, 5.3: animations of the user's own.
@MainActor @Suite("Custom animations")
struct CustomAnimationTests {
  /// Goes there in a straight line, and has a velocity.
  struct Straight: CustomAnimation {
    var duration: Double
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      guard time <= duration else { return nil }
      var shown = value
      shown.scale(by: time / duration)
      return shown
    }
    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      var velocity = value
      velocity.scale(by: 1 / duration)
      return velocity
    }
  }

  @Test func itIsAskedForTheWayAndTheTime() throws {
    let model = Model(1.0)
    let probe = try Probe(Scaler(model: model))
    model.set(3, Animation(Straight(duration: 1)))
    for (time, expected) in [(0.0, 1.0), (0.25, 1.5), (0.5, 2), (0.75, 2.5), (1, 3), (2, 3)] {
      #expect(isClose(probe.scale(at: time), expected), "at \(time)")
    }
    #expect(probe.host.motions.isEmpty)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }

  @Test func modifiersWorkAroundIt() throws {
    let rows: [(Animation, [(Double, Double)])] = [
      (Animation(Straight(duration: 1)).delay(0.5), [(0.5, 0), (1, 0.5), (1.5, 1)]),
      (Animation(Straight(duration: 1)).speed(2), [(0.25, 0.5), (0.5, 1)]),
    ]
    for (animation, table) in rows {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      model.set(1, animation)
      for (time, expected) in table {
        #expect(isClose(probe.scale(at: time), expected, within: 0.001), "\(animation) at \(time)")
      }
    }
  }

  @Test func aRepeatedOneBeginsItsPassesOnItsSteps() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Straight(duration: 0.5)).repeatCount(3))
    // A pass is over at the first step after its end, a 120th of a second at the most.
    for (time, expected) in [(0.25, 0.5), (0.75, 0.5), (1.25, 0.5)] {
      #expect(isClose(probe.scale(at: time), expected, within: 0.06), "at \(time)")
    }
    #expect(probe.scale(at: 2) == 1)
    #expect(probe.host.motions.isEmpty)
  }

  /// While time stands still a pass takes none, and the repetition ends: an event is there for it, at its time.
  @Test(arguments: [nil, 60.0, 120, 7])
  func oneThatIsRepeatedForEverMayEnd(_ rate: Double?) throws {
    let animation = Animation(Calls(number: 12)).repeatForever(autoreverses: false).delay(2)
    let model = Model(0.0)
    var ends: [Double] = []
    let probe = try Probe(Scaler(model: model))
    probe.host.act {
      withAnimation(animation, completionCriteria: .removed) {
        model.value = 1
      } completion: {
        ends.append(probe.host.now)
      }
    }
    for time in rate.map({ Array(stride(from: 0, to: 1, by: 1 / $0)) }) ?? [] {
      probe.host.advance(to: time)
      _ = probe.host.frame()
    }
    probe.host.advance(to: 1)
    _ = probe.host.frame()
    #expect(probe.scale(at: 1) == 1)
    #expect(probe.host.motions.isEmpty)
    // Of calls at 0, 1/120, … the twelfth is the last.
    #expect(ends.count == 1 && isClose(ends.first ?? 0, 11.0 / 120, within: 1.0 / 120), "\(ends)")
    #expect(probe.host.graph.invariantViolations(after: .record).isEmpty)
  }

  /// Is over with one of its calls.
  struct Calls: CustomAnimation {
    var number: Int
    private struct Made: AnimationStateKey { static let defaultValue = 0 }
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Made.self] += 1
      if context.state[Made.self] > number / 2 { context.isLogicallyComplete = true }
      return context.state[Made.self] < number ? .zero : nil
    }
  }

  /// Counts its calls in its state, and ends after thirty.
  struct Counting: CustomAnimation {
    struct Calls<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Calls<V>.self] += 1
      let calls = context.state[Calls<V>.self]
      guard calls <= 30 else { return nil }
      var shown = value
      shown.scale(by: Double(calls) / 30)
      return shown
    }
  }

  /// State that depends on the number of calls is the worst case for this law.
  @Test func theFrameRateAndLookingDoNotMatter() throws {
    func shown(_ times: [Double]) throws -> [Double] {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      model.set(1, Animation(Counting()))
      return times.compactMap { probe.scale(at: $0) }
    }
    let played = try shown((0...24).map { Double($0) / 120 })
    let at60 = try shown((0...12).map { Double($0) / 60 })
    #expect(at60 == played.indices.filter { $0 % 2 == 0 }.map { played[$0] })
    #expect(try shown([0.2]).last == played.last)
    #expect(played.last! > 0.5)
  }

  @Test func aSpringInheritsTheVelocityThatItReports() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Straight(duration: 1)))
    probe.host.advance(to: 0.5)
    model.set(2, .spring)
    let before = probe.scale() ?? 0
    let after = probe.scale(at: 0.5001) ?? 0
    #expect(isClose(before, 0.5))
    #expect(isClose((after - before) / 0.0001, 1, within: 0.02))
  }

  /// Merges with its own kind and goes on from the velocity-free place that it had.
  struct Merging: CustomAnimation {
    struct Start<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: (shown: V, time: Double) { (.zero, 0) }
    }
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let start = context.state[Start<V>.self]
      guard time - start.time <= 1 else { return nil }
      var way = value - start.shown
      way.scale(by: time - start.time)
      return start.shown + way
    }
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      guard let previous = previous.base as? Self else { return false }
      let shown = previous.animate(value: value, time: time, context: &context) ?? value
      context.state[Start<V>.self] = (shown, time)
      return true
    }
  }

  @Test func itMergesWhereItSaysSo() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Merging()))
    probe.host.advance(to: 0.5)
    model.set(2, Animation(Merging()))
    // From 0.5 to 2 in one second, in a straight line; stacked it would be a curve.
    for (time, expected) in [(0.5, 0.5), (1, 1.25), (1.5, 2)] {
      #expect(isClose(probe.scale(at: time), expected), "at \(time)")
    }
  }

  @Test func otherwiseItIsCombined() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Straight(duration: 1)))
    probe.host.advance(to: 0.5)
    model.set(2, Animation(Straight(duration: 1)))
    // r = 0.75, then r + (2 − r) · 0.25.
    #expect(isClose(probe.scale(at: 0.75), 1.0625))
  }

  struct Hostile: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      var shown = value
      shown.scale(by: .nan)
      return time > 0.5 ? nil : shown
    }
  }

  @Test func numbersThatAreNoneAreReported() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Hostile()))
    #expect(probe.scale(at: 0.25) == 1)
    #expect(probe.host.issues.contains { $0.message.contains("not finite") })
    probe.host.advance(to: 1)
    #expect(probe.host.motions.isEmpty)
  }

  struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time > 25 ? nil : value }
  }

  @Test func anEndFarAwayIsFoundInTime() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    let log = Log()
    withAnimation(Animation(Endless()), completionCriteria: .removed) {
      model.value = 1
    } completion: {
      log("done")
    }
    probe.host.advance(to: 24.9)
    #expect(log.entries.isEmpty && !probe.host.motions.isEmpty)
    probe.host.advance(to: 25.1)
    #expect(log.entries == ["done"] && probe.host.motions.isEmpty)
  }

  struct Environmental: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time >= 0.25 { context.isLogicallyComplete = true }
      guard time <= 1 else { return nil }
      var shown = value
      shown.scale(by: context.environment.layoutDirection == .rightToLeft ? 0.25 : 0.75)
      return shown
    }
  }

  @Test func itReadsTheEnvironmentAndSaysWhenItIsDone() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scaler(model: model), HostConfiguration(layoutDirection: .rightToLeft))
    let log = Log()
    withAnimation(Animation(Environmental())) {
      model.value = 1
    } completion: {
      log("done")
    }
    #expect(isClose(probe.scale(at: 0.2), 0.25))
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 0.26)
    #expect(log.entries == ["done"])
  }

  @Test func animationsAreComparedAndDescribed() {
    #expect(Animation(Straight(duration: 1)) == Animation(Straight(duration: 1)))
    #expect(Animation(Straight(duration: 1)) != Animation(Straight(duration: 2)))
    #expect(Animation(Straight(duration: 1)) != .linear)
    #expect(Animation(Straight(duration: 1)).description.contains("duration: 1.0"))
    let base = Animation.spring.base
    let wrapped = Animation(base)
    #expect(wrapped == .spring)
    #expect(Set([Animation(Counting()), Animation(Counting())]).count == 1)
  }

  @Test func ourOwnAnimationsCanBeAsked() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let linear = Animation.linear(duration: 1)
    #expect(linear.animate(value: 10, time: 0.25, context: &context) == 2.5)
    #expect(linear.animate(value: 10, time: 1, context: &context) == 10)
    #expect(linear.animate(value: 10, time: 1.01, context: &context) == nil)
    #expect(linear.velocity(value: 10, time: 0.5, context: context) == nil)
    let curve = Animation.timingCurve(.linear, duration: 2)
    #expect(curve.velocity(value: 10, time: 0.5, context: context) == 5)
    context = AnimationContext(environment: EnvironmentValues())
    let spring = Animation.spring(duration: 0.5)
    let shown = spring.animate(value: 100, time: 0.1, context: &context) ?? 0
    #expect(isClose(shown, 35.77, within: 0.01))
    #expect(!context.isLogicallyComplete)
    _ = spring.animate(value: 100, time: 0.5, context: &context)
    #expect(context.isLogicallyComplete)
    // A spring takes over from itself without a jump.
    #expect(
      spring.shouldMerge(previous: spring, value: 100, time: 0.1, context: &context))
    #expect(isClose(spring.animate(value: 200, time: 0.1, context: &context), shown))
  }
}
