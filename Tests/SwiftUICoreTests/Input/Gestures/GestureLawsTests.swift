import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What holds of all gestures, whatever happens to them.
@MainActor @Suite("Laws of gestures")
struct GestureLawsTests {
  private let log = Log()

  private func tale<G: Gesture>(_ gesture: G) -> some Gesture<G.Value> where G.Value: Equatable {
    gesture.onChanged { [log] _ in log("changed") }.onEnded { [log] _ in log("ended") }
  }

  @Test func cancelledTouchesEndNothing() throws {
    let probe = try Probe.square(
      Color.red.gesture(tale(DragGesture(minimumDistance: 0)))
        .simultaneousGesture(tale(LongPressGesture()))
        .simultaneousGesture(TapGesture().onEnded { [log] in log("ended") })
        .simultaneousGesture(tale(MagnifyGesture())))
    probe.host.touchDown(id: 1, at: .middle)
    probe.host.touchDown(id: 2, at: Point(300, 200))
    probe.host.touchMove(id: 2, to: Point(350, 200))
    probe.host.touchCancel(id: 1)
    probe.host.touchCancel(id: 2)
    probe.host.advance(to: 5)
    #expect(!log.entries.contains("ended") && log.entries.contains("changed"))
    #expect(!probe.host.isWaiting && probe.host.nextEventTime == nil)
  }

  @Test func theNextTouchIsAsTheFirst() throws {
    let probe = try Probe.square(
      Color.red.gesture(DragGesture().onEnded { [log] in log(told($0.translation.width)) }))
    probe.drag(from: .middle, by: Size(20, 0))
    probe.host.touchCancel()
    probe.drag(from: .middle, by: Size(5, 0))
    probe.host.touchUp()
    probe.drag(from: .middle, by: Size(30, 0))
    probe.host.touchUp()
    #expect(log.entries == ["30"])
  }

  @Test func whileATapWaitsForAnotherTheNextTouchMayBeADrag() throws {
    let probe = try Probe.square(
      Color.red.onTapGesture(count: 2) { [log] in log("double") }
        .gesture(DragGesture().onEnded { [log] in log(told($0.translation.width)) }))
    probe.host.tap(at: .middle)
    probe.host.advance(by: 0.2)
    probe.drag(from: .middle, by: Size(60, 0))
    probe.host.touchUp()
    #expect(log.entries == ["60"])
  }

  @Test func aFingerThatComesDownTwiceIsTakenAwayFirst() throws {
    let probe = try Probe.square(Color.red.gesture(tale(DragGesture(minimumDistance: 0))))
    probe.host.touchDown(at: .middle)
    probe.host.touchDown(at: .middle)
    probe.host.touchUp()
    probe.host.touchUp()
    probe.host.touchMove(to: .zero)
    #expect(log.entries == ["changed", "changed", "ended"])
  }

  @Test func oneFingerGesturesFollowTheFirstOfThree() throws {
    let probe = try Probe.square(
      Color.red.gesture(
        DragGesture().onChanged { [log] in log(told($0.translation.width)) }
          .onEnded { [log] in log("end " + told($0.translation.width)) }))
    for finger in 1...3 {
      probe.host.touchDown(id: finger, at: Point(100 * Double(finger), 200))
    }
    for finger in [3, 2, 1] {
      probe.host.touchMove(
        id: finger, to: Point(100 * Double(finger) + 10 * Double(finger), 200))
    }
    for finger in [2, 1, 3] { probe.host.touchUp(id: finger) }
    #expect(log.entries == ["10", "end 10"])
  }

