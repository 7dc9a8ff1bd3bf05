import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.1: gestures made of gestures.
@MainActor @Suite("Composed gestures")
struct CompositionTests {
  private let log = Log()

  @Test func aSequenceBeginsTheSecondWhereTheFirstEnded() throws {
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { [log] value in
        switch value {
        case .first(let isPressing): log("first \(isPressing)")
        case .second(let isPressed, let drag):
          log("second \(isPressed) " + (drag.map { told($0.translation.width) } ?? "-"))
        }
      }
      .onEnded { [log] value in
        if case .second(true, let drag?) = value { log("end " + told(drag.translation.width)) }
      }
    let probe = try Probe.square(Color.red.gesture(gesture))
    probe.host.touchDown(at: .middle)
    probe.host.touchMove(to: Point(205, 200))
    probe.host.advance(to: 0.5)
    probe.host.touchMove(to: Point(235, 200))
    probe.host.touchUp()
    #expect(log.entries == ["first true", "second true -", "second true 30", "end 30"])
  }

  @Test func aSequenceFailsWithEitherOfThem() throws {
    let gesture = LongPressGesture().sequenced(before: DragGesture()).onEnded { [log] _ in
      log("end")
    }
    let probe = try Probe.square(
      VStack { Color.red.gesture(gesture) }.onTapGesture { [log] in log("parent") })
    probe.hold(at: .middle, for: 0.2)
    probe.hold(at: .middle, for: 0.6)
    #expect(log.entries == ["parent"])
  }

  @Test func aSequenceOfTapsGoesOnWithTheNextTouch() throws {
    let gesture = TapGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded {
      [log] _ in log("end")
    }
    let probe = try Probe.square(Color.red.gesture(gesture))
    probe.host.tap(at: .middle)
    probe.host.advance(by: 0.2)
    probe.drag(from: .middle, by: Size(20, 0))
    probe.host.touchUp()
    #expect(log.entries == ["end"])
  }

  @Test func simultaneousValuesComeTogether() throws {
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: MagnifyGesture())
      .onChanged { [log] in
        log(told($0.first?.translation.width ?? -1, $0.second?.magnification ?? -1))
      }
      .onEnded { [log] in log("end " + told($0.second?.magnification ?? -1)) }
    let probe = try Probe.square(Color.red.gesture(gesture))
    probe.host.touchDown(id: 1, at: Point(200, 200))
    probe.host.touchDown(id: 2, at: Point(300, 200))
    probe.host.touchMove(id: 2, to: Point(400, 200))
    probe.host.touchMove(id: 1, to: Point(199, 200))
    probe.host.touchUp(id: 1)
    #expect(log.entries == ["0,-1", "0,2", "-1,2.01", "end 2.01"])
  }

  @Test func ofTwoExclusiveOnesTheFirstWinsUnlessItFails() throws {
    let gesture = TapGesture(count: 2).onEnded { [log] in log("double") }
      .exclusively(before: TapGesture().onEnded { [log] in log("single") })
      .onEnded { [log] value in
        switch value {
        case .first: log("first")
        case .second: log("second")
        }
      }
    let probe = try Probe.square(Color.red.gesture(gesture))
    probe.host.tap(at: .middle)
    #expect(log.entries.isEmpty)
    probe.host.advance(by: 1)
    #expect(log.entries == ["single", "second"])
    for _ in 1...2 { probe.host.tap(at: .middle) }
    probe.host.advance(by: 1)
    #expect(log.entries == ["single", "second", "double", "first"])
  }

  @Test func aTapBeforeADragGivesWayToIt() throws {
    let gesture = TapGesture().onEnded { [log] in log("tap") }
      .exclusively(before: DragGesture().onChanged { [log] in log(told($0.translation.width)) })
    let probe = try Probe.square(Color.red.gesture(gesture))
    probe.drag(from: .middle, by: Size(20, 0), steps: 2)
    probe.host.touchUp()
    probe.host.tap(at: .middle)
    #expect(log.entries == ["10", "20", "tap"])
  }

  @Test func aMappedGestureHasAnotherValue() throws {
    let gesture = DragGesture().map { $0.translation.width.rounded() }
      .onChanged { [log] in log(told($0)) }
    let probe = try Probe.square(Color.red.gesture(gesture))
    probe.host.touchDown(at: .middle)
    // The same value again is no change.
    for x in [212.1, 212.2, 213.9] { probe.host.touchMove(to: Point(x, 200)) }
    #expect(log.entries == ["12", "14"])
  }

  @Test func anErasedGestureActsAsItWould() throws {
    for gesture in [
      AnyGesture(TapGesture().map { "tap" }), AnyGesture(LongPressGesture().map { "long \($0)" }),
    ] {
      let probe = try Probe.square(Color.red.gesture(gesture.onEnded { [log] in log($0) }))
      probe.hold(at: .middle, for: 0.6)
    }
    #expect(log.entries == ["tap", "long true"])
  }

  @Test func aGestureThatIsMissingIsNone() throws {
    for isThere in [true, false] {
      let gesture = isThere ? TapGesture().onEnded { [log] in log("tap") } : nil
      let probe = try Probe.square(
        VStack { Color.red.gesture(gesture) }.onTapGesture { [log] in log("parent") })
      probe.host.tap(at: .middle)
    }
    #expect(log.entries == ["tap", "parent"])
  }

  /// A gesture with a body, and state of its own.
  private struct CountedTap: Gesture {
    @State private var count = 0
    let log: Log
    var body: some Gesture<Int> {
      TapGesture().map { count + 1 }.onEnded {
        count = $0
        log("tap \($0)")
      }
    }
    typealias Value = Int
  }

  @Test func aGestureOfOnesOwnHasABodyAndState() throws {
    let probe = try Probe.square(Color.red.gesture(CountedTap(log: log)))
    for _ in 1...3 { probe.host.tap(at: .middle) }
    #expect(log.entries == ["tap 1", "tap 2", "tap 3"])
  }

  @Test func aTapSaysWhere() throws {
    let probe = try Probe.square(
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { (place: CGPoint) in log(told(place.x, place.y)) })
    probe.host.tap(at: Point(160, 170))
    let global = try Probe.square(
      Color.red.frame(width: 100, height: 100)
        .onTapGesture(count: 1, coordinateSpace: .global) { [log] in log(told($0.x, $0.y)) })
    global.host.tap(at: Point(160, 170))
    #expect(log.entries == ["10,20", "160,170"])
  }
}
