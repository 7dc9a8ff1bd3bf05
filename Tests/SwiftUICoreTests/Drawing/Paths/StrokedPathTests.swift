import LegatoDisplay
import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.7: a stroke lies on both sides of its path.
@Suite("Stroked paths")
struct StrokedPathTests {
  private func line(_ points: CGPoint..., closed: Bool = false) -> Path {
    Path { path in
      path.addLines(points)
      if closed { path.closeSubpath() }
    }
  }

  @Test func capsEndALine() {
    let base = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    func bounds(_ cap: CGLineCap) -> CGRect {
      base.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(bounds(.square) == CGRect(x: 8, y: 8, width: 24, height: 4))
    #expect(abs(bounds(.round).minX - 8) < 0.05 && abs(bounds(.round).width - 24) < 0.1)
    let round = base.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: 8.5, y: 10)) && !round.contains(CGPoint(x: 8.2, y: 8.2)))
  }

  @Test func joinsFillCorners() {
    let base = line(
      CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0))
    func reaches(_ join: CGLineJoin, limit: CGFloat = 10, _ point: CGPoint) -> Bool {
      base.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)).contains(point)
    }
    let (tip, arc, edge) = (
      CGPoint(x: 21.8, y: 21.8), CGPoint(x: 21.3, y: 21.3), CGPoint(x: 20.8, y: 20.8)
    )
    #expect(reaches(.miter, tip) && !reaches(.miter, limit: 1, tip))
    #expect(reaches(.round, arc) && !reaches(.round, tip))
    #expect(reaches(.bevel, edge) && !reaches(.bevel, arc))
  }

  @Test func aClosedPathHasAHole() {
    let ring = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
      StrokeStyle(lineWidth: 4))
    #expect(ring.boundingRect == CGRect(x: -2, y: -2, width: 44, height: 44))
    #expect(ring.contains(CGPoint(x: 1, y: 20)) && ring.contains(CGPoint(x: -1, y: 20)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && !ring.contains(CGPoint(x: -3, y: 20)))
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(circle.contains(CGPoint(x: 4, y: 50)) && !circle.contains(CGPoint(x: 6, y: 50)))
    #expect(circle.contains(CGPoint(x: -4, y: 50)) && !circle.contains(CGPoint(x: -6, y: 50)))
  }

  @Test func dashesFollowTheirPatternAndPhase() {
    func shown(_ phase: CGFloat) -> [Bool] {
      let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0)).strokedPath(
        StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: phase))
      return [2, 12, 17, 27, 32].map { path.contains(CGPoint(x: $0, y: 0.5)) }
    }
    #expect(shown(0) == [true, false, true, false, true])
    #expect(shown(10) == [false, true, false, true, false])
    #expect(shown(-5) == [false, true, false, true, false])
  }

  @Test func badPatternsMakePlainLines() {
    let base = line(CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0))
    for dash: [CGFloat] in [[0], [.nan], [1e-9], [-5], [.infinity]] {
      let path = base.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
      #expect(path.contains(CGPoint(x: 13, y: 0.5)), "\(dash)")
    }
    #expect(base.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    #expect(base.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
  }

  @Test func pointsAreShownByTheirCaps() {
    let point = line(CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10))
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(
      point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
        == CGRect(x: 8, y: 8, width: 4, height: 4))
    #expect(
      point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(
        CGPoint(x: 11.5, y: 10)))
  }
}