  @Test(arguments: [
    Point(.nan, 200), Point(200, .infinity), Point(-.infinity, .nan), Point(1e300, 0),
  ])
  func whatIsNoPlaceIsLeftOutAndReported(place: Point) throws {
    let probe = try Probe.square(
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { [log] in log(told($0.location.x)) }))
    probe.host.touchDown(at: place)
    probe.host.touchUp()
    probe.host.touchDown(at: .middle)
    probe.host.touchMove(to: place)
    probe.host.touchMove(to: place)
    probe.host.touchUp()
    #expect(log.entries == ["200"])
    #expect(probe.host.issues.count == 1)
  }

  private struct Leaving: View {
    let model: Model<Bool>
    let log: Log
    @GestureState private var isDragging = false
    var body: some View {
      ZStack {
        Color.gray.onChange(of: isDragging) { log("dragging \($1)") }
        if model.value {
          Color.red.gesture(
            DragGesture(minimumDistance: 0).updating($isDragging) { $1 = $2.tracksVelocity }
              .onChanged { _ in log("changed") }.onEnded { _ in log("ended") })
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func aViewThatGoesIsNotTouchedAnyMore(isAnimated: Bool) throws {
    let model = Model(true)
    let probe = try Probe.square(Leaving(model: model, log: log))
    probe.host.touchDown(at: .middle)
    model.set(false, isAnimated ? .linear(duration: 1) : nil)
    probe.host.advance(to: 0.1)
    #expect(log.entries == ["changed", "dragging true", "dragging false"])
    probe.host.touchMove(to: .zero)
    probe.host.touchUp()
    #expect(log.entries.count == 3)
  }

  @Test func aViewThatIsDisabledIsNotTouchedAnyMore() throws {
    struct Scene: View {
      let model: Model<Bool>
      let log: Log
      var body: some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in log("changed") }
            .onEnded { _ in log("ended") }
        ).disabled(model.value)
      }
    }
    let model = Model(false)
    let probe = try Probe.square(Scene(model: model, log: log))
    probe.host.touchDown(at: .middle)
    model.set(true, nil)
    probe.host.touchMove(to: .zero)
    probe.host.touchUp()
    #expect(log.entries == ["changed"])
  }

  @Test func aGestureThatIsReplacedGoesOnWithTheNewActions() throws {
    struct Scene: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            log("changed \(count)")
            count += 1
          }.onEnded { _ in log("ended \(count)") })
      }
    }
    let probe = try Probe.square(Scene(log: log))
    probe.drag(from: .middle, by: Size(20, 0), steps: 1)
    probe.host.touchUp()
    #expect(log.entries == ["changed 0", "changed 1", "ended 2"])
  }

  @Test func aGestureOfAnotherKindTakesPartFromTheNextTouch() throws {
    struct Scene: View {
      let model: Model<Bool>
      let log: Log
      @GestureState private var isDragging = false
      var body: some View {
        Color.red.onChange(of: isDragging) { log("dragging \($1)") }
          .gesture(
            model.value
              ? AnyGesture(
                DragGesture().updating($isDragging) { _, state, _ in state = true }.map { _ in })
              : AnyGesture(TapGesture().onEnded { log("tap") }))
      }
    }
    let model = Model(true)
    let probe = try Probe.square(Scene(model: model, log: log))
    probe.drag(from: .middle, by: Size(20, 0))
    model.set(false, nil)
    probe.host.advance(by: 0.1)
    probe.host.touchUp()
    #expect(log.entries == ["dragging true", "dragging false"])
    probe.host.tap(at: .middle)
    #expect(log.entries.last == "tap")
  }

  /// Gestures take effect at their own times: frames only look.
  @Test func framesDoNotMatter() throws {
    struct Scene: View {
      let log: Log
      @State private var offset = 0.0
      var body: some View {
        Rectangle().frame(width: 50, height: 50)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onChanged {
              if case .second(_, let drag?) = $0 { offset = drag.translation.width }
            }.onEnded { value in
              if case .second(_, let drag?) = value { log("\(drag)") }
              withAnimation(.spring) { offset = 0 }
            }
          )
          .offset(x: offset)
      }
    }
    func play(_ frames: Double?) throws -> [Double?] {
      let probe = try Probe.square(Scene(log: log))
      let places = [(0.31, 205.0), (0.4, 217), (0.5, 260), (0.52, 301)]
      var events: [(Double, (ViewHost) -> Void)] = [(0, { $0.touchDown(at: .middle) })]
      for (time, x) in places { events.append((time, { $0.touchMove(to: Point(x, 200)) })) }
      events.append((0.55, { $0.touchUp() }))
      for (time, event) in events {
        if let frames {
          while probe.host.now + 1 / frames < time {
            probe.host.advance(by: 1 / frames)
            _ = probe.host.frame()
          }
        }
        probe.host.advance(to: time)
        event(probe.host)
      }
      return [0.6, 0.8, 1, 3].map { probe.value("Rectangle", "frame", at: $0) }
    }
    let reference = try play(nil)
    #expect(try play(60) == reference && play(120) == reference)
    #expect(log.entries.count == 3 && Set(log.entries).count == 1)
    #expect(reference.last == 175)
  }

  @Test func aViewThatIsOnItsWayOutGetsNoTouches() throws {
    let model = Model(true)
    let probe = try Probe.square(Leaving(model: model, log: log))
    model.set(false, .linear(duration: 1))
    probe.host.advance(to: 0.1)
    probe.drag(from: .middle, by: Size(20, 0))
    #expect(log.entries.isEmpty)
  }

  @Test func aDragEvaluatesNothingButWhatReadsIt() throws {
    let probe = try Probe.square(
      Color.red.gesture(DragGesture().onChanged { [log] _ in log("changed") }))
    _ = probe.host.frame()
    probe.drag(from: .middle, by: Size(100, 0))
    let statistics = probe.host.frame().statistics
    #expect(!log.entries.isEmpty && statistics.bodies == 0 && statistics.layouts == 0)
  }
}
