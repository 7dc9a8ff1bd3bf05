import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.2 and 12.7.
@MainActor @Suite("Rotation in space")
struct Rotation3DTests {
  /// The definition, step by step: to the anchor, about the axis (Rodrigues), divided by the distance
  /// from the eye, and back.
  private func seen(
    _ point: CGPoint, in size: CGSize, _ degrees: Double, _ axis: (Double, Double, Double),
    anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1
  ) -> CGPoint? {
    let length = (axis.0 * axis.0 + axis.1 * axis.1 + axis.2 * axis.2).squareRoot()
    let k = [axis.0 / length, axis.1 / length, axis.2 / length]
    let (ax, ay) = (anchor.x * size.width, anchor.y * size.height)
    let v = [point.x - ax, point.y - ay, -anchorZ]
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let cross = [
      k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0],
    ]
    let dot = k[0] * v[0] + k[1] * v[1] + k[2] * v[2]
    let r = (0..<3).map { v[$0] * c + cross[$0] * s + k[$0] * dot * (1 - c) }
    let w = 1 - r[2] * perspective / max(size.width, size.height)
    guard w > 0 else { return nil }
    return CGPoint(x: r[0] / w + ax, y: r[1] / w + ay)
  }

  @Test func theCornersAreWhereTheDefinitionPutsThem() throws {
    let size = CGSize(width: 120, height: 80)
    for degrees in [-200.0, -90, -30, 0, 15, 60, 120, 179, 300] {
      for axis in [(0.0, 1.0, 0.0), (1, 0, 0), (0, 0, 1), (1, 1, 0), (-1, 2, 0.5)] {
        for (anchor, z, perspective) in [
          (UnitPoint.center, 0.0, 1.0), (.leading, 20, 0.5), (.bottomTrailing, -30, 0),
        ] {
          let effect = Rotation3DEffect(
            angle: .degrees(degrees), x: axis.0, y: axis.1, z: axis.2, anchor: anchor,
            anchorZ: z, perspective: perspective)
          let map = effect.effectValue(size: size).display
          for (x, y) in [(0.0, 0.0), (120, 0), (120, 80), (0, 80), (31, 47)] {
            let expected = seen(
              CGPoint(x: x, y: y), in: size, degrees, axis, anchor: anchor, anchorZ: z,
              perspective: perspective)
            let image = map.image(of: Point(x, y))
            #expect((image == nil) == (expected == nil))
            guard let image, let expected else { continue }
            #expect(abs(image.x - expected.x) < 1e-6 && abs(image.y - expected.y) < 1e-6)
          }
        }
      }
    }
  }

  @Test func aboutYTheRightSideGoesAwayFirst() throws {
    let effect = Rotation3DEffect(
      angle: .degrees(45), x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 1)
    let map = effect.effectValue(size: CGSize(width: 100, height: 100)).display
    #expect(map.w(Point(100, 50)) > 1 && map.w(Point(0, 50)) < 1)
    // The eye is as far away as the longer side.
    #expect(isClose(map.w(Point(100, 50)), 1 + 0.5 * sin(.pi / 4)))
  }

  @Test func aHalfTurnShowsTheBackMirrored() throws {
    let halves = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    let shown = try DrawnView(halves.rotation3DEffect(.degrees(180), axis: (0, 1, 0)))
    #expect(isNear(shown.pixel(20, 50), [0, 0, 255]))
    #expect(isNear(shown.pixel(80, 50), [255, 0, 0]))
    let list = try Probe(halves.rotation3DEffect(.degrees(180), axis: (0, 1, 0))).list
    #expect(!list.description.contains("projection"))
    let over = try DrawnView(halves.rotation3DEffect(.degrees(180), axis: (1, 0, 0)))
    #expect(isNear(over.pixel(20, 50), [255, 0, 0]))
  }

  @Test func anAxisOfNothingTurnsNothing() throws {
    let probe = try Probe(Color.red.rotation3DEffect(.degrees(50), axis: (0, 0, 0)))
    #expect(!probe.list.description.contains("projection"))
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aViewWithoutASizeDoesNoHarm() throws {
    let probe = try Probe(
      Color.red.frame(width: 0, height: 0).rotation3DEffect(.degrees(50), axis: (1, 1, 0)))
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aFlipMovesWithoutBodiesAndLayouts() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Ruled(model: model) { angle in
        VStack {
          Text("Card")
          Color.blue.frame(width: 40, height: 20)
        }.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      }, HostConfiguration(size: Size(200, 200)))
    model.set(180, .linear(duration: 1))
    _ = probe.host.frame()
    for step in 1..<60 {
      probe.host.advance(to: Double(step) / 60)
      let frame = probe.host.frame()
      #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
      #expect(frame.statistics.layersRecorded == 1 && frame.changes.changed.count == 1)
      #expect(isClose(probe.value("", "rotation3D"), Double(step) * 3))
    }
    #expect(probe.list.description.contains("projection"))
  }

  @Test func aTouchFindsWhatIsSeen() throws {
    let log = Log()
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 50, height: 100).onTapGesture { log("left") }
      Color.blue.frame(width: 50, height: 100).onTapGesture { log("right") }
    }
    func tap(_ x: Double, _ y: Double, _ degrees: Double) throws {
      log.entries = []
      let probe = try Probe(
        view.rotation3DEffect(.degrees(degrees), axis: (0, 1, 0)),
        HostConfiguration(size: Size(200, 200)))
      probe.host.tap(at: Point(x, y))
    }
    try tap(80, 100, 0)
    #expect(log.entries == ["left"])
    try tap(80, 100, 180)
    #expect(log.entries == ["right"])
    // At 60° the near left edge stands at 100 − 25 / (1 − 0.433), and reaches beyond the frame.
    try tap(58, 20, 60)
    #expect(log.entries == ["left"])
    try tap(58, 5, 60)
    #expect(log.entries.isEmpty)
    // The far right edge has come in.
    try tap(125, 100, 60)
    #expect(log.entries.isEmpty)
    try tap(115, 100, 60)
    #expect(log.entries == ["right"])
  }

  @Test func whatComesBehindTheEyeIsNotThere() throws {
    // Twice as near as the default: turned by 90°, the left half is behind the eye.
    let probe = try Probe(
      Color.red.frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(80), axis: (0, 1, 0), perspective: 4),
      HostConfiguration(size: Size(200, 200)))
    var barrier: Element = probe.host.graph.rootElement
    while !barrier.isBarrier, let child = barrier.children.first { barrier = child }
    let map = try #require(barrier.childProjection)
    #expect(map.image(of: Point(0, 50)) == nil && map.image(of: Point(99, 50)) != nil)
    // No place on the surface leads behind the eye.
    for x in stride(from: -1000.0, to: 1000, by: 37) {
      if let inner = barrier.childPoint(Point(x, 100)) { #expect(map.w(inner) > 0) }
    }
  }
}
