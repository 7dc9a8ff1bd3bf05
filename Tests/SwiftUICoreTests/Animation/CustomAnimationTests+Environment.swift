import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.1: animations of the user's own see the current environment of what they move.
@MainActor @Suite("Custom animations and the environment")
struct CustomAnimationEnvironmentTests {
  /// Moves as another animation does, and is over where people ask for less motion.
  struct Yielding: CustomAnimation {
    var base: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if context.environment.accessibilityReduceMotion { return nil }
      return base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { base.velocity(value: value, time: time, context: context) }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      base.shouldMerge(
        previous: (previous.base as? Self)?.base ?? previous, value: value, time: time,
        context: &context)
    }
  }

  /// Stands still while the text is large, and goes on where it was: Apple's own example.
  struct Pausable: CustomAnimation {
    struct Pause: AnimationStateKey {
      var isOn = false
      var elapsed = 0.0
      var since = 0.0
      static let defaultValue = Pause()
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      var pause = context.state[Pause.self]
      let isOn = context.environment.dynamicTypeSize.isAccessibilitySize
      if !pause.isOn { pause.elapsed += time - pause.since }
      pause.since = time
      pause.isOn = isOn
      context.state[Pause.self] = pause
      return pause.elapsed < 1 ? value.scaled(by: pause.elapsed) : nil
    }
  }

  @Test("a motion is over on the frame on which the environment says so, at every time")
  func endsAtOnce() throws {
    for time in [0.0, 0.001, 0.1, 0.25, 0.2501, 0.9] {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      let log = Log()
      for (name, criteria) in [
        ("complete", AnimationCompletionCriteria.logicallyComplete), ("removed", .removed),
      ] {
        withAnimation(Animation(Yielding(base: .linear(duration: 1))), completionCriteria: criteria)
        {
          model.value += 0.5
        } completion: {
          log(name)
        }
      }
      #expect(isClose(probe.scale(at: time), time), "\(time)")
      probe.host.configuration.reducesMotion = true
      #expect(probe.scale() == 1, "\(time)")
      #expect(probe.host.motions.isEmpty && log.entries.sorted() == ["complete", "removed"])
      #expect(probe.host.nextEventTime == nil)
      _ = probe.host.frame()
      #expect(!probe.host.needsFrame)
      probe.host.configuration.reducesMotion = false
      model.set(0, Animation(Yielding(base: .linear(duration: 1))))
      #expect(isClose(probe.scale(at: time + 0.5), 0.5), "\(time)")
    }
  }

  @Test("what waits for a motion that was overtaken is told when the one that runs stops")
  func overtakenCompletion() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    let log = Log()
    withAnimation(Animation(Yielding(base: .spring(duration: 2)))) {
      model.value = 1
    } completion: {
      log("first")
    }
    probe.host.advance(to: 0.2)
    model.set(2, Animation(Yielding(base: .spring(duration: 0.5))))
    probe.host.advance(to: 0.3)
    #expect(log.entries.isEmpty)
    probe.host.configuration.reducesMotion = true
    #expect(log.entries == ["first"])
    probe.host.advance(to: 5)
    #expect(log.entries == ["first"])
  }

  @Test("a motion that never begins is at its end at once")
  func neverBegins() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model), HostConfiguration(reducesMotion: true))
    let log = Log()
    withAnimation(Animation(Yielding(base: .spring))) {
      model.value = 1
    } completion: {
      log("done")
    }
    #expect(probe.scale() == 1 && probe.host.motions.isEmpty)
    probe.host.advance(to: 0.001)
    #expect(log.entries == ["done"])
  }

  @Test("a motion that stands still for a while ends later, sought as played")
  func pauses() throws {
    func run(_ times: [Double]) throws -> [Double?] {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      let log = Log()
      withAnimation(Animation(Pausable()), completionCriteria: .removed) {
        model.value = 1
      } completion: {
        log("done")
      }
      var shown: [Double?] = []
      for time in times {
        probe.host.advance(to: time)
        if time == 0.403 { probe.host.configuration.dynamicTypeSize = .accessibility1 }
        if time == 2.0 { probe.host.configuration.dynamicTypeSize = .large }
        shown.append(probe.scale())
        if time == 2.0 { #expect(!probe.host.motions.isEmpty && log.entries.isEmpty) }
      }
      #expect(log.entries == ["done"] && probe.host.motions.isEmpty)
      return shown
    }
    let sought = try run([0.4, 0.403, 2.0, 2.3, 2.7])
    let all = (0...324).map { Double($0) / 120 } + [0.4, 0.403, 2.0, 2.3, 2.7]
    let times = Set(all).sorted()
    let played = try run(times)
    for (time, value) in zip([0.4, 0.403, 2.0, 2.3, 2.7], sought) {
      let index = try #require(times.firstIndex(of: time))
      #expect(isClose(played[index], value ?? -1, within: 1e-9), "at \(time)")
    }
    #expect(isClose(sought[2], 0.403, within: 1e-9))
    #expect(isClose(sought[3], 0.703, within: 1e-9))
    #expect(sought[4] == 1)
  }

  nonisolated(unsafe) static var calls = 0

  struct Counted: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      CustomAnimationEnvironmentTests.calls += 1
      if context.environment.accessibilityReduceMotion { return nil }
      return time < 1 ? value.scaled(by: time) : nil
    }
  }

  @Test("an environment in which nothing else is read costs nothing")
  func othersDoNotMatter() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Counted()))
    probe.host.advance(to: 0.1)
    _ = probe.host.frame()
    Self.calls = 0
    probe.host.configuration.colorScheme = .dark
    probe.host.configuration.dynamicTypeSize = .xxxLarge
    #expect(Self.calls < 4)
    #expect(isClose(probe.scale(at: 0.5), 0.5))
    probe.host.configuration.reducesMotion = true
    #expect(probe.scale() == 1)
  }

  @Test("what reads the device's Low Power Mode obeys it on the next frame")
  func lowPower() throws {
    struct Saving: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        if ProcessInfo.processInfo.isLowPowerModeEnabled { return nil }
        return time < 1 ? value.scaled(by: time) : nil
      }
    }
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(1, Animation(Saving()))
    #expect(isClose(probe.scale(at: 0.3), 0.3))
    probe.host.configuration.savesPower = true
    #expect(probe.scale() == 1 && probe.host.motions.isEmpty)
  }

  @Test("one that asks another moves exactly as that one does, interrupted and to the end")
  func isTransparent() throws {
    let bases: [Animation] = [
      .linear(duration: 0.4), .easeInOut(duration: 0.35), .spring(duration: 0.5, bounce: 0.3),
      .spring(duration: 0.3), .spring(duration: 0.4).delay(0.1), .easeOut(duration: 0.3).speed(2),
      .interpolatingSpring(stiffness: 120, damping: 12), .spring.logicallyComplete(after: 0.2),
    ]
    func run(_ animations: [Animation]) throws -> ([Double], [Double]) {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      var (shown, ends): ([Double], [Double]) = ([], [])
      for (index, animation) in animations.enumerated() {
        let criteria = [AnimationCompletionCriteria.logicallyComplete, .removed]
        for (part, criteria) in criteria.enumerated() {
          withAnimation(animation, completionCriteria: criteria) {
            model.value = Double(index + 1) * (part == 0 ? 0.5 : 1)
          } completion: {
            ends.append(probe.host.now)
          }
        }
        for step in 0..<8 {
          shown.append(probe.scale(at: 0.13 * Double(index) + Double(step) * 0.0163) ?? .nan)
        }
      }
      for step in 0..<40 { shown.append(probe.scale(at: 0.4 + Double(step) * 0.05) ?? .nan) }
      probe.host.advance(to: 20)
      return (shown, ends)
    }
    for first in bases {
      for second in bases {
        let (plain, plainEnds) = try run([first, second, first])
        let (wrapped, wrappedEnds) = try run(
          [first, second, first].map { Animation(Yielding(base: $0)) })
        // A spring of which others are left beneath may be over a moment earlier or later.
        let shown = zip(plain, wrapped).allSatisfy { abs($0 - $1) < 0.001 }
        #expect(shown, "\(first), \(second)\n\(plain)\n\(wrapped)")
        let ends =
          plainEnds.count == wrappedEnds.count
          && zip(plainEnds, wrappedEnds).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(ends, "\(first), \(second)\n\(plainEnds)\n\(wrappedEnds)")
      }
    }
  }

  @Test("a spring that is asked by another inherits the speed of a finger")
  func inheritsTracking() throws {
    func run(_ animation: Animation) throws -> [Double?] {
      let model = Model(0.0)
      let probe = try Probe(Scaler(model: model))
      for step in 1...4 {
        probe.host.advance(to: Double(step) * 0.02)
        var transaction = Transaction()
        transaction.tracksVelocity = true
        withTransaction(transaction) { model.value = Double(step) * 0.1 }
      }
      probe.host.advance(to: 0.085)
      model.set(1, animation)
      return (1...20).map { probe.scale(at: 0.085 + Double($0) * 0.03) }
    }
    let spring = Animation.spring(duration: 0.4, bounce: 0.2)
    for (plain, wrapped) in zip(try run(spring), try run(Animation(Yielding(base: spring)))) {
      #expect(isClose(plain, wrapped ?? -1, within: 1e-9))
    }
  }
}
