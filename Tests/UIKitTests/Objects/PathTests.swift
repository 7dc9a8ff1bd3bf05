import SwiftUI
import SwiftUICore
import Testing
import UIKit

@Suite("Paths of UIKit and Core Graphics")
struct PathTests {
  @Test func cornersThatAreRoundedAreCutOff() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == rect)
    for (point, isInside) in [
      (CGPoint(x: 1, y: 1), false), (CGPoint(x: 99, y: 1), true), (CGPoint(x: 1, y: 59), true),
      (CGPoint(x: 99, y: 59), false), (CGPoint(x: 50, y: 30), true),
    ] { #expect(path.contains(point) == isInside, "\(point)") }
    // A radius beyond half of a side is that half.
    let pill = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(pill.contains(CGPoint(x: 50, y: 1)) && !pill.contains(CGPoint(x: 2, y: 2)))
    #expect(pill.contains(CGPoint(x: 1, y: 30)))
  }

  @Test func arcsGoAsTheyAreSeen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // y points down: clockwise from +x is downwards.
    #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(quarter.bounds.minY > -1e-9 && quarter.bounds.minX > -1e-9)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.bounds.minX < -9.9 && rest.bounds.minY < -9.9)
    let mutable = CGMutablePath()
    mutable.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(mutable.currentPoint.y - 10) < 1e-9)
  }

  @Test func reversingKeepsTheLine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.close()
    let back = path.reversing()
    var elements: [Path.Element] = []
    Path(back.cgPath).forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 20, y: 10)),
        .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 20, y: 0)),
        .line(to: CGPoint(x: 0, y: 0)), .closeSubpath,
      ])
    #expect(back.bounds == path.bounds)
  }

  @Test func transformsActOnWhatIsAdded() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let shift = CGAffineTransform(translationX: 100, y: 0)
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: 0, delta: .pi, transform: shift)
    #expect(isNear(path.currentPoint, CGPoint(x: 90, y: 0)))
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil), transform: shift)
    #expect(path.boundingBoxOfPath.maxX == 110)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test func dashesAreTheirLengths() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    let dashed = line.copy(dashingWithPhase: 0, lengths: [10, 20])
    var starts: [CGFloat] = []
    dashed.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0].x) }
    }
    #expect(starts.map { $0.rounded() } == [0, 30, 60, 90])
    #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    #expect(line.copy(dashingWithPhase: .nan, lengths: [1]) == line)
  }

  @Test func rectanglesAreKnown() {
    var rect = CGRect.zero
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: frame, transform: nil).isRect(&rect) && rect == frame)
    #expect(!CGPath(ellipseIn: frame, transform: nil).isRect(nil))
    #expect(Path(frame).cgPath.boundingBox == frame)
  }

  @Test func numbersThatAreNotFiniteDoNoHarm() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -5),
      byRoundingCorners: .allCorners, cornerRadii: CGSize(width: CGFloat.nan, height: -3))
    path.addArc(
      withCenter: .zero, radius: .infinity, startAngle: .nan, endAngle: 1, clockwise: true)
    path.apply(CGAffineTransform(scaleX: .nan, y: 0))
    #expect(!path.contains(.zero))
    _ = (path.reversing(), path.bounds, path.cgPath.boundingBox)
  }
}
