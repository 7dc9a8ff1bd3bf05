import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("Areas of paths") @MainActor
struct PathAreaTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// How much of a field of 20 by 20 points a path covers, by both rules.
  private func area(_ path: Path) -> Double {
    var counts = [0.0, 0.0]
    for y in 0..<80 {
      for x in 0..<80 {
        let point = CGPoint(x: Double(x) / 4 + 0.125, y: Double(y) / 4 + 0.125)
        if path.contains(point) { counts[0] += 1 }
        if path.contains(point, eoFill: true) { counts[1] += 1 }
      }
    }
    #expect(counts[0] == counts[1], "both rules fill the same")
    return counts[0] / 16
  }

  @Test("are joined, cut with each other, and taken from each other")
  func operations() {
    #expect(area(left.union(right)) == 175)
    #expect(area(left.intersection(right)) == 25)
    #expect(area(left.subtracting(right)) == 75)
    #expect(area(left.symmetricDifference(right)) == 150)
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test("that touch, lie on each other or in each other come out whole")
  func degenerate() {
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(area(left.union(beside)) == 200 && left.intersection(beside).isEmpty)
    #expect(area(left.union(left)) == 100 && left.subtracting(left).isEmpty)
    let inside = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(area(left.subtracting(inside)) == 91 && area(left.union(inside)) == 100)
    #expect(left.intersection(Path()).isEmpty && area(left.union(Path())) == 100)
  }

  @Test("follow curves to within two hundredths of a point")
  func curves() throws {
    let lens = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      .intersection(Path(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10)))
    let expected = 2 * 25 * (Double.pi / 3 - 3.0.squareRoot() / 4)
    #expect(abs(area(lens) - expected) < 0.5)
  }

  @Test("of a path that crosses itself are made simple, by the rule that is asked for")
  func normalized() {
    var twice = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    twice.addRect(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(area(twice.normalized()) == 91 && area(twice.normalized(eoFill: false)) == 100)
  }

  @Test("cut lines into parts inside and outside")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    #expect(line.lineIntersection(left).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(left).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
    let apart = Path(CGRect(x: 50, y: 50, width: 2, height: 2))
    #expect(apart.lineSubtraction(left).data.elements.last == .close)
    #expect(apart.lineIntersection(left).isEmpty)
  }

  @Test("with numbers that are not finite count as empty, and huge ones are left as they are")
  func badInput() {
    let bad = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(bad.union(bad).isEmpty && area(left.union(bad)) == 100)
    let huge = Path { path in
      for index in 0..<30_000 {
        path.addLine(to: CGPoint(x: Double(index % 7), y: Double(index)))
      }
    }
    #expect(huge.union(left) == huge)
  }

  @Test("of shapes are made in the shapes' frame, and move with both")
  func shapes() throws {
    let ring = Circle().subtracting(Circle().inset(by: 20))
    let shown = try DrawnView(ring.fill(.black))
    #expect(shown.pixel(10, 50)[0] < 10 && shown.pixel(50, 50) == [255, 255, 255])
    let cut = Rectangle().trim(from: 0, to: 0.5).union(Rectangle().trim(from: 0, to: 0.25))
    #expect(cut.animatableData.magnitudeSquared > 0)
  }
}
