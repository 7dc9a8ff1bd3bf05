import Foundation
import TestSupport
@_spi(Host) import LegatoFilm
@_spi(Host) import PerformanceStories
import Testing

@testable import SwiftUICore

/// What frames of the stories of `scripts/bench budget` do, counted: numbers that are the same on every
/// machine. What they take in time is the benchmark's; see Documentation/Performance.md.
@MainActor @Suite("Counters of the stories", .serialized)
struct StoryCounterTests {
  /// Every story is played once for all tests.
  private static var played: [String: StoryCount] = [:]

  private func count(_ story: MeasuredStory) throws -> StoryCount {
    if let known = Self.played[story.name] { return known }
    // What the tests check after every pass is no part of a frame.
    let count = try withoutInvariantChecks { try StoryCount(story) }
    Self.played[story.name] = count
    return count
  }

  private func stories(of row: String) -> [MeasuredStory] {
    PerformanceStories.all.filter { $0.rows.contains(row) }
  }

  @Test(
    "S2.1 S2.6 S2.17 S2.35 S2.37 S2.39 S2.40 S4.58 S4.66 frames of every story keep to its bounds of work",
    arguments: PerformanceStories.all.map(\.name))
  func bounds(name: String) throws {
    let story = try #require(PerformanceStories.all.first { $0.name == name })
    let measured = StoryBound(try count(story))
    if ProcessInfo.processInfo.environment["LEGATO_STORY_COUNTS"] != nil {
      print("    \"\(name)\": \(measured.source),")
    }
    let bound = try #require(StoryBound.all[name], "no bounds for “\(name)”")
    for problem in measured.problems(against: bound) { Issue.record("\(name): \(problem)") }
  }

  @Test("every story has bounds, and no bounds are without a story")
  func complete() {
    let names = PerformanceStories.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(StoryBound.all.keys))
  }

  @Test(
    "S2.40 every row of performance has its stories: receiving, archiving, taps, and the others")
  func rows() {
    let rows = Set(PerformanceStories.all.flatMap(\.rows))
    for row in [
      "S2.6", "S2.7", "S2.12", "S2.16", "S2.17", "S2.19", "S2.20", "S2.35", "S2.36", "S2.40",
      "S4.67", "S4.69",
    ] {
      #expect(rows.contains(row), "\(row)")
    }
    #expect(stories(of: "S2.40").count >= 3)
  }

  @Test("S2.37 S4.55 S4.69 after a story no frame is asked for and nothing waits, loops left out")
  func rests() throws {
    let loops = Set(stories(of: "S4.69").map(\.name))
    for story in PerformanceStories.all where !loops.contains(story.name) {
      let count = try count(story)
      guard !StoryBound.endless.contains(story.name) else { continue }
      #expect(count.motions == 0 && !count.needsFrame && !count.isWaiting, "\(story.name)")
    }
  }

  @Test(
    "S4.69 S3.52 a frame of any loop evaluates no body and lays nothing out, and there is one at every refresh"
  )
  func loops() throws {
    let loops = stories(of: "S4.69")
    #expect(loops.count >= 4)
    for story in loops {
      let count = try count(story)
      #expect(count.frames.count == count.refreshes.count, "\(story.name)")
      #expect(count.total.bodies == 0 && count.total.layouts == 0, "\(story.name)")
      #expect(count.frames.allSatisfy { $0.counters.pixels > 0 }, "\(story.name)")
    }
  }
}
