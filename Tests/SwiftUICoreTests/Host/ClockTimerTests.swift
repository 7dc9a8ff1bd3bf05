import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Timers inside a host")
struct ClockTimerTests {
  let scheduler = ManualScheduler()
  let diary: Diary

  init() {
    diary = Diary(scheduler)
  }

  @Test func aScheduledTimerFiresOnceAtItsTime() {
    scheduler.advance(to: 0.5)
    scheduler.run {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in diary.note() }.keep()
    }
    scheduler.advance(to: 10)
    #expect(diary.times == [2.5])
  }

  @Test func aRepeatingTimerFiresAtExactMultiples() {
    scheduler.run {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in diary.note() }.keep()
    }
    scheduler.advance(to: 100.05)
    #expect(diary.times.count == 1000)
    #expect(diary.times[999] == 0.1 + 999 * 0.1)
  }

  @Test func itsBlockMayStopIt() {
    var timer: Timer?
    scheduler.run {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        diary.note()
        if timer.fireDate.timeIntervalSinceReferenceDate >= 3 { timer.invalidate() }
        timer.fireDate += 1
      }
    }
    scheduler.advance(to: 10)
    #expect(diary.times == [1, 2, 3])
    #expect(timer?.isValid == false)
    #expect(scheduler.pending == 0)
  }

  /// Foundation on Linux keeps every timer for ever.
  @Test func whatIsOverIsNotKept() {
    weak var fired: Timer?
    weak var stopped: Timer?
    weak var stoppedByItself: Timer?
    weak var addedTwice: Timer?
    scheduler.run {
      fired = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in diary.note() }
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      stopped = timer
      timer.invalidate()
      timer.invalidate()
      stoppedByItself = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) {
        $0.invalidate()
      }
      let again = Timer(timeInterval: 1, repeats: false) {
        RunLoop.main.add($0, forMode: .common)
        diary.note()
      }
      for _ in 1...2 { RunLoop.main.add(again, forMode: .common) }
      addedTwice = again
    }
    #expect(fired != nil && stopped == nil && stoppedByItself != nil && addedTwice != nil)
    scheduler.advance(to: 10)
    #expect(diary.times == [1, 1])
    #expect(fired == nil && stoppedByItself == nil && addedTwice == nil)
    #expect(scheduler.pending == 0)
  }

  @Test func invalidatingForgetsItAtOnce() {
    scheduler.run {
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in diary.note() }
      #expect(timer.isValid && timer.timeInterval == 1)
      timer.fire()
      timer.invalidate()
      #expect(!timer.isValid)
    }
    #expect(scheduler.pending == 0)
    scheduler.advance(to: 5)
    #expect(diary.times == [0])
  }

  @Test func invalidatingOutsideTheHostStopsIt() {
    var timer: Timer?
    scheduler.run {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in diary.note() }
    }
    timer?.invalidate()
    scheduler.advance(to: 5)
    #expect(diary.times.isEmpty)
    #expect(scheduler.pending == 0)
  }

  @Test(arguments: [true, false])
  func aTimerMadeByHandRunsOnceItIsAdded(repeats: Bool) {
    var timer: Timer?
    scheduler.run {
      timer = Timer(timeInterval: 2, repeats: repeats) { (timer: Timer) in diary.note() }
    }
    scheduler.advance(to: 1)
    scheduler.run {
      guard let timer else { return }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    }
    scheduler.advance(to: 5)
    #expect(diary.times == (repeats ? [2, 4] : [2]))
    timer?.invalidate()
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity, 1e-12])
  func aUselessIntervalNeitherTrapsNorFloods(interval: Double) {
    scheduler.run {
      Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in diary.note() }.keep()
      Timer(timeInterval: interval, repeats: true) { _ in diary.note() }.keep()
    }
    scheduler.advance(to: 1)
    #expect((900...1001).contains(diary.times.count))
  }

  @Test func outsideAHostTimersAreFoundations() {
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in diary.note() }
    RunLoop.current.add(timer, forMode: .default)
    let scheduled = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
      diary.note()
    }
    let end = Date(timeIntervalSinceNow: 10)
    while diary.times.count < 2, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    #expect(diary.times.count == 2)
    #expect(!scheduled.isValid)
  }

  @Test func aHostThatIsGoneLeavesNothingBehind() {
    weak var forgotten: ManualScheduler?
    do {
      let short = ManualScheduler()
      short.run {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in diary.note() }.keep()
      }
      forgotten = short
    }
    #expect(forgotten == nil)
    aScheduledTimerFiresOnceAtItsTime()
  }
}

extension Timer {
  /// Says that the timer is not needed any more: its run loop keeps it.
  fileprivate func keep() {}
}
