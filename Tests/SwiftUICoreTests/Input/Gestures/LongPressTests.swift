import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.1, row G6.
@MainActor @Suite("Long presses")
struct LongPressTests {
  private let log = Log()

  private func probe(_ duration: Double = 0.5, _ distance: CGFloat = 10) throws -> Probe {
    try Probe.square(
      Color.red.onLongPressGesture(minimumDuration: duration, maximumDistance: distance) {
        [log] in
        log("perform")
      } onPressingChanged: { [log] in
        log("\($0)")
      })
  }

  @Test func itIsPerformedWhileTheFingerIsDown() throws {
    let probe = try probe()
    probe.host.touchDown(at: .middle)
    probe.host.advance(to: 0.499)
    #expect(log.entries == ["true"])
    probe.host.advance(to: 0.5)
    #expect(log.entries == ["true", "perform"])
    probe.host.touchUp()
    #expect(log.entries == ["true", "perform", "false"])
  }

  @Test func aTapIsNone() throws {
    let probe = try probe()
    probe.host.tap(at: .middle)
    #expect(log.entries == ["true", "false"])
  }

  @Test func theFingerMayWanderTenPoints() throws {
    let probe = try probe()
    for (distance, expected) in [(10.0, ["true", "perform", "false"]), (11, ["true", "false"])] {
      log.entries = []
      probe.host.touchDown(at: .middle)
      probe.host.touchMove(to: Point(200, 200 + distance))
      probe.host.advance(by: 1)
      probe.host.touchUp()
      #expect(log.entries == expected, "\(distance) points")
    }
  }

  @Test(arguments: [
    (0.0, "true,perform"), (-1, "true,perform"), (.infinity, "true"), (.nan, "true,perform"),
  ])
  func anyDurationHasAMeaning(duration: Double, expected: String) throws {
    let probe = try probe(duration)
    probe.host.touchDown(at: .middle)
    probe.host.advance(to: 0.6)
    #expect(log.entries.joined(separator: ",") == expected)
    #expect(probe.host.issues.count == (duration >= 0 ? 0 : 1))
  }

  @Test func withoutABoundItMayGoAnywhere() throws {
    let probe = try probe(0.5, .infinity)
    probe.drag(from: .middle, by: Size(150, 0), over: 0.6)
    #expect(log.entries == ["true", "perform"])
  }

  @Test func cancelledItIsNotPressedAnyMore() throws {
    let probe = try probe()
    probe.host.touchDown(at: .middle)
    probe.host.touchCancel()
    probe.host.advance(to: 1)
    #expect(log.entries == ["true", "false"])
  }

  @Test func asAGestureItIsTrueFromTheStart() throws {
    let probe = try Probe.square(
      Color.red.gesture(
        LongPressGesture().onChanged { [log] in log("changed \($0)") }
          .onEnded { [log] in log("ended \($0)") }))
    probe.hold(at: .middle, for: 0.2)
    probe.hold(at: .middle, for: 1)
    #expect(log.entries == ["changed true", "changed true", "ended true"])
  }
}
