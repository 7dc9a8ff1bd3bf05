import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.1 and 13.2.
@MainActor @Suite("Taps")
struct TapTests {
  private let log = Log()
  private let configuration = HostConfiguration(size: Size(100, 100))
  private let middle = Point(50, 50)

  @Test func aTapMayWanderFortyFivePointsFromWhereItCameDown() throws {
    let probe = try Probe(
      Color.red.onTapGesture { [log] in log("tap") }, HostConfiguration(size: Size(600, 600)))
    for distance in [44.0, 46] {
      probe.host.touchDown(at: middle)
      probe.host.touchMove(to: Point(50 + distance, 50))
      probe.host.touchUp()
    }
    #expect(log.entries == ["tap"])
    probe.host.touchDown(at: middle)
    probe.host.touchMove(to: Point(200, 50))
    probe.host.touchMove(to: middle)
    probe.host.touchUp()
    #expect(log.entries == ["tap"], "a tap that has failed stays failed")
  }

  @Test func aTapIsShort() throws {
    let probe = try Probe(Color.red.onTapGesture { [log] in log("tap") }, configuration)
    for duration in [0.75, 0.76] {
      probe.host.touchDown(at: middle)
      probe.host.advance(by: duration)
      probe.host.touchUp()
    }
    #expect(log.entries == ["tap"])
  }

  @Test func twoTapsHaveToFollowEachOther() throws {
    let probe = try Probe(
      Color.red.onTapGesture(count: 2) { [log] in log("double") }, configuration)
    probe.host.tap(at: middle)
    probe.host.advance(by: 0.36)
    probe.host.tap(at: middle)
    #expect(log.entries.isEmpty)
    probe.host.advance(by: 0.35)
    probe.host.tap(at: middle)
    #expect(log.entries == ["double"])
  }

  @Test(arguments: [true, false])
  func oneAndTwoOnTheSameView(_ isDoubleInside: Bool) throws {
    let view = Color.red
      .onTapGesture(count: isDoubleInside ? 2 : 1) { [log] in log(isDoubleInside ? "2" : "1") }
      .onTapGesture(count: isDoubleInside ? 1 : 2) { [log] in log(isDoubleInside ? "1" : "2") }
    let probe = try Probe(view, configuration)
    probe.host.tap(at: middle)
    #expect(log.entries.isEmpty, "it waits whether a second one comes")
    probe.host.advance(by: 0.4)
    #expect(log.entries == ["1"])
    probe.host.tap(at: middle)
    probe.host.advance(by: 0.2)
    probe.host.tap(at: middle)
    probe.host.advance(by: 1)
    #expect(log.entries == ["1", "2"])
  }

  @Test func theChildBeatsTheParent() throws {
    let probe = try Probe(
      VStack { Color.red.onTapGesture { [log] in log("child") } }
        .onTapGesture { [log] in log("parent") }, configuration)
    probe.host.tap(at: middle)
    #expect(log.entries == ["child"])
  }

  @Test func ofTwoOnTheSameViewTheInnerOneCounts() throws {
    let probe = try Probe(
      Color.red.onTapGesture { [log] in log("inner") }.onTapGesture { [log] in log("outer") },
      configuration)
    probe.host.tap(at: middle)
    #expect(log.entries == ["inner"])
  }

  @Test func aButtonInAViewWithATapWins() throws {
    let probe = try Probe(
      VStack { Button("Go") { [log] in log("button") } }.onTapGesture { [log] in log("tap") })
    probe.tap("Go")
    #expect(log.entries == ["button"])
  }
}
