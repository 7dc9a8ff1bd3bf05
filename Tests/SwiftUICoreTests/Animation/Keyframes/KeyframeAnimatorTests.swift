import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 9.3: views that keyframes move.
@MainActor @Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  /// Calls of the keyframes closure, with the values that it was given.
  private struct Subject: View {
    let model: Model<Int>
    let log: Log
    var duration = 1.0
    var body: some View {
      KeyframeAnimator(initialValue: 0.0, trigger: model.value) { value in
        let _ = log("\(value)")
        Rectangle().frame(width: 20, height: 20).opacity(1).scaleEffect(1 + value)
      } keyframes: { value in
        let _ = log("keyframes \(value)")
        LinearKeyframe(10, duration: duration)
      }
    }
  }

  private struct Loop: View {
    var repeating = true
    let log: Log
    var body: some View {
      Rectangle().frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 1.0, repeating: repeating) { content, value in
          content.rotationEffect(.degrees(value))
        } keyframes: { value in
          let _ = log("keyframes \(value)")
          LinearKeyframe(5, duration: 0.4)
          LinearKeyframe(3, duration: 0.1)
        }
    }
  }

  private func value(_ probe: Probe, at time: Double? = nil) -> Double? {
    probe.value("", "keyframes", at: time)
  }

  @Test func itAppearsWithItsInitialValue() throws {
    let log = Log()
    let probe = try Probe(Subject(model: Model(0), log: log))
    #expect(log.entries == ["0.0"])
    #expect(value(probe, at: 3) == 0)
    #expect(!probe.host.needsFrame)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func aChangeOfTheTriggerPlaysOnce() throws {
    let model = Model(0)
    let log = Log()
    let probe = try Probe(Subject(model: model, log: log))
    probe.host.advance(to: 2)
    model.set(1, nil)
    for (time, expected) in [(2.0, 0.0), (2.25, 2.5), (2.5, 5), (2.999, 9.99), (3, 10), (9, 10)] {
      #expect(isClose(value(probe, at: time), expected), "at \(time)")
      #expect(isClose(probe.value("Rectangle", "scale"), 1 + expected, within: 0.0005))
    }
    #expect(log.entries.filter { $0.hasPrefix("keyframes") } == ["keyframes 0.0"])
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.nextEventTime == nil)
  }

  @Test func whilePlayingItIsNamed() throws {
    let model = Model(0)
    let probe = try Probe(Subject(model: model, log: Log()))
    model.set(1, nil)
    probe.host.advance(to: 0.5)
    let motion = try #require(probe.host.motions.first)
    #expect(motion.property == "keyframes")
    #expect(motion.path.hasSuffix("KeyframeAnimator"))
    #expect(motion.start == 0 && motion.end == 1)
    #expect(!motion.isAmbient)
    let value = try #require(probe.host.values.first { $0.property == "keyframes" })
    #expect(value.isMoving && value.model == [10])
    probe.host.advance(to: 1)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func theNextTriggerBeginsAtTheInitialValueAgain() throws {
    let model = Model(0)
    let log = Log()
    let probe = try Probe(Subject(model: model, log: log))
    model.set(1, nil)
    probe.host.advance(to: 2)
    _ = probe.host.frame()
    model.set(2, .spring)
    // K12, and no animation around it acts on the value.
    #expect(value(probe, at: 2) == 0)
    #expect(probe.value("Rectangle", "scale") == 1)
    #expect(isClose(probe.value("Rectangle", "scale", at: 2.5), 6))
    #expect(log.entries.filter { $0.hasPrefix("keyframes") }.last == "keyframes 0.0")
  }

  @Test func aTriggerOnTheWayGoesOnFromTheCurrentValue() throws {
    let model = Model(0)
    let log = Log()
    let probe = try Probe(Subject(model: model, log: log))
    model.set(1, nil)
    probe.host.advance(to: 0.5)
    model.set(2, nil)
    probe.host.advance(to: 0.5)
    #expect(log.entries.filter { $0.hasPrefix("keyframes") } == ["keyframes 0.0", "keyframes 5.0"])
    // K13: from 5 to 10 in a second.
    #expect(isClose(value(probe, at: 1), 7.5))
    #expect(isClose(value(probe, at: 1.5), 10))
    #expect(probe.host.motions.isEmpty)
  }

  @Test func severalChangesAtOnceStartOnce() throws {
    let model = Model(0)
    let log = Log()
    let probe = try Probe(Subject(model: model, log: log))
    model.set(1, .linear)
    model.set(2, nil)
    _ = probe.host.frame()
    #expect(log.entries.filter { $0.hasPrefix("keyframes") }.count == 1)
  }

  @Test func velocityIsKeptOnTheWay() throws {
    struct Swing: View {
      let model: Model<Int>
      var body: some View {
        Circle().keyframeAnimator(initialValue: CGFloat(0), trigger: model.value) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          SpringKeyframe(100, duration: 1, spring: Spring(duration: 0.4, bounce: 0))
        }
      }
    }
    let model = Model(0)
    let probe = try Probe(Swing(model: model))
    model.set(1, nil)
    probe.host.advance(to: 0.1)
    model.set(2, nil)
    // Sent to where it is going already, with its velocity: the same motion goes on.
    let spring = Spring(duration: 0.4, bounce: 0)
    for time in [0.1, 0.15, 0.3, 0.6] {
      let expected = spring.value(target: 100.0, time: time)
      #expect(isClose(value(probe, at: time), expected, within: 0.001), "at \(time)")
    }
  }

  @Test func aLoopHasNoGap() throws {
    let log = Log()
    let probe = try Probe(Loop(log: log))
    let table = [
      (0.0, 1.0), (0.2, 3), (0.45, 4), (0.5, 1), (0.7, 3), (0.95, 4), (100.2, 3), (1_000_000.2, 3),
    ]
    for (time, expected) in table {
      #expect(isClose(value(probe, at: time), expected, within: 0.001), "at \(time)")
    }
    // K14
    #expect(log.entries == ["keyframes 1.0"])
    let motion = try #require(probe.host.motions.first)
    #expect(motion.isAmbient)
    #expect(motion.path.hasSuffix("Rectangle"))
    #expect(probe.host.needsFrame)
  }

  @Test func aLoopThatIsOffShowsItsStart() throws {
    struct Switch: View {
      let model: Model<Bool>
      var body: some View { Loop(repeating: model.value, log: Log()) }
    }
    let model = Model(false)
    let probe = try Probe(Switch(model: model))
    #expect(value(probe, at: 0.3) == 1)
    #expect(!probe.host.needsFrame)
    model.set(true, nil)
    #expect(isClose(value(probe, at: 0.5), 3))
    model.set(false, nil)
    #expect(value(probe, at: 0.6) == 1)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }

  @Test func aFrameEvaluatesTheContentOnly() throws {
    let probe = try Probe(Loop(log: Log()))
    probe.host.advance(to: 0.2)
    let frame = probe.host.frame()
    #expect(frame.statistics.bodies == 1)
    #expect(frame.statistics.layouts == 0)
  }

  @Test func otherChangesOfTheSameActionAnimate() throws {
    struct Liked: View {
      let model: Model<Bool>
      var body: some View {
        Rectangle()
          .opacity(model.value ? 1 : 0)
          .keyframeAnimator(initialValue: 1.0, trigger: model.value) { content, value in
            content.scaleEffect(value)
          } keyframes: { _ in
            LinearKeyframe(2, duration: 1)
          }
      }
    }
    let model = Model(false)
    let probe = try Probe(Liked(model: model))
    model.set(true, .linear(duration: 1))
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.5))
    #expect(isClose(probe.value("Rectangle", "scale"), 1.5))
  }

  @Test func seekingEqualsPlayingAtAnyRate() throws {
    func end(_ times: [Double]) throws -> [[Double]] {
      let model = Model(0)
      let probe = try Probe(
        VStack {
          Subject(model: model, log: Log())
          Loop(log: Log())
        })
      model.set(1, .spring)
      for time in times {
        probe.host.advance(to: time)
        _ = probe.host.frame()
      }
      return probe.host.values.map(\.shown)
    }
    let sought = try end([0.75])
    #expect(try end((0...45).map { Double($0) / 60 }) == sought)
    #expect(try end((0...90).map { Double($0) / 120 }) == sought)
  }

  @Test func aViewThatGoesStops() throws {
    struct Holder: View {
      let isShown: Model<Bool>
      let trigger: Model<Int>
      var body: some View {
        VStack {
          if isShown.value {
            Loop(log: Log())
            Subject(model: trigger, log: Log())
          }
        }
      }
    }
    let (isShown, trigger) = (Model(true), Model(0))
    let probe = try Probe(Holder(isShown: isShown, trigger: trigger))
    trigger.set(1, nil)
    probe.host.advance(to: 0.2)
    #expect(probe.host.motions.count == 2)
    isShown.set(false, nil)
    _ = probe.host.frame()
    #expect(probe.host.motions.isEmpty)
    #expect(!probe.host.needsFrame)
    #expect(probe.host.nextEventTime == nil)
    isShown.set(true, nil)
    probe.host.advance(to: 0.4)
    #expect(isClose(probe.value("Rectangle", "keyframes"), 3, within: 0.001))
  }

  @Test func whatThePersonWantsDoesNotStopIt() throws {
    let model = Model(0)
    let probe = try Probe(Subject(model: model, log: Log()))
    model.set(1, nil)
    probe.host.advance(to: 0.25)
    probe.host.configuration.reducesMotion = true
    probe.host.configuration.colorScheme = .dark
    #expect(isClose(value(probe, at: 0.5), 5))
    #expect(isClose(value(probe, at: 1), 10))
  }

  @Test func badNumbersAreReportedOnce() throws {
    struct Bad: View {
      let duration: Double
      var body: some View {
        Rectangle().keyframeAnimator(initialValue: 1.0) { content, value in
          content.scaleEffect(value)
        } keyframes: { _ in
          LinearKeyframe(3, duration: duration)
          SpringKeyframe(4, duration: duration)
          CubicKeyframe(2, duration: duration)
        }
      }
    }
    for duration in [Double.nan, -1, .infinity] {
      let probe = try Probe(Bad(duration: duration))
      #expect(value(probe, at: 1) == 2)
      #expect(!probe.host.needsFrame)
      #expect(probe.host.issues.count == 1)
    }
    let probe = try Probe(Bad(duration: 0))
    #expect(value(probe, at: 1) == 2)
    #expect(probe.host.issues.isEmpty)
  }

  @Test func theValueIsReadable() throws {
    struct Values {
      var scale = 1.0
      var angle = Angle.zero
      var offset = CGSize(width: 1, height: 2)
      var name = "none"
    }
    let probe = try Probe(
      Rectangle().keyframeAnimator(initialValue: Values()) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
      })
    probe.host.advance(to: 0.5)
    let value = try #require(probe.host.values.first { $0.property == "keyframes" })
    #expect(value.components == ["scale", "angle", "offset.width", "offset.height"])
    #expect(zip(value.shown, [2, 45, 1, 2]).allSatisfy { isClose($0, $1) })
  }
}
