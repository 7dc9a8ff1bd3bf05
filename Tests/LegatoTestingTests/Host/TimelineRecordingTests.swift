import SwiftUI
import Testing

@testable import LegatoTesting

/// A timeline that goes with the frames is at rest until the clock moves, and is recorded all the same.
@MainActor @Suite("Recordings of timelines")
struct TimelineRecordingTests {
  private struct Orbit: View {
    var body: some View {
      TimelineView(.animation) { context in
        Circle().frame(width: 10, height: 10)
          .offset(x: context.date.timeIntervalSinceReferenceDate * 60)
      }
    }
  }

  @Test("have a sample for each frame") func frames() throws {
    let host = try MotionHost { Orbit() }
    host.advance(by: 1)
    let times = host.recorder.soFar.recording.times
    #expect(times.count >= 60)
    for (before, after) in zip(times, times.dropFirst()) { #expect(after - before < 0.02) }
  }
}
