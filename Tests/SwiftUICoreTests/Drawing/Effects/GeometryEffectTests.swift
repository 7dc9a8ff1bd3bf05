import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Shake: GeometryEffect {
  var travel: CGFloat = 20
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: travel * sin(animatableData * .pi), y: size.height))
  }
}

private struct Still: GeometryEffect {
  var matrix: ProjectionTransform
  func effectValue(size: CGSize) -> ProjectionTransform { matrix }
}

@MainActor private func square() -> some View { Color.red.frame(width: 40, height: 40) }

@MainActor @Suite("Matrices of projections")
struct ProjectionTransformTests {
  @Test func aNewOneLeavesEverythingAsItIs() {
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    #expect(ProjectionTransform(.identity).isIdentity)
    var tilted = ProjectionTransform()
    tilted.m13 = 0.01
    #expect(!tilted.isAffine && !tilted.isIdentity)
  }

  @Test func theyFollowOneAnotherAsAffineOnesDo() {
    let (turn, move) = (
      CGAffineTransform(rotationAngle: 1), CGAffineTransform(translationX: 3, y: 4)
    )
    #expect(
      ProjectionTransform(turn).concatenating(ProjectionTransform(move))
        == ProjectionTransform(turn.concatenating(move)))
  }

  @Test func theInverseUndoesIt() {
    var matrix = ProjectionTransform(CGAffineTransform(rotationAngle: 0.5))
    (matrix.m13, matrix.m23, matrix.m31) = (0.01, -0.02, 7)
    let both = matrix.concatenating(matrix.inverted())
    let pairs: [(CGFloat, CGFloat)] = [
      (both.m11, 1), (both.m12, 0), (both.m13, 0), (both.m22, 1), (both.m31, 0), (both.m33, 1),
    ]
    for (left, right) in pairs { #expect(abs(left - right) < 1e-12) }
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isDone = flat.invert()
    #expect(!isDone && flat == before && flat.inverted() == before)
  }
}

