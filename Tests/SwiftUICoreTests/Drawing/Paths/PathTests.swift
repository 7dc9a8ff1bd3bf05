import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.7.
@Suite("Paths")
struct PathTests {
  private func isNear(_ rect: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Bool
  {
    isClose(rect.minX, x, within: 0.03) && isClose(rect.minY, y, within: 0.03)
      && isClose(rect.width, width, within: 0.06) && isClose(rect.height, height, within: 0.06)
  }

  @Test func theBoundingRectHoldsCurvesAndNotTheirControlPoints() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    }
    #expect(isNear(curve.boundingRect, 0, 0, 30, 30))
    let quad = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    }
    #expect(isNear(quad.boundingRect, 0, 0, 20, 10))
    #expect(Path().boundingRect.isNull && Path().isEmpty && Path().currentPoint == nil)
  }

  @Test func aRelativeArcTurnsByItsDelta() {
    func arc(_ delta: Double) -> Path {
      Path { path in
        path.addRelativeArc(
          center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta))
      }
    }
    #expect(isNear(arc(90).boundingRect, 0, 0, 10, 10))
    #expect(isNear(arc(-90).boundingRect, 0, -10, 10, 10))
    #expect(isNear(arc(720).boundingRect, -10, -10, 20, 20))
    #expect(arc(.infinity).isEmpty && arc(.nan).isEmpty)
  }

  @Test func anArcBetweenTangentsTouchesBothAndGoesTheShortWay() throws {
    let corner = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    let end = try #require(corner.currentPoint)
    #expect(isClose(end.x, 20) && isClose(end.y, 5))
    #expect(isNear(corner.boundingRect, 0, 0, 20, 5))
    #expect(corner.data.elements.count == 3)
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    }
    #expect(straight.description == "0 0 m 9 0 l")
    #expect(Path { $0.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1) }.isEmpty)
  }

  @Test func transformsApplyToWhatIsAdded() {
    let move = CGAffineTransform(translationX: 5, y: 0)
    let path = Path { path in
      path.addRects([CGRect(x: 0, y: 0, width: 2, height: 2)], transform: move)
      path.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
        transform: CGAffineTransform(scaleX: 3, y: 1))
    }
    #expect(isNear(path.boundingRect, -3, -1, 10, 3))
    let quarter = Path { path in
      path.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: move)
    }
    #expect(isNear(quarter.boundingRect, 5, 0, 1, 1))
    let turned = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.boundingRect, -2, 0, 2, 4))
    // A plain shape that is moved and scaled stays plain.
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).offsetBy(dx: 1, dy: 2)
    #expect(ellipse.geometry == .ellipse(Rect(1, 2, 2, 2)))
  }

  @Test func cornersMayBeUneven() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      cornerRadii: RectangleCornerRadii(topLeading: 20), style: .circular)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 38, y: 38)))
    #expect(path.contains(CGPoint(x: 38, y: 2)) && path.contains(CGPoint(x: 2, y: 38)))
    #expect(isNear(path.boundingRect, 0, 0, 40, 40))
  }

  @Test func evenOddAndWindingDifferInWhatIsCoveredTwice() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  @Test func elementsAreVisitedInOrder() {
    var seen: [Path.Element] = []
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 0))
      path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
      path.closeSubpath()
      path.closeSubpath()
    }
    path.forEach { seen.append($0) }
    #expect(
      seen == [
        .move(to: .zero), .line(to: CGPoint(x: 1, y: 0)),
        .quadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1)), .closeSubpath,
      ])
    #expect(path.currentPoint == .zero)
  }

  @Test(arguments: [
    "0 0 m 10 0 l 10 5 5 10 q h", "0.1 -2.5 m 1 2 3 4 5 6 c", "1e+20 0 m", "", "0 0 m 1 1 l 2 2 m",
  ])
  func descriptionsAreReadBack(text: String) throws {
    let path = try #require(Path(text))
    #expect(path.description == text)
    #expect(Path(path.description) == path)
  }

  @Test(arguments: ["m", "0 m", "1 1 l", "0 0 m 1 l", "0 0 m 1 1", "0 0 x", "0 0 m 1 2 3 4 c"])
  func whatIsNoDescriptionIsNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func shapesReadBackAsTheirOutlines() throws {
    let circle = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 3.3, height: 7))
    #expect(try #require(Path(circle.description)).data == circle.data)
    #expect(Path("0 0 4 2 re")?.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test func aPathOfManyElementsGrowsInPlace() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<100_000 { path.addLine(to: CGPoint(x: index, y: index % 2)) }
    #expect(path.data.elements.count == 100_001)
  }
}
