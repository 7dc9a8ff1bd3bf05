import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.2: which of several gestures on one touch may act. The rows are named.
@MainActor @Suite("Precedence of gestures")
struct GesturePrecedenceTests {
  private let log = Log()

  private func tap(_ name: String) -> some Gesture<Void> {
    TapGesture().onEnded { [log] in log(name) }
  }

  private func drag(_ name: String) -> some Gesture<DragGesture.Value> {
    DragGesture().onEnded { [log] _ in log(name) }
  }

  private func longPress(_ name: String) -> some Gesture<Bool> {
    LongPressGesture().onEnded { [log] _ in log(name) }
  }

  private func tapped<V: View>(_ view: V) throws -> [String] {
    let probe = try Probe.square(view)
    probe.host.tap(at: .middle)
    probe.host.advance(by: 1)
    return log.entries
  }

  private func dragged<V: View>(_ view: V, _ distance: Double) throws -> [String] {
    let probe = try Probe.square(view)
    probe.drag(from: .middle, by: Size(distance, 0))
    probe.host.touchUp()
    probe.host.advance(by: 1)
    return log.entries
  }

  private func held<V: View>(_ view: V, _ duration: Double) throws -> [String] {
    let probe = try Probe.square(view)
    probe.hold(at: .middle, for: duration)
    probe.host.advance(by: 1)
    return log.entries
  }

  /// Fills the surface.
  private func button(_ name: String) -> some View {
    Button {
      [log] in
      log(name)
    } label: {
      Color.red
    }
  }

