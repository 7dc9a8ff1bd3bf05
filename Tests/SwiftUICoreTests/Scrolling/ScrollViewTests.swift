import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.4 and 13.2: a scroll view, its layout and its gesture.
@MainActor
@Suite struct ScrollViewTests {
  private func rows(_ count: Int, _ height: CGFloat = 50) -> some View {
    ForEach(0..<count, id: \.self) { _ in Color.gray.frame(height: height) }
  }

  private func list(_ count: Int = 30) -> some View {
    ScrollView { VStack(spacing: 0) { rows(count) } }
  }

  @Test func answersTheProposalAlongItsAxisAndTheContentAcross() throws {
    let placed = try Placed(ScrollView { box(100, 900) }, 300, 200)
    #expect(placed.size == CGSize(width: 100, height: 200))
    let free = try Placed(ScrollView { box(100, 900) }, 300, nil)
    #expect(free.size == CGSize(width: 100, height: 900))
    let across = try Placed(ScrollView(.horizontal) { box(900, 50) }, 300, 200)
    #expect(across.size == CGSize(width: 300, height: 50))
  }

  @Test func offersNoLengthAlongItsAxis() throws {
    let placed = try Placed(ScrollView { Color.gray }, 300, 200)
    #expect(placed.heights.last == 10)
    #expect(placed.widths.last == 300)
  }

  @Test func severalViewsStandOneBelowTheOther() throws {
    let placed = try Placed(
      ScrollView {
        box(100, 50)
        box(50, 50)
      }, 300, 200)
    #expect(Array(placed.ys.suffix(2)) == [0, 58])
    #expect(Array(placed.xs.suffix(2)) == [0, 25])
  }

  @Test func smallContentLeadsOnOneAxisAndIsCentredOnTwo() throws {
    let one = try Placed(ScrollView { box(100, 50) }, 300, 200)
    #expect(one.ys.last == 0)
    let two = try Placed(ScrollView([.horizontal, .vertical]) { box(100, 50) }, 300, 200)
    #expect(two.xs.last == 100)
    #expect(two.ys.last == 75)
  }

  @Test func theContentFollowsTheFingerAfterTenPoints() throws {
    let probe = try Probe.square(list())
    probe.drag(from: .middle, by: Size(0, -9))
    #expect(probe.value("ScrollView", "scroll", 1) == 0)
    probe.host.touchUp()
    probe.drag(from: .middle, by: Size(0, -110))
    #expect(isClose(probe.value("ScrollView", "scroll", 1), 100))
  }

  @Test func beyondTheEndTheContentGivesWay() throws {
    let probe = try Probe.square(list())
    probe.drag(from: Point(200, 100), by: Size(0, 110))
    // (1 − 1 / (100 · 0.55 / 400 + 1)) · 400
    #expect(isClose(probe.value("ScrollView", "scroll", 1), -48.3516, within: 0.001))
    probe.host.touchUp()
    probe.host.advance(by: 3)
    #expect(probe.value("ScrollView", "scroll", 1) == 0)
  }

  /// x(t) = x0 + v / k · (1 − e^(−kt)) with k = −1000 · ln 0.998.
  @Test func letGoItSlidesAsAFunctionOfTime() throws {
    let course = ScrollCourse(position: 100, velocity: 500, bounds: 0...1000, grid: 0.5)
    #expect(course.target == 349.5)
    for (time, value) in [(0.0, 100.0), (0.25, 198.5), (0.5, 258.2), (1, 316.3), (2, 345.4)] {
      #expect(isClose(course.value(at: time), value, within: 0.6), "\(time)")
    }
    #expect(course.value(at: course.end) == 349.5)
    #expect(course.value(at: -1) == 100)
  }

  @Test func aSlideSwingsPastTheEndAndBack() {
    let course = ScrollCourse(position: 900, velocity: 2000, bounds: 0...1000, grid: 1)
    #expect(course.target == 1000)
    let values = (0...60).map { course.value(at: Double($0) / 30) }
    #expect(values.max()! > 1030)
    #expect(values.max()! < 1100)
    #expect(values.last == 1000)
    #expect(course.end < 1.5)
  }

