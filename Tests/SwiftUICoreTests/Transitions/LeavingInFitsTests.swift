import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// An alternative of `ViewThatFits` that no longer fits fits again as its rows leave: they leave from where they would be
/// by then, and not from where the last frame that happened to show them had them.
@MainActor @Suite("Views that leave an alternative that is not shown")
struct LeavingInFitsTests {
  @Observable @MainActor fileprivate final class World { var rows = [0, 1] }

  /// Grows by 53.5 points within 1.25 s.
  private struct Growing: View {
    let rows: [Int]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { id in
          HStack(spacing: 2) {
            Text("row \(id)")
            KeyframeAnimator(initialValue: 0.0) { value in
              Circle().frame(width: 10, height: 20 + value)
            } keyframes: { _ in
              KeyframeTrack { LinearKeyframe(53.5, duration: 1.25) }
            }
          }
        }
      }
    }
  }

  private struct Fitting: View {
    let world: World
    var body: some View {
      ViewThatFits {
        VStack(spacing: 4) {
          ForEach([0, 1, 2], id: \.self) { id in
            HStack(spacing: 2) {
              Text("group \(id)")
              Growing(rows: world.rows)
            }
          }
        }
        Color.red.frame(width: 50, height: 50)
      }
    }
  }

  /// Where texts are in the frame in which the rows leave, after frames at some times.
  private func texts(after frames: [Double]) throws -> [Point] {
    let world = World()
    let probe = try Probe(Fitting(world: world), HostConfiguration(size: Size(200, 300)))
    for time in frames {
      probe.host.advance(to: time)
      _ = probe.host.frame()
    }
    probe.host.advance(to: 1)
    #expect(probe.list.drawnLayers.allSatisfy { $0.texts.isEmpty }, "nothing fits by now")
    withAnimation(.spring) { world.rows = [] }
    return probe.list.drawnLayers.flatMap { $0.texts.map(\.origin) }
  }

  @Test func framesBeforeDoNotCount() throws {
    let sought = try texts(after: [])
    // Three groups that stay, and six rows that leave.
    #expect(sought.count == 9)
    for rate in [10.0, 60, 120] {
      #expect(try texts(after: (0..<Int(rate)).map { Double($0) / rate }) == sought, "\(rate)")
    }
  }
}
