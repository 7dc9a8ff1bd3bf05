import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.1 and 13.3.
@MainActor @Suite("Drags")
struct DragGestureTests {
  private let log = Log()

  private func probe(_ drag: DragGesture) throws -> Probe {
    try Probe.square(
      Color.red.gesture(
        drag.onChanged { [log] in log(told($0.translation.width, $0.translation.height)) }
          .onEnded { [log] in
            log("end " + told($0.translation.width, $0.translation.height))
          }))
  }

  @Test func itBeginsTenPointsAwayAndCountsFromWhereTheFingerCameDown() throws {
    let probe = try probe(DragGesture())
    probe.host.touchDown(at: .middle)
    for x in [3.0, 9.9, 10, 12] { probe.host.touchMove(to: Point(200 + x, 200)) }
    probe.host.touchUp()
    #expect(log.entries == ["10,0", "12,0", "end 12,0"])
  }

  @Test func onceItHasBegunItMayComeBack() throws {
    let probe = try probe(DragGesture())
    probe.host.touchDown(at: .middle)
    for y in [-20.0, -2] { probe.host.touchMove(to: Point(200, 200 + y)) }
    probe.host.touchUp()
    #expect(log.entries == ["0,-20", "0,-2", "end 0,-2"])
  }

  @Test func withoutAMinimumItReportsPlainTouches() throws {
    let probe = try probe(DragGesture(minimumDistance: 0))
    probe.host.tap(at: .middle)
    #expect(log.entries == ["0,0", "end 0,0"])
  }

  @Test func whatDoesNotGoFarEnoughIsNone() throws {
    let probe = try probe(DragGesture(minimumDistance: 30))
    probe.drag(from: .middle, by: Size(29, 0))
    probe.host.touchUp()
    #expect(log.entries == [])
  }

  @Test func itGoesOnBeyondTheView() throws {
    let probe = try Probe.square(
      Color.red.frame(width: 50, height: 50).gesture(
        DragGesture().onEnded { [log] in log(told($0.location.x, $0.location.y)) }))
    probe.drag(from: .middle, by: Size(150, 0))
    probe.host.touchUp()
    #expect(log.entries == ["175,25"])
  }

  @Test func aChangeIsToldOnce() throws {
    let probe = try probe(DragGesture())
    probe.drag(from: .middle, by: Size(20, 0), steps: 1)
    probe.host.touchMove(to: Point(220, 200))
    #expect(log.entries == ["20,0"])
  }