  @Test func theChildBeatsTheParent_H0_H1() throws {
    #expect(
      try tapped(VStack { Color.red.gesture(tap("child")) }.gesture(tap("parent"))) == ["child"])
  }

  @Test func aHighPriorityParentBeatsTheChild_H2() throws {
    #expect(
      try tapped(VStack { Color.red.gesture(tap("child")) }.highPriorityGesture(tap("parent")))
        == ["parent"])
  }

  @Test func simultaneousOnesBothActTheOuterFirst_H3() throws {
    #expect(
      try tapped(VStack { Color.red.gesture(tap("child")) }.simultaneousGesture(tap("parent")))
        == ["parent", "child"])
  }

  @Test(arguments: [(9.0, ["tap"]), (30.0, ["drag"])])
  func aDragThatFailsLetsTheParentTap_H4(distance: Double, expected: [String]) throws {
    #expect(
      try dragged(VStack { Color.red.gesture(drag("drag")) }.gesture(tap("tap")), distance)
        == expected)
  }

  @Test(arguments: [(5.0, ["tap"]), (30.0, ["drag"]), (60.0, ["drag"])])
  func movingGivesTheParentsDrag_H5(distance: Double, expected: [String]) throws {
    #expect(
      try dragged(VStack { Color.red.gesture(tap("tap")) }.gesture(drag("drag")), distance)
        == expected)
  }

  @Test func aSimultaneousTapGoesWithAButton_H7() throws {
    #expect(
      try tapped(VStack { button("button") }.simultaneousGesture(tap("tap"))) == ["tap", "button"])
  }

  @Test func aHighPriorityTapBeatsAButton_H8() throws {
    #expect(try tapped(VStack { button("button") }.highPriorityGesture(tap("tap"))) == ["tap"])
  }

  @Test func aButtonBeatsAnOrdinaryTap_H9() throws {
    #expect(try tapped(VStack { button("button") }.gesture(tap("tap"))) == ["button"])
    log.entries = []
    let tappable = button("button").onTapGesture { [log] in log("tap") }
    #expect(try tapped(tappable) == ["button"])
  }

  @Test func onOneViewTheInnerWins_H12() throws {
    #expect(try tapped(Color.red.gesture(tap("inner")).gesture(tap("outer"))) == ["inner"])
  }

  @Test func onOneViewAnOuterHighPriorityWins_H14() throws {
    #expect(
      try tapped(Color.red.gesture(tap("inner")).highPriorityGesture(tap("outer"))) == ["outer"])
  }

  @Test func pressAndTapAtOnceAreBothTold_H16() throws {
    let view = Color.red.gesture(longPress("long").simultaneously(with: tap("tap")))
    let probe = try Probe.square(view)
    probe.host.touchDown(at: .middle)
    probe.host.advance(to: 0.5)
    #expect(log.entries == ["long"])
    probe.host.advance(to: 0.7)
    probe.host.touchUp()
    #expect(log.entries == ["long", "tap"])
  }

  @Test func theParentOfADisabledViewIsTapped_H17() throws {
    #expect(
      try tapped(VStack { Color.red.gesture(tap("child")).disabled(true) }.gesture(tap("parent")))
        == ["parent"])
  }

  @Test(arguments: [(0.6, ["tap"]), (0.8, ["long"])])
  func aHoldIsTheInnerTapForAsLongAsThatCanBe_G7b(
    duration: Double, expected: [String]
  ) throws {
    #expect(
      try held(Color.red.gesture(tap("tap")).gesture(longPress("long")), duration) == expected)
  }

  @Test(arguments: [true, false])
  func oneTapAndTwoOnAView_G3_G5e(_ isDoubleInside: Bool) throws {
    func view() -> some View {
      Color.red.onTapGesture(count: isDoubleInside ? 2 : 1) { [log] in
        log(isDoubleInside ? "2" : "1")
      }
      .onTapGesture(count: isDoubleInside ? 1 : 2) { [log] in log(isDoubleInside ? "1" : "2") }
    }
    let probe = try Probe.square(view())
    probe.host.tap(at: .middle)
    probe.host.advance(by: 0.349)
    #expect(log.entries.isEmpty)
    probe.host.advance(by: 0.002)
    #expect(log.entries == ["1"])
    probe.host.tap(at: .middle)
    probe.host.advance(by: 0.2)
    probe.host.tap(at: .middle)
    probe.host.advance(by: 1)
    #expect(log.entries == ["1", "2"])
  }

  @Test func ofThreeCountsTheMostOfTheTapsThereWere() throws {
    func view() -> some View {
      Color.red.onTapGesture { [log] in log("1") }.onTapGesture(count: 3) { [log] in log("3") }
        .onTapGesture(count: 2) { [log] in log("2") }
    }
    for taps in 1...3 {
      let probe = try Probe.square(view())
      for _ in 1...taps {
        probe.host.tap(at: .middle)
        probe.host.advance(by: 0.1)
      }
      probe.host.advance(by: 1)
    }
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test func aDragInsideAButtonIsAPress_X3_X4() throws {
    #expect(try dragged(VStack { button("button") }.gesture(drag("drag")), 30) == ["button"])
  }

  @Test func aHighPriorityDragLetsAButtonBeTapped() throws {
    let view = VStack { button("button") }.highPriorityGesture(drag("drag"))
    #expect(try tapped(view) == ["button"])
    log.entries = []
    #expect(try dragged(view, 30) == ["drag"])
  }

  @Test func aDragBesideAButtonIsToldOf() throws {
    let view = button("button").simultaneousGesture(
      DragGesture(minimumDistance: 0).onChanged { [log] _ in log("down") }
        .onEnded { [log] _ in log("up") })
    #expect(try tapped(view) == ["down", "up", "button"])
  }

  @Test(arguments: [
    (GestureMask.all, "child", "parent"), (.gesture, "parent", "parent"),
    (.subviews, "child", "child"), (.none, "", ""),
  ])
  func aMaskSaysWhoTakesPart(mask: GestureMask, ordinary: String, high: String) throws {
    let child = VStack { Color.red.gesture(tap("child")) }
    #expect(try tapped(child.gesture(tap("parent"), including: mask)).joined() == ordinary)
    log.entries = []
    #expect(try tapped(child.highPriorityGesture(tap("parent"), including: mask)).joined() == high)
  }

  @Test func aGestureThatIsNotEnabledLeavesTheOthers() throws {
    #expect(
      try tapped(
        VStack { Color.red.gesture(tap("child")) }.highPriorityGesture(
          tap("parent"), isEnabled: false)) == ["child"])
    log.entries = []
    #expect(try tapped(Color.red.gesture(tap("own"), isEnabled: true)) == ["own"])
    log.entries = []
    #expect(
      try tapped(
        Color.red.gesture(tap("own"))
          .simultaneousGesture(tap("beside"), isEnabled: false)) == ["own"])
  }
}
