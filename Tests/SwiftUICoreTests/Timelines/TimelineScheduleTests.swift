import SwiftUI
import TestSupport
import Testing

/// SWIFTUI-FACTS 10: the entries of schedules.
@Suite("Timeline schedules")
struct TimelineScheduleTests {
  private func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

  private func times<S: TimelineSchedule>(
    _ schedule: S, from start: Double, mode: TimelineScheduleMode = .normal, _ count: Int = 3
  ) -> [Double] {
    schedule.entries(from: date(start), mode: mode).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test func periodicEntriesBeginAtTheLastMultiple() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 5)
    for (start, expected) in [(12.0, [10.0, 15, 20]), (10, [10, 15, 20]), (0, [0, 5, 10])] {
      #expect(times(schedule, from: start) == expected)
    }
    #expect(times(schedule, from: -7) == [0, 5, 10])
    #expect(times(PeriodicTimelineSchedule(from: date(0), by: 0.1), from: 0.3)[0] > 0.29)
  }

  @Test func minutesBeginOnTheMinute() {
    #expect(times(EveryMinuteTimelineSchedule(), from: 125) == [120, 180, 240])
    #expect(times(EveryMinuteTimelineSchedule(), from: 120) == [120, 180, 240])
    #expect(times(EveryMinuteTimelineSchedule(), from: -5) == [-60, 0, 60])
  }

  @Test func explicitEntriesAreThoseGiven() {
    #expect(times(ExplicitTimelineSchedule([date(3), date(1), date(2)]), from: 0) == [1, 2, 3])
  }

  @Test func animationEntriesComeNoSoonerThanAskedFor() {
    #expect(times(AnimationTimelineSchedule(minimumInterval: 0.5), from: 2) == [2, 2.5, 3])
    #expect(times(AnimationTimelineSchedule(paused: true), from: 2).isEmpty)
    #expect(times(AnimationTimelineSchedule(), from: 2, mode: .lowFrequency).isEmpty)
    let natural = times(AnimationTimelineSchedule(), from: 2)
    #expect(isClose(natural[2], 2 + 2.0 / 120))
  }

  @Test func badIntervalsHaveOneEntry() {
    for interval in [0, -1, Double.nan, .infinity] {
      #expect(times(PeriodicTimelineSchedule(from: date(3), by: interval), from: 9) == [3])
    }
    #expect(times(AnimationTimelineSchedule(minimumInterval: -1), from: 0).count == 3)
  }
}
