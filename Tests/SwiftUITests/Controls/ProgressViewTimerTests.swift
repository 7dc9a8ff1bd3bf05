import Foundation
@testable import LegatoFilm
@testable import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Progress of time")
struct ProgressViewTimerTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func value(_ stage: Stage) -> String? {
    stage.host.semantics.compactMap(\.value).first { $0.hasSuffix("%") }
  }

  @Test func whatIsLeftIsAFunctionOfTheTime() throws {
    let stage = try Stage(ProgressView(timerInterval: date(0)...date(10)).frame(width: 200))
    let rows: [(Double, String, String)] = [
      (0, "100%", "0:10"), (2.5, "75%", "0:08"), (5, "50%", "0:05"), (10, "0%", "0:00"),
    ]
    for (time, percent, words) in rows {
      stage.advance(to: time)
      #expect(value(stage) == percent)
      #expect(stage.frame().list.description.contains(words), "at \(time)")
    }
    // At its end nothing happens any more.
    #expect(stage.host.nextEventTime == nil && !stage.host.needsFrame)
  }

  @Test func itFillsWhereItDoesNotCountDown() throws {
    let stage = try Stage(
      ProgressView(timerInterval: date(10)...date(20), countsDown: false) { Text("Upload") })
    for (time, percent) in [(0, "0%"), (9.9, "0%"), (12.5, "25%"), (20, "100%"), (99, "100%")]
      as [(Double, String)]
    {
      stage.advance(to: time)
      #expect(value(stage) == percent, "at \(time)")
    }
    #expect(stage.frame().list.description.contains("Upload"))
    #expect(stage.host.nextEventTime == nil)
  }

  @Test func labelsAreThoseThatAreGiven() throws {
    let stage = try Stage(
      ProgressView(timerInterval: date(0)...date(60)) {
        Text("Laundry")
      } currentValueLabel: {
        Text("soon")
      })
    let list = stage.frame().list.description
    #expect(list.contains("Laundry") && list.contains("soon") && !list.contains("1:00"))
  }

  @Test func aLongOneChangesAThousandTimesAndAnEmptyOneNever() throws {
    func changes(_ interval: ClosedRange<Date>) -> Int {
      ProgressSchedule(interval: interval).entries(from: date(-1), mode: .normal).count - 1
    }
    #expect(changes(date(0)...date(3600)) == 1001)
    #expect(changes(date(0)...date(1)) == 61)
    #expect(changes(date(0)...date(0)) == 0)
    #expect(changes(.distantPast ... .distantFuture) <= 1001)
    let stage = try Stage(ProgressView(timerInterval: date(5)...date(5), countsDown: false))
    #expect(value(stage) == "0%")
    #expect(stage.isSettled)
  }
}
