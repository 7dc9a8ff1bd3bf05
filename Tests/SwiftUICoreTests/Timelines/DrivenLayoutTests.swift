import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Layout that follows the clock, and animations that begin between two frames of it.
@MainActor @Suite("Layout driven by keyframes")
struct DrivenLayoutTests {
  private struct Pushed: View {
    @State private var isWarm = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        KeyframeAnimator(initialValue: 0.0) { height in
          Color.blue.frame(width: 10, height: height)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
        Rectangle().fill(isWarm ? .red : .black).frame(width: 10, height: 10)
      }
      .frame(height: 200, alignment: .top)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.503) {
          withAnimation(.linear(duration: 1)) { isWarm = true }
        }
      }
    }
  }

  /// The place of the lower view, where there were frames before or none.
  private func place(at time: Double, framesPerSecond: Double?) throws -> Double? {
    let probe = try Probe(Pushed())
    if let framesPerSecond {
      for frame in 1..<Int(time * framesPerSecond) {
        probe.host.advance(to: Double(frame) / framesPerSecond)
        _ = probe.host.frame()
      }
    }
    probe.host.advance(to: time)
    _ = probe.host.frame()
    return probe.value("Rectangle[1]", "frame", 1)
  }

  @Test(arguments: [0.52, 0.7, 1.2])
  func animationsTakeNoWayOfTheClockForTheirOwn(time: Double) throws {
    let sought = try #require(try place(at: time, framesPerSecond: nil))
    for rate in [60.0, 120] {
      let played = try place(at: time, framesPerSecond: rate)
      #expect(isClose(played, sought, within: 1e-9), "\(rate) Hz")
    }
  }
}