/// SWIFTUI-FACTS 5.1, 5.2 and 5.5.
@MainActor @Suite("Geometry effects")
struct GeometryEffectTests {
  @Test func oneOfTheUsersMovesByItsDataWithoutBodiesAndLayouts() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Ruled(model: model) { square().modifier(Shake(animatableData: $0)) },
      HostConfiguration(size: Size(100, 100)))
    model.set(2, .linear(duration: 2))
    _ = probe.host.frame()
    let places: [(Double, Double)] = [
      (0.25, 14.142), (0.5, 20), (1, 0), (1.5, -20), (2, 0), (3, 0),
    ]
    for (time, x) in places {
      probe.host.advance(to: time)
      let frame = probe.host.frame()
      #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
      let bounds = try #require(probe.host.graph.rootElement.shownBounds)
      #expect(isClose(bounds.minX, 30 + x), "\(time)")
      #expect(isClose(bounds.minY, 70))
      #expect(isClose(probe.value("", "animatableData"), min(time, 2)))
    }
    #expect(!probe.host.needsFrame)
  }

  @Test func seekingEqualsPlaying() throws {
    func list(_ times: [Double]) throws -> String {
      let model = Model(0.0)
      let probe = try Probe(Ruled(model: model) { square().modifier(Shake(animatableData: $0)) })
      model.set(2, .spring(duration: 0.5, bounce: 0.3))
      for time in times {
        probe.host.advance(to: time)
        _ = probe.host.frame()
      }
      return probe.list.description
    }
    #expect(
      try list([0.3]) == list(stride(from: 0, to: 0.3, by: 1.0 / 120).map { $0 } + [0.3]))
  }

  @Test func matricesAreBarriersAndSnap() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Ruled(model: model) { x in
        square().transformEffect(CGAffineTransform(translationX: 10 * x, y: 0))
      }, HostConfiguration(size: Size(100, 100)))
    model.set(1, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(probe.host.graph.rootElement.shownBounds?.minX == 40)
    #expect(
      probe.host.graph.attributesInOrder.contains {
        $0.property == "frame" && $0.element.isBarrier
      })
  }

  @Test func theOriginOfAMatrixIsTheTopLeft() throws {
    let shown = try DrawnView(
      square().transformEffect(CGAffineTransform(scaleX: 0.5, y: 0.5)))
    #expect(shown.pixel(31, 31)[1] < 100)
    #expect(shown.pixel(52, 52) == [255, 255, 255])
  }

  @Test func inRightToLeftAnEffectIsSeenInAMirror() throws {
    let probe = try Probe(
      square().transformEffect(CGAffineTransform(translationX: 10, y: 5)),
      HostConfiguration(size: Size(100, 100), layoutDirection: .rightToLeft))
    #expect(probe.host.graph.rootElement.shownBounds == Rect(20, 35, 40, 40))
  }

  @Test func touchesFollow() throws {
    let log = Log()
    var tilted = ProjectionTransform()
    // The right side is away: x = 40 is seen at 40 / 1.4.
    tilted.m13 = 0.01
    let probe = try Probe(
      square().onTapGesture { log("hit") }.projectionEffect(tilted),
      HostConfiguration(size: Size(100, 100)))
    probe.host.tap(at: Point(30 + 27, 40))
    #expect(log.entries == ["hit"])
    probe.host.tap(at: Point(30 + 30, 40))
    // Below, the right edge has come up: 40 is seen at 28.6.
    probe.host.tap(at: Point(30 + 27, 30 + 35))
    #expect(log.entries == ["hit"])
  }

  @Test func whatIsIgnoredByLayoutIsTouchedWhereItWouldBe() throws {
    let log = Log()
    let probe = try Probe(
      square().onTapGesture { log("hit") }
        .modifier(Shake(travel: 0, animatableData: 0).ignoredByLayout()),
      HostConfiguration(size: Size(100, 100)))
    #expect(
      try DrawnView(square().modifier(Shake(travel: 0, animatableData: 0).ignoredByLayout()))
        .pixel(50, 85)[1] < 100)
    probe.host.tap(at: Point(50, 85))
    #expect(log.entries.isEmpty)
    probe.host.tap(at: Point(50, 50))
    #expect(log.entries == ["hit"])
  }

  @Test func nothingBehindTheEyeIsHitOrTold() throws {
    let log = Log()
    let matrix = ProjectionTransform(display: Projection(1, 0, 0, 0, 1, 0, 0, 0, -1))
    let probe = try Probe(
      Text("Back").frame(width: 40, height: 40).contentShape(Rectangle())
        .onTapGesture { log("hit") }.modifier(Still(matrix: matrix)),
      HostConfiguration(size: Size(100, 100)))
    for x in stride(from: -60.0, to: 160, by: 7) {
      for y in stride(from: -60.0, to: 160, by: 7) { probe.host.tap(at: Point(x, y)) }
    }
    #expect(log.entries.isEmpty)
    #expect(probe.host.graph.rootElement.shownBounds == nil)
  }

  @Test func framesForAssistiveTechnologyFollow() throws {
    var tilted = ProjectionTransform(CGAffineTransform(translationX: 0, y: 20))
    tilted.m13 = 0.01
    let probe = try Probe(
      Text("Tilted").frame(width: 40, height: 40).projectionEffect(tilted),
      HostConfiguration(size: Size(100, 100)))
    let element = try #require(probe.host.semantics.first { $0.label == "Tilted" })
    let bounds = try #require(element.element.shownBounds)
    #expect(bounds.maxX < 65 && bounds.midY > 60)
    #expect(element.activationPoint == nil || bounds.contains(element.center))
  }

  @Test func numbersThatAreNoneShowTheViewAsItIsAndAreReportedOnce() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      var matrix = ProjectionTransform()
      matrix.m32 = bad
      let probe = try Probe(
        square().modifier(Still(matrix: matrix)), HostConfiguration(size: Size(100, 100)))
      probe.host.advance(to: 1)
      _ = probe.host.frame()
      #expect(probe.host.issues.filter { "\($0)".contains("Still") }.count == 1)
      #expect(probe.host.graph.rootElement.shownBounds == Rect(30, 30, 40, 40))
    }
    // What is flat has no area, and that is no mistake.
    let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(try DrawnView(square().projectionEffect(flat)).pixel(50, 50) == [255, 255, 255])
  }
}
