import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 10: views that follow a schedule. Dates count from the start of the run.
@MainActor @Suite("Timeline views")
struct TimelineViewTests {
  private struct Subject<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let log: Log
    var body: some View {
      TimelineView(schedule) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        let _ = log("\(time)")
        Rectangle().rotationEffect(.degrees(time)).opacity(1 / (1 + time))
      }
    }
  }

  private static func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

  /// The date that the content sees, by its angle.
  private func time(_ probe: Probe, at time: Double) -> Double? {
    probe.host.advance(to: time)
    return probe.host.values.first { $0.property == "rotation" }?.shown.first
  }

  @Test func anAnimationShowsTheDateOfEveryFrame() throws {
    let log = Log()
    let probe = try Probe(Subject(schedule: .animation, log: log))
    for time in [0.1, 0.25, 1, 500] { #expect(isClose(self.time(probe, at: time), time)) }
    _ = probe.host.frame()
    probe.host.advance(to: 501)
    let frame = probe.host.frame()
    #expect(frame.statistics.bodies == 1)
    #expect(frame.statistics.layouts == 0)
    let motion = try #require(probe.host.motions.first)
    #expect(motion.property == "timeline" && motion.isAmbient)
    #expect(motion.path.hasSuffix("TimelineView"))
  }

  @Test func theDateIsThatOfTheHost() throws {
    struct Now: View {
      let log: Log
      var body: some View {
        TimelineView(.animation) { context in
          let isNow = abs(context.date.timeIntervalSince(Date())) < 1e-6
          let _ = log("\(isNow) \(context.cadence <= .seconds)")
          Color.red
        }
      }
    }
    let log = Log()
    let probe = try Probe(Now(log: log))
    probe.host.advance(to: 0.7)
    _ = probe.host.frame()
    #expect(Set(log.entries) == ["true true"])
  }

  @Test func aMinimumIntervalSkipsFrames() throws {
    let log = Log()
    let probe = try Probe(Subject(schedule: .animation(minimumInterval: 0.5), log: log))
    log.entries = []
    var frames = 0
    for step in 1...120 {
      probe.host.advance(to: Double(step) / 60)
      if probe.host.needsFrame {
        frames += 1
        _ = probe.host.frame()
      }
    }
    #expect(frames == 4)
    #expect(log.entries == ["0.5", "1.0", "1.5", "2.0"])
    #expect(probe.host.motions.first?.isAmbient == true)
    #expect(isClose(probe.host.nextEventTime, 2.5))
  }

  @Test func whileItIsPausedItStandsStill() throws {
    struct Holder: View {
      let isPaused: Model<Bool>
      let log: Log
      var body: some View {
        Subject(schedule: .animation(paused: isPaused.value), log: log)
      }
    }
    let isPaused = Model(false)
    let probe = try Probe(Holder(isPaused: isPaused, log: Log()))
    probe.host.advance(to: 1)
    isPaused.set(true, nil)
    #expect(isClose(time(probe, at: 3), 1))
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.motions.isEmpty)
    isPaused.set(false, nil)
    #expect(isClose(time(probe, at: 4), 4))
  }

  @Test func betweenEntriesThereIsNoFrame() throws {
    let log = Log()
    let probe = try Probe(Subject(schedule: .periodic(from: Self.date(0.25), by: 1), log: log))
    #expect(log.entries == ["0.0"])
    for (time, shown) in [(0.2, 0.0), (0.25, 0.25), (1, 0.25), (1.25, 1.25), (5, 4.25)] {
      #expect(isClose(self.time(probe, at: time), shown), "at \(time)")
      _ = probe.host.frame()
      #expect(!probe.host.needsFrame)
    }
    // Each entry takes effect at its own time, whether there is a frame or not.
    #expect(log.entries == ["0.0", "0.25", "1.25", "2.25", "3.25", "4.25"])
    #expect(probe.host.nextEventTime == 5.25)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func theFirstEntryMayHavePassed() throws {
    struct Late: View {
      let isShown: Model<Bool>
      let log: Log
      var body: some View {
        VStack { if isShown.value { Subject(schedule: .everyMinute, log: log) } }
      }
    }
    let isShown = Model(false)
    let log = Log()
    let probe = try Probe(Late(isShown: isShown, log: log))
    probe.host.advance(to: 95)
    isShown.set(true, nil)
    probe.host.advance(to: 200)
    #expect(log.entries == ["60.0", "120.0", "180.0"])
  }

  @Test func explicitDates() throws {
    let log = Log()
    let dates = [3.0, 1, 2].map(Self.date)
    let probe = try Probe(Subject(schedule: .explicit(dates), log: log))
    probe.host.advance(to: 10)
    #expect(log.entries == ["0.0", "1.0", "2.0", "3.0"])
    #expect(probe.host.nextEventTime == nil)
  }

  private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
      sequence(first: startDate.addingTimeInterval(1)) {
        $0.addingTimeInterval($0.timeIntervalSince(startDate))
      }
    }
  }

  @Test func aScheduleOfOnesOwn() throws {
    let log = Log()
    let probe = try Probe(Subject(schedule: Doubling(), log: log))
    probe.host.advance(to: 9)
    #expect(log.entries == ["0.0", "1.0", "2.0", "4.0", "8.0"])
  }

  private struct Stuck: TimelineSchedule {
    let time: Double
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
      repeatElement(Date(timeIntervalSinceReferenceDate: time), count: .max)
    }
  }

  private func faults(_ probe: Probe) -> Int {
    probe.host.issues.count { $0.message.hasPrefix("TimelineView") }
  }

  @Test func schedulesThatMakeNoSenseDoNotHang() throws {
    for time in [0.0, 1, .nan, .infinity, -.infinity] {
      let probe = try Probe(Subject(schedule: Stuck(time: time), log: Log()))
      probe.host.advance(to: 5)
      _ = probe.host.frame()
      #expect(faults(probe) == 1)
    }
    for interval in [0, -1, Double.nan] {
      let log = Log()
      let probe = try Probe(
        Subject(schedule: .periodic(from: .distantPast, by: interval), log: log))
      probe.host.advance(to: 5)
      #expect(log.entries.count == 1)
      #expect(faults(probe) == 1)
      let animated = try Probe(Subject(schedule: .animation(minimumInterval: interval), log: log))
      #expect(isClose(self.time(animated, at: 3), 3))
      #expect(animated.host.issues.count == 1)
    }
    let quick = try Probe(Subject(schedule: .periodic(from: Self.date(0), by: 1e-5), log: Log()))
    quick.host.advance(to: 1)
    #expect(isClose(time(quick, at: 1), 1, within: 0.002))
  }

  @Test func itStartsNoAnimation() throws {
    struct Holder: View {
      let model: Model<Double>
      var body: some View {
        TimelineView(.animation) { context in
          Rectangle()
            .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate))
            .opacity(model.value)
        }
      }
    }
    let model = Model(0.0)
    let probe = try Probe(Holder(model: model))
    probe.host.advance(to: 1)
    model.set(1, .linear(duration: 1))
    #expect(isClose(time(probe, at: 1), 1))
    #expect(isClose(time(probe, at: 1.5), 1.5))
    #expect(isClose(probe.value("Rectangle", "opacity"), 0.5))
  }

  @Test func aViewThatGoesStops() throws {
    struct Holder: View {
      let isShown: Model<Bool>
      var body: some View {
        VStack {
          if isShown.value {
            Subject(schedule: .animation(minimumInterval: 0.1), log: Log())
            Subject(schedule: .periodic(from: .distantPast, by: 1), log: Log())
          }
        }
      }
    }
    let isShown = Model(true)
    let probe = try Probe(Holder(isShown: isShown))
    probe.host.advance(to: 1.5)
    isShown.set(false, nil)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.motions.isEmpty)
    #expect(probe.host.nextEventTime == nil)
  }

  @Test func seekingEqualsPlayingAtAnyRate() throws {
    func end(_ times: [Double]) throws -> [[Double]] {
      let probe = try Probe(
        VStack {
          Subject(schedule: .animation, log: Log())
          Subject(schedule: .animation(minimumInterval: 1.0 / 60), log: Log())
          Subject(schedule: .animation(minimumInterval: 0.3), log: Log())
          Subject(schedule: .periodic(from: Self.date(0.1), by: 0.3), log: Log())
        })
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
}
