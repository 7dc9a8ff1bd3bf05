import Dispatch
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Waits of Dispatch inside a host")
struct ClockDispatchTests {
  let scheduler = ManualScheduler()
  let diary: Diary

  init() {
    diary = Diary(scheduler)
  }

  @Test func waitsReachTheHostInThisProcess() {
    #expect(CurrentHost.isRouting)
  }

  @Test(arguments: [0.1, 0.3, 1.0 / 3.0, 2.0, 2.0000001])
  func asyncAfterTakesTheExactDelay(delay: Double) {
    scheduler.advance(to: 0.125)
    scheduler.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { diary.note() }
    }
    scheduler.advance(to: 10)
    // Dispatch itself counts in whole nanoseconds.
    #expect(diary.times == [((0.125 + delay) * 1e9).rounded(.down) / 1e9])
  }

  @Test func deadlinesCanBeMadeInAdvanceAndInEveryForm() {
    scheduler.run {
      let deadline: DispatchTime = .now() + .milliseconds(1500)
      DispatchQueue.main.asyncAfter(deadline: deadline) { diary.note() }
      DispatchQueue.main.asyncAfter(deadline: deadline, qos: .userInitiated, flags: .barrier) {
        diary.note()
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { diary.note() }
    }
    scheduler.advance(to: 3)
    #expect(diary.times == [1.5, 1.5, 2])
  }

  @Test func aPastDeadlineIsDueNowAndForeverNeverIs() {
    scheduler.advance(to: 1)
    scheduler.run {
      DispatchQueue.main.asyncAfter(deadline: .now() - 0.5) { diary.note() }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { diary.note() }
      DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { diary.note() }
    }
    #expect(diary.times.isEmpty, "nothing runs inside the call")
    scheduler.advance(to: 1)
    #expect(diary.times == [1])
    scheduler.advance(to: 1e6)
    #expect(diary.times == [1])
  }

  @Test func asyncRunsLaterAtTheSameTimeInOrder() {
    var order: [Int] = []
    scheduler.run {
      DispatchQueue.main.async { MainActor.assumeIsolated { order.append(1) } }
      DispatchQueue.main.async(qos: .utility) { MainActor.assumeIsolated { order.append(2) } }
      order.append(0)
    }
    scheduler.advance(to: 0)
    #expect(order == [0, 1, 2])
  }

  @Test func aWorkItemCanBeCancelled() {
    scheduler.run {
      let kept = DispatchWorkItem { diary.note() }
      let dropped = DispatchWorkItem { diary.note() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: dropped)
      DispatchQueue.main.async(execute: DispatchWorkItem { diary.note() })
      dropped.cancel()
    }
    scheduler.advance(to: 2)
    #expect(diary.times == [0, 1])
  }

  @Test func aGroupCountsWorkOnTheMainQueue() {
    let group = DispatchGroup()
    scheduler.run { DispatchQueue.main.async(group: group) { diary.note() } }
    #expect(group.wait(timeout: .now()) == .timedOut)
    scheduler.advance(to: 0)
    #expect(group.wait(timeout: .now()) == .success)
    #expect(diary.times == [0])
  }

  @Test func timeStandsStillInsideAndRunsOutside() {
    scheduler.advance(to: 4.25)
    scheduler.run {
      let before = DispatchTime.now()
      #expect(DispatchTime.now() == before)
      #expect(Date().timeIntervalSinceReferenceDate == 4.25)
      #expect(Date.now.addingTimeInterval(1).timeIntervalSinceNow == 1)
    }
    let real = DispatchTime.now()
    while DispatchTime.now() == real {}
    #expect(Date().timeIntervalSinceReferenceDate > 7e8)
  }

  @Test func otherQueuesStayReal() async {
    let queue = DispatchQueue(label: "work")
    var sum = 0
    scheduler.run {
      queue.sync { sum += 1 }
      DispatchQueue.global(qos: .background).sync { sum += 1 }
    }
    #expect(sum == 2)
    await withCheckedContinuation { continuation in
      scheduler.run {
        queue.asyncAfter(deadline: .now() + 0.001) {
          #expect(CurrentHost.scheduler == nil)
          continuation.resume()
        }
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
    }
    #expect(scheduler.pending == 0)
  }
}
