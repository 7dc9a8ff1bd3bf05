import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.3: safe areas.
@MainActor @Suite("Safe areas")
struct SafeAreaTests {
  /// A surface of 100 by 200 with 20 covered at the top and 10 at the bottom.
  static let phone = HostConfiguration(
    size: Size(100, 200), safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))

  func frames(_ view: some View, _ configuration: HostConfiguration = phone) throws -> [CGRect] {
    let probe = try Probe(view, configuration)
    return probe.host.graph.attributesInOrder.filter { $0.property == "frame" }.map {
      let lanes = $0.modelComponents
      return CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
    }
  }

  @Test func theRootIsOfferedTheSafeArea() throws {
    #expect(try frames(Color.red) == [CGRect(x: 0, y: 20, width: 100, height: 170)])
    #expect(try frames(box(10, 10)) == [CGRect(x: 45, y: 100, width: 10, height: 10)])
  }

  @Test func ignoringReachesToTheSurfaceAtTheEdgesGiven() throws {
    #expect(
      try frames(Color.red.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      try frames(Color.red.ignoresSafeArea(edges: .top))
        == [CGRect(x: 0, y: 0, width: 100, height: 190)])
    #expect(
      try frames(Color.red.edgesIgnoringSafeArea(.bottom))
        == [CGRect(x: 0, y: 20, width: 100, height: 180)])
    #expect(
      try frames(Color.red.ignoresSafeArea(.keyboard))
        == [CGRect(x: 0, y: 20, width: 100, height: 170)])
  }

  @Test func aViewAwayFromTheBorderStaysWhereItIs() throws {
    #expect(
      try frames(box(10, 10).ignoresSafeArea()) == [CGRect(x: 45, y: 100, width: 10, height: 10)])
  }

  @Test func siblingsStayInside() throws {
    let view = ZStack(alignment: .top) {
      Color.red.ignoresSafeArea()
      box(10, 10)
    }
    #expect(
      try frames(view) == [
        CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 45, y: 20, width: 10, height: 10),
      ])
  }

  @Test func aStyleInTheBackgroundReachesUnderTheBarsAndAViewDoesNot() throws {
    let style = Color.clear.background(Color.red, ignoresSafeAreaEdges: .top)
    #expect(try frames(style)[0] == CGRect(x: 0, y: 0, width: 100, height: 190))
    let view = Color.clear.background { Color.red }
    #expect(try frames(view)[0] == CGRect(x: 0, y: 20, width: 100, height: 170))
  }

  @Test func anInsetMakesRoomForABarAndItsSafeAreaIsThatOfTheContent() throws {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 5) { box(100, 30) }
    #expect(
      try frames(view) == [
        CGRect(x: 0, y: 20, width: 100, height: 135),
        CGRect(x: 0, y: 160, width: 100, height: 30),
      ])
    let under = Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 5) {
      box(100, 30)
    }
    #expect(try frames(under)[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func aBarAtTheLeadingEdgeIsMirrored() throws {
    var configuration = Self.phone
    configuration.layoutDirection = .rightToLeft
    let view = Color.red.safeAreaInset(edge: .leading, spacing: 0) { box(30, 170) }
    #expect(
      try frames(view, configuration).map(\.minX) == [0, 70])
  }

  @Test func paddingOfTheSafeAreaIsRoomThatContentCanIgnore() throws {
    #expect(
      try frames(Color.red.safeAreaPadding(.horizontal, 7))
        == [CGRect(x: 7, y: 20, width: 86, height: 170)])
    #expect(
      try frames(Color.red.ignoresSafeArea().safeAreaPadding(7))
        == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test func aGeometryReaderTellsOfTheInsetsAroundIt() throws {
    let log = Log()
    _ = try frames(
      GeometryReader { proxy in
        let _ = log("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.bottom)")
        Color.red
      })
    #expect(log.entries == ["20.0 10.0"])
  }

  @Test func anEdgeThatIsRoundedToAPixelLiesOnTheBorder() {
    let area = SafeArea(
      safe: CGRect(x: 0, y: 38.67, width: 390, height: 771.33),
      whole: CGRect(x: 0, y: 0, width: 390, height: 844))
    // Of 390 by 771.33 points from 38.67 on, in thirds of a point.
    let reach = area.reach(of: CGRect(x: 0, y: 116.0 / 3, width: 390, height: 771))
    #expect(isClose(reach.top, 116.0 / 3, within: 0.01))
    #expect(isClose(reach.bottom, 844 - 116.0 / 3 - 771, within: 0.01))
    // A point away from it there is nothing to reach under.
    #expect(area.reach(of: CGRect(x: 0, y: 40, width: 390, height: 768)).bottom == 0)
  }

  @Test func otherInsetsTakeEffectOnTheNextFrame() throws {
    let probe = try Probe(Rectangle().ignoresSafeArea(edges: .top), Self.phone)
    probe.host.configuration.safeAreaInsets = EdgeInsets(
      top: 40, leading: 0, bottom: 30, trailing: 0)
    #expect(probe.value("Rectangle", "frame", 3) == 170)
    #expect(probe.value("Rectangle", "frame", 1) == 0)
  }

  @Test func aFrameRelativeToTheContainerIsThatOfTheSafeArea() throws {
    #expect(
      try frames(Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 })[0].height
        == 85)
    #expect(
      try frames(
        Color.red.frame(height: 3).containerRelativeFrame(
          .horizontal, count: 4, span: 2, spacing: 4))[0].width == 48)
  }

  @Test func insetsThatAreNoNumbersAreLeftOut() throws {
    let configuration = HostConfiguration(
      size: Size(100, 200),
      safeAreaInsets: EdgeInsets(top: .nan, leading: -3, bottom: .infinity, trailing: 0))
    #expect(try frames(Color.red, configuration)[0].height == 200)
    let probe = try Probe(
      Color.red.safeAreaInset(edge: .top, spacing: .nan) { box(1, 1) }, Self.phone)
    #expect(probe.host.issues.count == 1)
  }
}
