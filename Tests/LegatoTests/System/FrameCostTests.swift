import Foundation
import Glibc
import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.39 and S2.40: what frames of the three scenes of messages take, from tick to display list.
///
/// The tests are built without optimisation, which makes Swift about ten times as slow: a stand-in for
/// the weakest machine. Counted is the time that this thread spends, so that other programs on the
/// machine do not count.
@MainActor @Suite("Costs of frames", .serialized)
struct FrameCostTests {
  /// Milliseconds that each of a number of frames took.
  private struct Costs: CustomStringConvertible {
    let scene: String
    let frames: [Double]
    /// Seconds of the virtual clock.
    let duration: Double
    /// In how many frames something moved.
    let moving: Int

    /// The time that a share of the frames keeps to.
    func percentile(_ share: Double) -> Double {
      let sorted = frames.sorted()
      return sorted[min(Int(share * Double(sorted.count)), sorted.count - 1)]
    }

    var framesPerSecond: Double { Double(frames.count) / duration }

    var description: String {
      func number(_ value: Double) -> String { String(format: "%.2f", value) }
      return "\(scene): \(number(framesPerSecond)) fps, p50 \(number(percentile(0.5))) ms, "
        + "p99 \(number(percentile(0.99))) ms"
    }
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  /// Plays a scene for two seconds in frames of 60 Hz, and has something happen every half second.
  private func costs(_ scene: String, _ view: some View, act: (Stage, Int) -> Void) throws -> Costs
  {
    // What the tests check after every pass is no part of a frame.
    try withoutInvariantChecks { try checkedCosts(scene, view, act: act) }
  }

  private func checkedCosts(
    _ scene: String, _ view: some View, act: (Stage, Int) -> Void
  ) throws -> Costs {
    let stage = try Stage(view, size: Size(390, 844))
    var (frames, moving): ([Double], Int) = ([], 0)
    for frame in 1...120 {
      let start = Self.threadTime()
      if frame % 30 == 1 { act(stage, frame) }
      stage.host.advance(to: Double(frame) / 60)
      let statistics = stage.host.frame().statistics
      frames.append(Self.threadTime() - start)
      if statistics.animatorsTicked > 0 { moving += 1 }
    }
    return Costs(scene: scene, frames: frames, duration: 2, moving: moving)
  }

  private func scenes() throws -> [Costs] {
    let thread = Switches()
    thread.messages = (0..<100).map { ChatMessage(id: "\($0)", text: "Message \($0)") }
    let inbox = Switches()
    inbox.conversations = (0..<20).map { Conversation(id: "\($0)", name: "N\($0)", preview: "P") }
    return [
      try costs("receive", Turned(knobs: thread) { MessageThreadView(messages: $0.messages) }) {
        stage, frame in
        stage.host.act {
          thread.messages.append(ChatMessage(id: "new \(frame)", text: "New \(frame)"))
        }
      },
      try costs(
        "archive",
        Turned(knobs: inbox) {
          InboxView(conversations: $0.conversations, onOpen: { _ in }, onArchive: { _ in })
        }
      ) { stage, _ in stage.host.act { inbox.conversations.removeFirst() } },
      try costs("row tap", ConversationRowView(conversation: inbox.conversations[0]) {}) {
        stage, _ in
        if let center = stage.center("N") { stage.host.tap(at: center) }
      },
    ]
  }

  @Test("S2.39 S2.40 receive, archive and row tap: 60 fps, and 99 of 100 frames within a sixtieth")
  func table() throws {
    let table = try scenes()
    #expect(table.map(\.scene) == ["receive", "archive", "row tap"])
    /// How much slower than the weakest machine these tests run at least.
    let slowness = 6.0
    for costs in table {
      print("S2.40 \(costs)")
      #expect(costs.framesPerSecond == 60 && costs.moving > 40, "\(costs.moving)")
      // A frame in which something only moves is within its sixtieth even here.
      #expect(costs.percentile(0.9) <= 1000 / 60, "\(costs)")
      #expect(costs.percentile(0.99) <= slowness * 1000 / 60, "\(costs)")
    }
  }
}
