@_spi(Host) @testable import LegatoFilm
@_spi(Host) import PerformanceStories
import TestSupport
import Testing

@testable import SwiftUICore

/// When frames come, told by the values that are shown and not by what the host asks for.
@MainActor @Suite("Frames of the stories", .serialized)
struct StoryFrameTests {
  private nonisolated static let transitions = PerformanceStories.all.filter {
    $0.rows.contains("S4.67")
  }

  /// All that the stage shows of values that can move.
  private func shown(_ run: StoryRun) -> [[Double]] { run.values }

  /// Whether two states differ by more than a color of two in 255, or the hundredth of a point.
  private static func canBeSeen(_ before: [[Double]], _ now: [[Double]]) -> Bool {
    before.count != now.count
      || zip(before, now).contains { old, new in
        old.count != new.count || zip(old, new).contains { abs($0 - $1) > 1.0 / 128 }
      }
  }

  @Test(
    "S2.1 S2.38 S4.67 wherever a value is shown differently than a refresh before, a frame was drawn",
    arguments: transitions.map(\.name) + ["messages received in 120", "rows tapped"])
  func everyRefresh(name: String) throws {
    try withoutInvariantChecks { try play(name) }
  }

  private func play(_ name: String) throws {
    let story = try #require(PerformanceStories.all.first { $0.name == name })
    for rate in [60, 120] {
      let run = try StoryRun(story, scale: 1)
      run.open(framesPerSecond: rate)
      var before = shown(run)
      var (moved, unseen) = (0, 0)
      for refresh in 1...Int(story.duration * Double(rate)) {
        let time = Double(refresh) / Double(rate)
        try run.aim(until: time)
        let counters = try run.frame(at: time)
        let now = shown(run)
        if now != before {
          moved += 1
          #expect(counters.frames == 1, "\(rate) Hz at \(time) s")
          if counters.pixels == 0, Self.canBeSeen(before, now) { unseen += 1 }
        }
        before = now
      }
      #expect(moved > rate / 4, "\(moved) refreshes of \(name) move something")
      // What comes from beyond the edge of the screen is not seen at first.
      #expect(unseen <= 4, "\(unseen) frames of \(name) show nothing new")
    }
  }

  @Test(
    "S4.67 a page that slides draws a frame at each sixtieth of its 0.25 s, one more or less",
    arguments: ["pages slide up", "pages slide from the trailing side"])
  func transitionFrames(name: String) throws {
    let story = try #require(PerformanceStories.all.first { $0.name == name })
    let count = try StoryCount(story)
    for start in [0.1, 0.8] {
      let frames = count.frames.filter { $0.time > start && $0.time <= start + 0.3 }
      #expect(abs(frames.count - 15) <= 1, "\(frames.count) frames from \(start) s")
      // In the whole of the move much of the screen is drawn again, and nothing is laid out.
      let moving = frames.dropFirst().dropLast()
      #expect(moving.allSatisfy { $0.counters.pixels > 390 * 844 / 4 })
      #expect(moving.allSatisfy { $0.counters.layouts == 0 && $0.counters.bodies == 0 })
    }
  }
}
