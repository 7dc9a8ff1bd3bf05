import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.1.
@MainActor @Suite("Two fingers")
struct TwoFingerTests {
  private let log = Log()

  /// Two fingers 100 points apart in the middle; the second one goes on to a place.
  private func pinch(_ probe: Probe, to places: [Point], over duration: Double = 0.5) {
    probe.host.touchDown(id: 1, at: Point(150, 200))
    probe.host.touchDown(id: 2, at: Point(250, 200))
    for place in places {
      probe.host.advance(by: duration)
      probe.host.touchMove(id: 2, to: place)
    }
  }

  @Test func theirDistanceMagnifies() throws {
    let probe = try Probe.square(
      Color.red.gesture(
        MagnifyGesture().onChanged { [log] in log(told($0.magnification)) }
          .onEnded { [log] in log("end " + told($0.magnification)) }))
    pinch(probe, to: [Point(250.9, 200), Point(251, 200), Point(350, 200), Point(200, 200)])
    probe.host.touchUp(id: 1)
    #expect(log.entries == ["1.01", "2", "0.5", "end 0.5"])
  }

  @Test func aValueSaysWhereItBeganAndHowFastItIs() throws {
    var value: MagnifyGesture.Value?
    let probe = try Probe.square(
      Color.red.frame(width: 200, height: 200)
        .gesture(MagnifyGesture().onChanged { value = $0 }))
    pinch(probe, to: [Point(300, 200), Point(350, 200)])
    #expect(value?.startLocation == CGPoint(x: 100, y: 100))
    #expect(value?.startAnchor == .center)
    #expect(isClose(value.map { Double($0.velocity) }, 1))
    #expect(value?.time == Date(timeIntervalSinceReferenceDate: 1))
  }

  @Test func theirLineTurnsClockwise() throws {
    let probe = try Probe.square(
      Color.red.gesture(
        RotateGesture().onChanged { [log] in log(told($0.rotation.degrees.rounded())) }
          .onEnded { [log] in log("end " + told($0.rotation.degrees.rounded())) }))
    // Around the first finger, down and on beyond half a turn.
    pinch(
      probe,
      to: [250.0, 200, 150, 100, 50].enumerated().map { index, _ in
        let angle = Double(index) * 60 * .pi / 180
        return Point(150 + 100 * cos(angle), 200 + 100 * sin(angle))
      })
    probe.host.touchUp(id: 2)
    #expect(log.entries == ["60", "120", "180", "240", "end 240"])
  }

  @Test func aDegreeIsTheLeast() throws {
    let probe = try Probe.square(
      Color.red.gesture(RotateGesture().onChanged { [log] in log(told($0.rotation.degrees)) }))
    pinch(probe, to: [Point(250, 201.7)])
    #expect(log.entries.isEmpty)
  }

  @Test func theOldNamesHaveTheOldValues() throws {
    var values: [Double] = []
    let probe = try Probe.square(
      Color.red
        .gesture(MagnificationGesture().onChanged { (value: CGFloat) in values.append(value) })
        .simultaneousGesture(
          RotationGesture().onChanged { (value: Angle) in values.append(value.degrees) }))
    pinch(probe, to: [Point(150, 400)])
    #expect(values.count == 2 && isClose(values[0], 90) && isClose(values[1], 2))
  }

  @Test func aThirdFingerChangesNothing() throws {
    let probe = try Probe.square(
      Color.red.gesture(
        MagnifyGesture().onChanged { [log] in log(told($0.magnification)) }
          .onEnded { [log] in log("end " + told($0.magnification)) }))
    pinch(probe, to: [Point(350, 200)])
    probe.host.touchDown(id: 3, at: Point(10, 10))
    probe.host.touchMove(id: 3, to: Point(390, 390))
    probe.host.touchUp(id: 3)
    probe.host.touchUp(id: 2)
    probe.host.touchUp(id: 1)
    #expect(log.entries == ["2", "end 2"])
  }

  @Test func oneFingerIsNoPinchAndTwoAreNoTap() throws {
    let probe = try Probe.square(
      Color.red.onTapGesture { [log] in log("tap") }
        .gesture(MagnifyGesture().onEnded { [log] _ in log("pinch") }))
    probe.drag(from: .middle, by: Size(150, 0))
    probe.host.touchUp()
    #expect(log.entries.isEmpty)
    pinch(probe, to: [Point(300, 200)])
    probe.host.touchUp(id: 1)
    probe.host.touchUp(id: 2)
    #expect(log.entries == ["pinch"])
  }

  @Test func fingersOnDifferentViewsMeetAtTheParent() throws {
    let probe = try Probe.square(
      HStack(spacing: 0) {
        Color.red.onTapGesture { [log] in log("left") }
        Color.blue.onTapGesture { [log] in log("right") }
      }
      .gesture(MagnifyGesture().onEnded { [log] in log(told($0.magnification)) }))
    pinch(probe, to: [Point(350, 200)])
    probe.host.touchUp(id: 2)
    probe.host.touchUp(id: 1)
    #expect(log.entries == ["2"])
  }

  @Test func twoButtonsCanBePressedAtOnce() throws {
    let probe = try Probe.square(
      HStack {
        Button("A") { [log] in log("A") }
        Button("B") { [log] in log("B") }
      }.gesture(TapGesture().onEnded { [log] in log("row") }))
    let places = probe.host.semantics.filter { ["A", "B"].contains($0.label) }.map(\.center)
    try #require(places.count == 2)
    probe.host.touchDown(id: 1, at: places[0])
    probe.host.touchDown(id: 2, at: places[1])
    probe.host.touchUp(id: 1)
    probe.host.touchUp(id: 2)
    #expect(log.entries == ["A", "B"])
  }

  @Test func aDragUnderWayIsNotGivenUpForAnotherFinger() throws {
    let probe = try Probe.square(
      HStack(spacing: 0) {
        Color.red
        Color.blue.onTapGesture { [log] in log("tap") }
      }
      .gesture(
        DragGesture().onEnded { [log] in log(told($0.translation.width)) }))
    probe.drag(id: 1, from: Point(100, 200), by: Size(30, 0))
    probe.host.touchDown(id: 2, at: Point(300, 200))
    probe.host.touchUp(id: 2)
    probe.host.touchMove(id: 1, to: Point(150, 200))
    probe.host.touchUp(id: 1)
    #expect(log.entries == ["50"])
  }

  @Test func fingersAtOnePlaceDoNoHarm() throws {
    let probe = try Probe.square(
      Color.red.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { [log] in
          log("\($0.first?.magnification.isFinite ?? true) \($0.second?.rotation.degrees ?? 0)")
        }))
    probe.host.touchDown(id: 1, at: .middle)
    probe.host.touchDown(id: 2, at: .middle)
    probe.host.touchMove(id: 2, to: Point(300, 200))
    probe.host.touchUp(id: 2)
    probe.host.touchUp(id: 1)
    #expect(log.entries == ["true 0.0"])
  }
}
