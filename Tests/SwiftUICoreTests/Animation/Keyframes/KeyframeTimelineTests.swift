import SwiftUI
import TestSupport
import Testing

/// SWIFTUI-FACTS 9.2: timelines, and the ways to write them.
@Suite("Keyframe timelines")
struct KeyframeTimelineTests {
  private struct Values: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
    var untouched = 7.0
  }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 0.4) }
      KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 60, height: 30), duration: 0.6) }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.3) }
    }
    #expect(timeline.duration == 0.6)
    let middle = timeline.value(time: 0.2)
    #expect(isClose(middle.scale, 2))
    #expect(isClose(middle.offset.width, 20))
    #expect(isClose(middle.angle.degrees, 60))
    // K6, K7: a short track holds; a property without keyframes keeps its value.
    let late = timeline.value(time: 0.5)
    #expect(late.scale == 3)
    #expect(isClose(late.offset.height, 25))
    #expect(late.untouched == 7)
    #expect(timeline.value(time: -1) == Values())
  }

  @Test func progressIsClamped() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
    for (progress, value) in [(-1.0, 0.0), (0, 0), (0.25, 2.5), (1, 10), (1.5, 10), (.nan, 0)] {
      #expect(timeline.value(progress: progress) == value, "K9 at \(progress)")
    }
  }

  @Test func ofTracksOfOnePropertyTheLastWins() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(-1, duration: 1) }
    }
    #expect(timeline.value(time: 1).scale == -1)
    #expect(isClose(timeline.value(time: 0.5).scale, 0))
  }

  @Test func aTimelineThatTakesNoTimeIsAtItsEnd() {
    let timeline = KeyframeTimeline(initialValue: 1.0) { MoveKeyframe(4) }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 0) == 4)
    #expect(timeline.value(progress: 0) == 4)
    #expect(timeline.value(progress: 1) == 4)
  }

  @Test func theValueItselfCanHaveATrack() {
    let written = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack {
        CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
        CubicKeyframe(.zero, duration: 0.7)
      }
    }
    let short = KeyframeTimeline(initialValue: CGPoint.zero) {
      CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
      CubicKeyframe(CGPoint(x: 0, y: 0), duration: 0.7)
    }
    for time in [0.1, 0.3, 0.45, 0.9] {
      #expect(written.value(time: time) == short.value(time: time))
    }
    #expect(short.value(time: 0.3).y == 100)
  }

  @Test func keyframesCanBeChosenAndRepeated() {
    func timeline(_ isLong: Bool, _ steps: [Double]) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        if isLong {
          LinearKeyframe(1, duration: 1)
          LinearKeyframe(2, duration: 1)
        } else {
          MoveKeyframe(2)
        }
        for step in steps { LinearKeyframe(step, duration: 0.5) }
        SpringKeyframe(0, duration: 1, spring: .bouncy)
      }
    }
    #expect(timeline(true, [3, 4]).duration == 4)
    #expect(timeline(false, [3, 4, 5]).duration == 2.5)
    #expect(timeline(false, []).duration == 1)
    #expect(timeline(true, [3, 4]).value(time: 2.5) == 3)
  }

  @Test func nothingMovesWhatHasNoKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 5.0) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 5)
  }

  private struct Pulse: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 0.1)
      LinearKeyframe(0, duration: 0.1)
    }
  }

  private struct Jump: Keyframes {
    var body: some Keyframes<Values> {
      KeyframeTrack(\.scale) { Pulse(height: 4) }
      KeyframeTrack(\.untouched) { LinearKeyframe(0, duration: 0.7) }
    }
  }

  @Test func keyframesAreMadeOfOthers() {
    let pulses = KeyframeTimeline(initialValue: 0.0) {
      Pulse(height: 1)
      Pulse(height: 2)
    }
    #expect(isClose(pulses.value(time: 0.3), 2))
    let jump = KeyframeTimeline(initialValue: Values()) { Jump() }
    #expect(jump.duration == 0.7)
    #expect(isClose(jump.value(time: 0.1).scale, 4))
  }
}
