import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// When a canvas is drawn, and what counts as a change.
@MainActor @Suite("Canvas")
struct CanvasTests {
  @Test func takesWhatItIsOfferedAndTenWhereNothingIs() throws {
    let canvas = Canvas { _, _ in }
    #expect(try Placed(canvas, 40, 30).size == CGSize(width: 40, height: 30))
    #expect(try Placed(canvas, nil, nil).size == CGSize(width: 10, height: 10))
  }

  @Test func isCutAtItsFrameAndTakesTouchesEverywhereInIt() throws {
    let taps = Log()
    let drawn = try DrawnView(
      Canvas { context, _ in context.fill(square(-20, -20, 80), with: .pureRed) }
        .frame(width: 20, height: 20).onTapGesture { taps("tap") }, 60, 60)
    #expect(drawn.hex(30, 30) == "FF0000" && drawn.hex(15, 30) == "FFFFFF")
    drawn.host.tap(at: Point(22, 22))
    #expect(taps.entries == ["tap"])
  }

  @Test func anOpaqueOneIsBlackWhereNothingIsDrawn() throws {
    let drawn = try DrawnView(Canvas(opaque: true) { _, _ in }, 10, 10)
    #expect(drawn.hex(5, 5) == "000000")
  }

  @Test func theRendererRunsAgainForAnotherValueOrSizeOrWhatItReadAndElseNot() throws {
    struct Subject: View {
      let model: Model<Int>
      let read: Model<Double>
      let offset: Model<CGFloat>
      var body: some View {
        let count = model.value
        Canvas { context, size in
          context.fill(square(0, 0, CGFloat(count)), with: .pureRed)
          context.fill(square(0, 0, read.value), with: .pureBlue)
        }
        .frame(width: 20, height: 20)
        .offset(x: offset.value)
      }
    }
    let (model, read, offset) = (Model(1), Model(2.0), Model<CGFloat>(0))
    let probe = try Probe(Subject(model: model, read: read, offset: offset))
    #expect(probe.host.frame().statistics.canvasesDrawn == 0)
    // What only the renderer reads evaluates no body.
    read.set(3, nil)
    var statistics = probe.host.frame().statistics
    #expect(statistics.canvasesDrawn == 1 && statistics.bodies == 0 && statistics.layouts == 0)
    model.set(4, nil)
    statistics = probe.host.frame().statistics
    #expect(statistics.canvasesDrawn == 1 && statistics.bodies == 1)
    // Both are read again by the latest run.
    read.set(5, nil)
    #expect(probe.host.frame().statistics.canvasesDrawn == 1)
    #expect(probe.list.description.contains("rect (0, 0, 5, 5)"))
  }

  @Test func aCanvasThatOnlyMovesIsNotDrawnAgain() throws {
    struct Subject: View {
      let isRight: Model<Bool>
      var body: some View {
        Moving().frame(width: 20, height: 20)
          .frame(width: 200, alignment: isRight.value ? .trailing : .leading)
      }
    }
    struct Moving: View {
      var body: some View { Canvas { context, _ in context.fill(square(0, 0, 9), with: .pureRed) } }
    }
    let isRight = Model(false)
    let probe = try Probe(Subject(isRight: isRight))
    isRight.set(true, .linear(duration: 1))
    _ = probe.host.frame()
    probe.host.advance(to: 0.5)
    let statistics = probe.host.frame().statistics
    #expect(statistics.canvasesDrawn == 0 && statistics.bodies == 0 && statistics.layouts == 0)
    #expect(isClose(probe.value("Canvas", "frame", 0), 186.5))
  }

  /// SWIFTUI-FACTS 5.2: frames animate at the leaves; a canvas is drawn at the size shown.
  @Test(arguments: [(0.0, 20.0), (0.25, 30), (0.5, 40), (1, 60)])
  func aCanvasWhoseSizeMovesIsDrawnAtTheSizeShown(time: Double, expected: Double) throws {
    struct Subject: View {
      let width: Model<CGFloat>
      let sizes: Log
      var body: some View {
        Canvas { _, size in sizes("\(size.width)") }.frame(width: width.value, height: 10)
      }
    }
    let (width, sizes) = (Model<CGFloat>(20), Log())
    let probe = try Probe(Subject(width: width, sizes: sizes))
    width.set(60, .linear(duration: 1))
    _ = probe.host.frame()
    probe.host.advance(to: time)
    let statistics = probe.host.frame().statistics
    #expect(sizes.entries.last == "\(expected)")
    #expect(statistics.bodies == 0 && statistics.layouts == 0)
  }

  @Test func theEnvironmentIsThatOfTheCanvasAndAChangeDrawsAgain() throws {
    let drawn = try DrawnView(
      Canvas { context, size in
        context.fill(
          square(0, 0, 20), with: context.environment.colorScheme == .dark ? .pureBlue : .pureRed)
      }, 20, 20)
    #expect(drawn.hex(9, 9) == "FF0000")
    drawn.host.configuration.colorScheme = .dark
    drawn.show()
    #expect(drawn.hex(9, 9) == "0000FF")
  }

  /// SWIFTUI-FACTS 10: the date is that of the frame.
  @Test func insideATimelineItIsDrawnInEveryFrame() throws {
    let drawn = try DrawnView(
      TimelineView(.animation) { timeline in
        Canvas { context, _ in
          let seconds = timeline.date.timeIntervalSinceReferenceDate
          context.fill(
            square(10 * seconds.truncatingRemainder(dividingBy: 4), 0, 10), with: .pureRed)
        }
      }, 40, 10)
    let start = drawn.commands
    for frame in 1...3 {
      drawn.host.advance(by: 1)
      #expect(drawn.show().canvasesDrawn == 1)
      if frame < 3 { #expect(drawn.commands != start) }
    }
    drawn.host.advance(by: 1)
    drawn.show()
    #expect(drawn.commands == start)
  }

  @Test func tenThousandCommandsAreDrawnInOneLayer() throws {
    let drawn = try DrawnView(200, 200) { context, size in
      for index in 0..<10_000 {
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: CGFloat(index % 100) * 2, y: CGFloat(index / 100) * 2)
        copy.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)), with: .pureRed)
      }
    }
    let list = drawn.host.frame().list
    #expect(list.count == 2)
    #expect(drawn.commands.count == 20_000)
    #expect(
      Array(drawn.commands.suffix(2)) == [
        "group at (198, 198) opacity 0.5", "  fill ellipse (0, 0, 2, 2) #FF0000",
      ])
  }
}
