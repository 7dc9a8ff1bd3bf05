import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.7.
@MainActor @Suite("Standard and derived shapes")
struct StandardShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func unevenCornersAreWhereTheyAreNamed() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 20, bottomTrailingRadius: 20, style: .circular)
    let path = shape.path(in: frame)
    #expect(path.boundingRect == frame)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 48)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 48)))
    // As an even one the outline is that of a rounded rectangle.
    let even = RectangleCornerRadii(
      topLeading: 9, bottomLeading: 9, bottomTrailing: 9, topTrailing: 9)
    #expect(
      UnevenRoundedRectangle(cornerRadii: even).path(in: frame).data
        == RoundedRectangle(cornerRadius: 9).path(in: frame).data)
  }

  @Test func cornersThatDoNotFitShrinkTogether() {
    let path = UnevenRoundedRectangle(
      topLeadingRadius: 60, bottomLeadingRadius: 40, style: .circular
    ).path(in: frame)
    // 100 points of corners on a side of 50: 30 and 20 are left.
    #expect(!path.contains(CGPoint(x: 4, y: 5)))
    #expect(path.contains(CGPoint(x: 31, y: 0.5)) && path.contains(CGPoint(x: 21, y: 49.5)))
    let wild = UnevenRoundedRectangle(topLeadingRadius: .infinity, topTrailingRadius: .nan)
    #expect(wild.path(in: frame).isInSupportedRange)
  }

  @Test func aRoundCornerWithoutRoomStaysRound() {
    let low = CGRect(x: 0, y: 0, width: 100, height: 20)
    func data(_ radius: CGFloat) -> [Path.Element] {
      var elements: [Path.Element] = []
      RoundedRectangle(cornerRadius: radius, style: .circular).path(in: low).forEach {
        elements.append($0)
      }
      return elements
    }
    #expect(data(32) == data(10) && data(.infinity) == data(10) && data(-3) == data(0))
    // One that is asked to be an ellipse is.
    let ellipse = RoundedRectangle(cornerSize: CGSize(width: 32, height: 10), style: .circular)
    #expect(!ellipse.path(in: low).contains(CGPoint(x: 4, y: 4)))
    #expect(RoundedRectangle(cornerRadius: 32).path(in: low).contains(CGPoint(x: 4, y: 4)))
  }

  @Test func insetsKeepUnevenCornersParallel() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).inset(by: 5)
      .path(in: frame)
    let expected = UnevenRoundedRectangle(topLeadingRadius: 15, style: .circular)
      .path(in: CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(path == expected)
  }

  @Test func scalesAndSizesHaveAnchors() {
    #expect(
      Rectangle().scale(0.5).path(in: frame).boundingRect
        == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      Rectangle().scale(x: 2, anchor: .topLeading).path(in: frame).boundingRect
        == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: frame).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: frame)
        .boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
  }

  @Test func aContainerRelativeShapeIsARectangle() {
    #expect(ContainerRelativeShape().path(in: frame) == Path(frame))
    #expect(
      ContainerRelativeShape().inset(by: 5).path(in: frame).boundingRect
        == CGRect(x: 5, y: 5, width: 90, height: 40))
  }

  @Test func namesStandForShapes() throws {
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: frame) }
    #expect(path(.rect) == Path(frame))
    #expect(path(.rect(cornerRadius: 8)) == path(RoundedRectangle(cornerRadius: 8)))
    #expect(
      path(.rect(cornerSize: CGSize(width: 8, height: 4)))
        == path(RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))))
    #expect(
      path(.rect(topLeadingRadius: 8)) == path(UnevenRoundedRectangle(topLeadingRadius: 8)))
    #expect(path(.capsule) == path(.capsule(style: .continuous)))
    #expect(path(.circle) == path(Circle()) && path(.ellipse) == path(Ellipse()))
    #expect(path(.containerRelative) == Path(frame))
  }

  @Test func aShapeThatMirrorsIsFlippedRightToLeft() throws {
    func corner(_ configuration: HostConfiguration) throws -> Geometry? {
      var configuration = configuration
      configuration.size = Size(100, 50)
      let list = try Probe(UnevenRoundedRectangle(topLeadingRadius: 20), configuration).list
      return (0..<UInt32(list.capacity)).lazy.compactMap { number -> Geometry? in
        guard case .fill(let geometry, _, _) = list[LayerID(number: number)]?.commands.first
        else { return nil }
        return geometry
      }.first
    }
    func contains(_ geometry: Geometry?, _ x: Double) -> Bool {
      PathFlattener(geometry?.outline ?? PathData()).contains(Point(x, 2), evenOdd: false)
    }
    let (left, right) = (try corner(HostConfiguration()), try corner(.rightToLeft))
    #expect(!contains(left, 2) && contains(left, 98))
    #expect(contains(right, 2) && !contains(right, 98))
    #expect(Circle().layoutDirectionBehavior == .fixed)
    #expect(ShapeMotionTests.Tip(x: 0).layoutDirectionBehavior == .mirrors)
    #expect(Circle().trim(to: 0.5).layoutDirectionBehavior == .fixed)
  }

  @Test func fillsAndStrokesLieOnEachOther() throws {
    let view = Rectangle().fill(.red).stroke(.blue, lineWidth: 10).strokeBorder(
      .white, lineWidth: 4)
    let pixels = try DrawnView(view.frame(width: 60, height: 40), 80, 60)
    #expect(pixels.isNear(40, 30, [255, 56, 60]))
    #expect(pixels.isNear(7, 30, [0, 136, 255]))
    #expect(pixels.isNear(11, 30, [255, 255, 255]))
    #expect(pixels.isNear(2, 30, [255, 255, 255]))
    #expect(type(of: Capsule().fill(.red).shape) == Capsule.self)
    let placed = try Placed(Circle().fill(.red).stroke(.blue), 40, 30)
    #expect(placed.size == CGSize(width: 30, height: 30))
    #expect(placed.leaves.count == 2)
  }
}