  @Test func playingAndSeekingAgree() throws {
    func end(_ steps: Int) throws -> [Double?] {
      let probe = try Probe.square(list())
      probe.drag(from: .middle, by: Size(0, -150))
      probe.host.touchUp()
      var values: [Double?] = []
      for index in 1...steps {
        probe.host.advance(to: 0.1 + 0.5 * Double(index) / Double(steps))
        _ = probe.host.frame()
      }
      values.append(probe.value("ScrollView", "scroll", 1))
      probe.host.advance(by: 5)
      values.append(probe.value("ScrollView", "scroll", 1))
      return values
    }
    let sought = try end(1)
    #expect(sought == (try end(30)))
    #expect(sought == (try end(60)))
    #expect((sought[0] ?? 0) > 250)
    #expect((sought[1] ?? 0) > (sought[0] ?? 0))
  }

  @Test func aFrameOfScrollingEvaluatesAndLaysOutNothing() throws {
    let probe = try Probe.square(list())
    probe.drag(from: .middle, by: Size(0, -150))
    probe.host.touchUp()
    _ = probe.host.frame()
    probe.host.advance(by: 0.1)
    let frame = probe.host.frame()
    #expect(frame.statistics.bodies == 0)
    #expect(frame.statistics.layouts == 0)
    #expect(frame.statistics.layersRecorded <= 2)
    #expect(probe.host.motions.contains { $0.property == "scroll" })
    probe.host.advance(by: 10)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func aDragTakesTheFingerFromAButton() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView {
        Button("One") { log("tap") }.frame(width: 400, height: 390)
        box(400, 900)
      })
    probe.tap("One")
    #expect(log.entries == ["tap"])
    probe.drag(from: probe.host.semantics[0].center, by: Size(0, -60))
    probe.host.touchUp()
    #expect(log.entries == ["tap"])
    #expect((probe.value("ScrollView", "scroll", 1) ?? 0) >= 50)
  }

  @Test func aTouchCatchesWhatSlides() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView {
        VStack(spacing: 0) { rows(30) }.onTapGesture { log("tap") }
      })
    probe.drag(from: .middle, by: Size(0, -150))
    probe.host.touchUp()
    probe.host.advance(by: 0.1)
    let caught = probe.value("ScrollView", "scroll", 1)
    probe.host.tap(at: .middle)
    probe.host.advance(by: 1)
    #expect(probe.value("ScrollView", "scroll", 1).map { abs($0 - (caught ?? 0)) < 0.5 } == true)
    #expect(log.entries.isEmpty)
  }

  @Test func aDragAcrossIsLeftToTheContent() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView {
        VStack(spacing: 0) { rows(30) }.gesture(DragGesture().onChanged { _ in log("drag") })
      })
    probe.drag(from: .middle, by: Size(60, 0))
    probe.host.touchUp()
    #expect(!log.entries.isEmpty)
    #expect(probe.value("ScrollView", "scroll", 1) == 0)
  }

  @Test func scrollDisabledHoldsTheContent() throws {
    let probe = try Probe.square(list().scrollDisabled(true))
    probe.drag(from: .middle, by: Size(0, -110))
    #expect(probe.value("ScrollView", "scroll", 1) == 0)
  }

  @Test func contentThatBecomesShorterIsFollowed() throws {
    let model = Model(30)
    let probe = try Probe.square(Shrinking(model: model))
    probe.drag(from: .middle, by: Size(0, -160))
    probe.host.touchUp()
    probe.host.advance(by: 9)
    model.set(9, nil)
    #expect(probe.value("ScrollView", "scroll", 1) == 50)
  }

  @Test func aReaderOfGeometryIsToldWhereItIsScrolledTo() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView {
        GeometryReader { proxy in
          let _ = log(told(proxy.frame(in: .global).minY))
          Color.red
        }.frame(height: 50)
        box(400, 900)
      })
    log.entries = []
    probe.drag(from: .middle, by: Size(0, -60), steps: 1)
    #expect(log.entries.last == "-50")
  }
}

private struct Shrinking: View {
  let model: Model<Int>
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<model.value, id: \.self) { _ in Color.gray.frame(height: 50) }
      }
    }
  }
}
