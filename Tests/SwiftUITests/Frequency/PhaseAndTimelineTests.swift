import SwiftUI
import TestSupport
import Testing

/// Phases and timelines in every form in which they are written.
@MainActor @Suite("Frequency: phases and timelines")
struct PhaseAndTimelineTests {
  private struct Square: View {
    var body: some View { Color.pureRed.frame(width: 10, height: 10) }
  }

  /// Makes its content where the host's clock counts.
  private struct Late<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Test func phaseAnimatorsInAllForms() throws {
    let content: @MainActor (PlaceholderContentView<Square>, Double) -> AnyView = {
      AnyView($0.offset(x: $1))
    }
    let shown = try Shown {
      Square().phaseAnimator([0.0, 100.0]) { view, phase in
        view.offset(x: phase)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(isClose(shown.way(at: 0.5), 50))
    let passed = try Shown {
      Square().phaseAnimator(
        [0.0, 100.0], content: content, animation: { _ in Animation.linear(duration: 1) })
    }
    #expect(isClose(passed.way(at: 0.5), 50))
    let plain = try Shown { Square().phaseAnimator([0.0, 100.0]) { $0.offset(x: $1) } }
    #expect((1..<99).contains(plain.way(at: 0.1)))
    let view = try Shown {
      PhaseAnimator([0.0, 100.0]) { phase in
        Square().offset(x: phase)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(isClose(view.way(at: 0.25), 25))
  }

  @Test func aTriggerRunsThePhasesOnce() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Square().phaseAnimator([0.0, 100.0], trigger: count) { view, phase in
            view.offset(x: phase)
          } animation: { _ in
            .linear(duration: 1)
          }
          Button("go") { count += 1 }
        }
      }
    }
    let shown = try Shown { Content() }
    #expect(isClose(shown.way(at: 1), 0))
    shown.tap("go")
    #expect(isClose(shown.way(at: 1.5), 50))
    #expect(isClose(shown.way(at: 2.5), 50))
    #expect(isClose(shown.way(at: 9), 0))
  }

  @Test func keyframesInAllForms() throws {
    struct Values {
      var way = 0.0
      var angle = Angle.zero
    }
    struct Content: View {
      @State private var count = 0
      var body: some View {
        Square()
          .keyframeAnimator(initialValue: Values(), trigger: count) { view, values in
            view.rotationEffect(values.angle).offset(x: values.way)
          } keyframes: { _ in
            KeyframeTrack(\.way) {
              LinearKeyframe(40, duration: 1)
              CubicKeyframe(80, duration: 1)
              SpringKeyframe(0, duration: 1, spring: .bouncy)
              SpringKeyframe(0, spring: .smooth)
              SpringKeyframe(0, duration: 0.1)
            }
            KeyframeTrack(\.angle) {
              CubicKeyframe(.degrees(10), duration: 1)
            }
          }
          .onAppear { count += 1 }
      }
    }
    let shown = try Shown { Content() }
    #expect(isClose(shown.way(at: 0.5), 20))
    #expect(isClose(shown.way(at: 2), 80))
    let loop = try Shown {
      Square().keyframeAnimator(initialValue: 0.0) { view, way in
        view.offset(x: way)
      } keyframes: { _ in
        LinearKeyframe(50, duration: 1)
      }
    }
    #expect(isClose(loop.way(at: 0.5), 25))
    #expect(isClose(loop.way(at: 1.5), 25))
  }

  @Test func timelinesInAllForms() throws {
    struct Clock<Schedule: TimelineSchedule>: View {
      let schedule: Schedule
      @State private var start = Date()
      var body: some View {
        TimelineView(schedule) { timeline in
          let time = timeline.date.timeIntervalSince(start)
          Color.pureRed.frame(width: 10, height: 10).offset(x: time * 10)
        }
      }
    }
    let animation = try Shown { Late { Clock(schedule: .animation) } }
    #expect(isClose(animation.way(at: 2), 20))
    let paused = try Shown { Late { Clock(schedule: .animation(paused: true)) } }
    #expect(isClose(paused.way(at: 2), 0))
    let running = try Shown { Late { Clock(schedule: .animation(paused: false)) } }
    #expect(isClose(running.way(at: 2), 20))
    let coarse = try Shown { Late { Clock(schedule: .animation(minimumInterval: 0.5)) } }
    #expect(isClose(coarse.way(at: 1.9), 15))
    let periodic = try Shown { Late { Clock(schedule: .periodic(from: Date(), by: 1)) } }
    #expect(isClose(periodic.way(at: 2.9), 20))
    let everyMinute = try Shown { Late { Clock(schedule: .everyMinute) } }
    #expect(everyMinute.way(at: 59).isFinite)
  }

  @Test func symbolEffectsAndContentTransitions() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Image(systemName: "bell").symbolEffect(.bounce, value: count)
          Image(systemName: "bell").symbolEffect(.bounce, options: .speed(2), value: count)
          Image(systemName: "wifi").symbolEffect(.pulse)
          Text("\(count)").contentTransition(.numericText())
          Text("\(count)").contentTransition(.numericText(countsDown: true))
          Text("\(count)").contentTransition(.numericText(value: Double(count)))
          Text("\(count)").contentTransition(.opacity)
          Text("\(count)").contentTransition(.identity)
          Button("go") { withAnimation { count += 1 } }
        }
      }
    }
    let shown = try Shown(200, 400) { Content() }
    shown.tap("go")
    shown.show(at: 0.1)
    #expect(shown.host.needsFrame)
    #expect(shown.labels.filter { $0 == "1" }.count == 5)
  }
}
