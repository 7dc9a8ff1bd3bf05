import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.5 and 12.3.
@MainActor @Suite("Offset, position and the pixel grid")
struct OffsetTests {
  @Test func anOffsetMovesWhatIsDrawnAndNothingElse() throws {
    let placed = try Placed(
      HStack(spacing: 0) {
        box(10, 10).offset(x: 5, y: -3); box(10, 10)
      }, 100, 100)
    #expect(placed.size == CGSize(width: 20, height: 10))
    #expect(placed.leaves.map(\.origin) == [CGPoint(x: 5, y: -3), CGPoint(x: 10, y: 0)])
    #expect(try Placed(box(1, 1).offset(CGSize(width: 2, height: 3)), 9, 9).xs == [2])
    #expect(try Placed(box(1, 1).offset(y: 3), 9, 9).ys == [3])
  }

  @Test func aPositionTakesAllThereIsAndCentresThere() throws {
    let placed = try Placed(box(10, 20).position(x: 30, y: 40), 100, 100)
    #expect(placed.size == CGSize(width: 100, height: 100))
    #expect(placed.leaves[0].origin == CGPoint(x: 25, y: 30))
    #expect(try Placed(box(10, 20).position(CGPoint(x: 5, y: 10)), 9, 9).xs == [0])
  }

  @Test func originsGoToTheNearestPixelAndSizesUp() throws {
    let view = Color.red.frame(width: 10.3, height: 10).padding(.leading, 3.2)
    #expect(
      try Placed(view, 100, 100, HostConfiguration(scale: 1)).leaves
        == [CGRect(x: 3, y: 0, width: 11, height: 10)])
    #expect(
      try Placed(view, 100, 100, HostConfiguration(scale: 2)).leaves
        == [CGRect(x: 3, y: 0, width: 10.5, height: 10)])
    #expect(
      try Placed(view, 100, 100, HostConfiguration(scale: 10)).leaves
        == [CGRect(x: 3.2, y: 0, width: 10.3, height: 10)])
  }

  @Test func framesOnTheirWayAreNotRounded() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View { Color.red.frame(width: 10, height: 10).offset(x: model.value) }
    }
    let model = Model(0.0)
    let probe = try Probe(Scene(model: model), HostConfiguration(size: .init(10, 10), scale: 1))
    model.set(1, .linear(duration: 1))
    #expect(isClose(probe.value("Color/Rectangle", "frame", at: 0.3), 0.3))
  }
}

/// SWIFTUI-FACTS 12; the mirrored side of each.
@MainActor @Suite("Right to left")
struct RightToLeftTests {
  private func xs<V: View>(_ view: V) throws -> [CGFloat] {
    try Placed(view, 100, 100, .rightToLeft).xs
  }

  @Test func stacksBeginAtTheRight() throws {
    #expect(
      try xs(
        HStack(spacing: 0) {
          box(10, 10); box(20, 10)
        }) == [20, 0])
    #expect(
      try xs(
        VStack(alignment: .leading) {
          box(10, 10); box(20, 10)
        }) == [10, 0])
    #expect(
      try xs(
        ZStack(alignment: .trailing) {
          box(10, 10); box(20, 10)
        }) == [0, 0])
    #expect(
      try xs(
        HStack {
          box(10, 10); Spacer()
        }) == [90])
  }

  @Test func leadingIsTheRightEdge() throws {
    #expect(try xs(box(10, 10).padding(.leading, 5)) == [0])
    #expect(try xs(box(10, 10).padding(.trailing, 5)) == [5])
    #expect(try xs(box(10, 10).frame(width: 50, alignment: .leading)) == [40])
    #expect(try xs(box(50, 10).overlay(alignment: .leading) { box(10, 10) }) == [0, 40])
    #expect(try xs(box(50, 10).background(alignment: .trailing) { box(10, 10) }) == [0, 0])
  }

  @Test func offsetsAndPositionsGoTheOtherWay() throws {
    #expect(try xs(box(10, 10).offset(x: 5)) == [-5])
    #expect(try xs(box(10, 10).position(x: 20, y: 0)) == [75])
  }

  @Test func aMoveFromLeadingComesFromTheRight() throws {
    struct Scene: View {
      let model: Model<Bool>
      var body: some View {
        ZStack {
          Color.gray
          if model.value {
            Circle().frame(width: 20, height: 20).transition(.move(edge: .leading))
          }
        }
      }
    }
    let model = Model(false)
    let probe = try Probe(
      Scene(model: model),
      HostConfiguration(size: .init(100, 100), layoutDirection: .rightToLeft))
    model.set(true, .linear(duration: 1))
    #expect(isClose(probe.value("Circle[1]", "frame", at: 0), 60))
    #expect(isClose(probe.value("Circle[1]", "frame", at: 0.5), 50))
  }

  @Test func anchorsAreMirroredAndTheSurfaceIsNot() throws {
    let probe = try Probe(
      Color.red.scaleEffect(0.5, anchor: .leading),
      HostConfiguration(size: .init(100, 100), layoutDirection: .rightToLeft))
    let bounds = try #require(probe.host.graph.rootElement.shownBounds)
    #expect(bounds.minX == 50 && bounds.maxX == 100)
  }
}
