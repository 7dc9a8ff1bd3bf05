import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.1 and 12.7.
@MainActor @Suite("Shapes and paths")
struct ShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func aShapeTakesWhatItIsOfferedAndTenWhereNothingIs() throws {
    #expect(try Placed(Rectangle(), nil, nil).size == CGSize(width: 10, height: 10))
    #expect(try Placed(Capsule(), nil, 30).size == CGSize(width: 10, height: 30))
    #expect(try Placed(Ellipse(), 40, 30).size == CGSize(width: 40, height: 30))
    #expect(try Placed(Circle(), 40, 30).size == CGSize(width: 30, height: 30))
    // A scroll view does not say how tall its content is to be.
    #expect(Circle().sizeThatFits(.init(width: 36, height: nil)) == CGSize(width: 36, height: 36))
    #expect(Circle().sizeThatFits(.init(width: nil, height: 20)) == CGSize(width: 20, height: 20))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(try Placed(Path { $0.addRect(frame) }, 7, 8).size == CGSize(width: 7, height: 8))
  }

  @Test func circlesAreCentredAndCapsulesRoundTheShortSide() {
    #expect(Circle().path(in: frame).boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
    let capsule = Capsule().path(in: frame)
    #expect(!capsule.contains(CGPoint(x: 2, y: 2)) && capsule.contains(CGPoint(x: 50, y: 1)))
  }

  @Test func insetsShrinkAndCornersStayParallel() {
    #expect(
      Rectangle().inset(by: 5).path(in: frame).boundingRect
        == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(Rectangle().inset(by: 60).path(in: frame).boundingRect.isEmpty)
    let rounded = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5).path(in: frame)
    #expect(
      rounded.geometry
        == .roundedRect(Rect(5, 5, 90, 40), radius: Size(15, 15), continuous: false))
  }

  @Test func trimmingGoesByLengthAndClamps() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect.minX == 25)
    #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect.width == 50)
    #expect(line.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(line.trimmedPath(from: -3, to: 7).boundingRect.width == 100)
    let circle = Circle().trim(from: 0, to: 0.25).path(
      in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 8, y: 8)) && !circle.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func anArcThatIsNotClockwiseGoesClockwiseToTheEye() {
    func arc(_ clockwise: Bool) -> Path {
      Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: clockwise)
      }
    }
    // y points down: a quarter below on the right, or the other three.
    #expect(isClose(arc(false).boundingRect.minY, 0) && isClose(arc(false).boundingRect.maxY, 10))
    #expect(isClose(arc(true).boundingRect.minY, -10) && isClose(arc(true).boundingRect.minX, -10))
  }

  @Test func fillsAreNonZeroUnlessEvenOdd() {
    let both = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(both.contains(CGPoint(x: 50, y: 50)))
    #expect(!both.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(both.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  @Test func theCurrentPointOfAClosedPathIsWhereItBegan() {
    var path = Path()
    #expect(path.currentPoint == nil && path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func borderStrokesLieInsideAndStrokesOnTheEdge() throws {
    let border = try Probe(
      Rectangle().strokeBorder(.red, lineWidth: 10), HostConfiguration(size: Size(100, 100))
    ).list
    let stroke = try Probe(
      Rectangle().stroke(.red, lineWidth: 10), HostConfiguration(size: Size(100, 100))
    ).list
    func outline(_ list: DisplayList) -> Geometry? {
      (0..<UInt32(list.capacity)).lazy.compactMap { number -> Geometry? in
        guard case .stroke(let geometry, _, _) = list[LayerID(number: number)]?.commands.first
        else { return nil }
        return geometry
      }.first
    }
    #expect(outline(border) == .rect(Rect(5, 5, 90, 90)))
    #expect(outline(stroke) == .rect(Rect(0, 0, 100, 100)))
  }

  @Test func aTrimIsAValueThatMoves() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View { Circle().trim(from: 0, to: model.value).stroke(.red) }
    }
    let model = Model(0.2)
    let probe = try Probe(Scene(model: model))
    model.set(0.8, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let trim = try #require(probe.host.values.first { $0.property == "trim" })
    #expect(isClose(trim.shown[1], 0.5) && isClose(trim.model[1], 0.8))
  }
}