  @Test func aValueSaysWhereAndHowFast() throws {
    var values: [DragGesture.Value] = []
    let probe = try Probe.square(
      Color.red.gesture(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
    )
    // 1 and 2 hundred points a second: 25 % of the newest, 75 % of the one before.
    probe.host.touchDown(at: .middle)
    probe.host.advance(to: 0.1)
    probe.host.touchMove(to: Point(210, 200))
    probe.host.advance(to: 0.2)
    probe.host.touchMove(to: Point(230, 200))
    let value = try #require(values.last)
    #expect(value.time == Date(timeIntervalSinceReferenceDate: 0.2))
    #expect(value.startLocation == CGPoint(x: 200, y: 200))
    #expect(value.location == CGPoint(x: 230, y: 200))
    #expect(value.translation == CGSize(width: 30, height: 0))
    #expect(isClose(value.velocity.width, 0.25 * 200 + 0.75 * 100) && value.velocity.height == 0)
    #expect(isClose(value.predictedEndLocation.x, 230 + 125 * 0.25))
    #expect(isClose(value.predictedEndTranslation.width, 30 + 125 * 0.25))
    // Lifted at once, the finger has that velocity; after a rest it has lost it.
    probe.host.touchUp()
    #expect(isClose(try #require(values.last).velocity.width, 125))
  }

  @Test(arguments: [(0.0, 100.0), (0.1, 81.8567), (1, 13.5065), (2, 0)])
  func aFingerThatRestsLosesItsVelocity(pause: Double, expected: Double) throws {
    var end = 0.0
    let probe = try Probe.square(
      Color.red.gesture(DragGesture().onEnded { end = $0.velocity.width }))
    probe.drag(from: .middle, by: Size(20, 0), over: 0.2)
    probe.host.advance(by: pause)
    probe.host.touchUp()
    #expect(isClose(end, expected))
  }

  @Test func locationsAreInTheSpaceThatIsAskedFor() throws {
    func view(_ drag: DragGesture) -> some View {
      VStack {
        Color.red.frame(width: 50, height: 50)
          .gesture(drag.onEnded { [log] in log(told($0.startLocation.x, $0.startLocation.y)) })
      }.frame(width: 100, height: 100).coordinateSpace(.named("box"))
    }
    for drag in [
      DragGesture(minimumDistance: 0), DragGesture(minimumDistance: 0, coordinateSpace: .global),
      DragGesture(minimumDistance: 0, coordinateSpace: .named("box")),
      DragGesture(minimumDistance: 0, coordinateSpace: .named("nowhere")),
    ] {
      let probe = try Probe.square(view(drag))
      probe.host.tap(at: Point(190, 210))
      #expect(probe.host.issues.count == (drag.coordinateSpace == .named("nowhere") ? 1 : 0))
    }
    #expect(log.entries == ["15,35", "190,210", "40,60", "190,210"])
  }

  @Test func aScaledViewCountsItsOwnPoints() throws {
    let probe = try Probe.square(
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture().onEnded { [log] in
            log(told($0.location.x, $0.translation.width, $0.velocity.width))
          }
        )
        .scaleEffect(2))
    probe.drag(from: .middle, by: Size(50, 0), over: 0.5)
    probe.host.touchUp()
    #expect(log.entries == ["75,25,50"])
  }

  /// What does not fit any more has the place where it would be shown, and not that of the last layout in
  /// which it was: which layouts there were depends on the frames that were drawn.
  @Test func locationsInAViewThatFitsNoMoreAreThoseOfThePlaceThatItWouldHave() throws {
    struct Scene: View {
      let model: Model<Double>
      let log: Log
      var body: some View {
        ViewThatFits(in: .horizontal) {
          VStack {
            Color.red.frame(width: 100, height: 40)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .onChanged { [log] in log(told($0.location.x, $0.location.y)) })
          }
          Color.blue.frame(width: 20, height: 20)
        }.frame(width: model.value, height: 40, alignment: .topLeading)
      }
    }
    let model = Model(100.0)
    let probe = try Probe.square(Scene(model: model, log: log))
    probe.host.touchDown(at: .middle)
    model.set(60, nil)
    _ = probe.host.frame()
    probe.host.touchMove(to: Point(201, 200))
    #expect(log.entries == ["50,20", "31,20"])
  }

  /// 5.5: coordinates follow what is shown, not where it is to come to rest.
  @Test func aMovingViewIsTouchedWhereItIsShown() throws {
    struct Scene: View {
      let model: Model<Double>
      let log: Log
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0).onEnded {
              log(told($0.startLocation.x, $0.location.x))
            }
          )
          .offset(x: model.value)
      }
    }
    let model = Model(-100.0)
    let probe = try Probe.square(Scene(model: model, log: log))
    model.set(100, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    // Half-way: the view is in the middle. A fifth of a second later it is 40 points further.
    probe.host.touchDown(at: .middle)
    probe.host.advance(to: 0.7)
    probe.host.touchUp()
    #expect(log.entries == ["50,10"])
  }

  @Test func aViewThatFollowsTheFingerFeedsBackUnlessTheSpaceStandsStill() throws {
    struct Scene: View {
      let space: CoordinateSpace
      let log: Log
      @State private var offset = 0.0
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(coordinateSpace: space).onChanged {
              log(told($0.translation.width))
              offset = $0.translation.width
            }
          )
          .offset(x: offset)
      }
    }
    for space in [CoordinateSpace.global, .local] {
      let probe = try Probe.square(Scene(space: space, log: log))
      probe.drag(from: .middle, by: Size(40, 0), steps: 2)
      log("")
    }
    #expect(log.entries == ["20", "40", "", "20", "20", ""])
  }
}
