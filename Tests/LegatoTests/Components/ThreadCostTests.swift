import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.11, S2.35, S2.36: what an arrival takes, counted, and that it does not grow with the thread.
@MainActor @Suite("Costs of threads")
struct ThreadCostTests {
  private func knobs(_ count: Int) -> Switches {
    let knobs = Switches()
    knobs.messages = (0..<count).map { LongThreadTests.message($0, isOwn: $0 % 3 == 1) }
    return knobs
  }

  private func stage(_ knobs: Switches) throws -> Stage {
    let stage = try Stage(
      Turned(knobs: knobs) {
        MessageThreadView(messages: $0.messages, haptics: HapticManager())
      }, size: LongThreadTests.screen)
    stage.at(500)
    return stage
  }

  /// The counters of the frames of 60 Hz in which a message comes in; the first one commits it.
  private func arrival(in count: Int) throws -> [FrameStatistics] {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    var frames: [FrameStatistics] = []
    let start = stage.host.now
    knobs.messages.append(LongThreadTests.message(9000))
    for frame in 0...120 {
      stage.host.advance(to: start + Double(frame) / 60)
      frames.append(stage.host.frame().statistics)
    }
    return frames
  }

  @Test("S2.11 S2.35 an arrival in 3,000 messages takes what one in 300 takes, and little a frame")
  func arrivals() throws {
    let (short, long) = (try arrival(in: 300), try arrival(in: 3000))
    for (index, (few, many)) in zip(short, long).enumerated() {
      #expect(few == many, "frame \(index)")
    }
    #expect(long[0].bodies < 400, "\(long[0])")
    for frame in long.dropFirst() {
      // The scrolled content, and the new row: its slide, its fade.
      #expect(frame.layersRecorded <= 6 && frame.animatorsTicked <= 3, "\(frame)")
    }
    // A row that goes out of sight is told that it disappears.
    #expect(long.dropFirst().reduce(0) { $0 + $1.bodies } <= 2)
    #expect(long.dropFirst().count { $0.layouts > 0 } <= 2, "a row that goes out of sight")
    #expect(long.suffix(6).allSatisfy { $0.layersRecorded == 0 && $0.animatorsTicked == 0 })
  }

  @Test(
    "S2.35 S2.36 five seconds of scrolling with an arrival each half second: rows in sight only",
    arguments: [100, 1000])
  func scrolling(count: Int) throws {
    let knobs = knobs(count)
    let stage = try stage(knobs)
    var (most, rows, worst) = (0, 0, FrameStatistics())
    for frame in 0..<300 {
      if frame % 30 == 0 { knobs.messages.append(LongThreadTests.message(9000 + frame)) }
      if frame % 50 == 0 {
        stage.host.touchDown(at: Point(200, frame % 100 == 0 ? 100 : 800))
      }
      let step = Double(frame % 50)
      if step < 30 {
        stage.host.touchMove(to: Point(200, frame % 100 < 50 ? 100 + step * 20 : 800 - step * 20))
      } else if step == 30 {
        stage.host.touchUp()
      }
      stage.host.advance(to: stage.host.now + 1.0 / 60)
      let statistics = stage.host.frame().statistics
      if frame % 30 != 0 {
        worst.bodies = max(worst.bodies, statistics.bodies)
        worst.layersRecorded = max(worst.layersRecorded, statistics.layersRecorded)
      }
      most = max(most, stage.motionCount)
      rows = max(rows, stage.samples("scale", ["MessageBubbleView"]).count)
    }
    // 852 points hold less than 24 rows of 40.
    #expect(rows <= 30, "\(rows)")
    #expect(most <= 3 * ThreadEntrances.limit, "\(most)")
    #expect(worst.bodies <= 60 && worst.layersRecorded <= 160, "\(worst)")
    stage.host.advance(to: stage.host.now + 5)
    _ = stage.host.frame()
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
  }
}
