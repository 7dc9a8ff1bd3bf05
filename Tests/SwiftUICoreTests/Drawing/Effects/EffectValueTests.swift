import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.2: what moves, and as what.
@MainActor @Suite("Values of effects")
struct EffectValueTests {
  /// Goes from 0 to 1 in a second, evenly, and reads the shown value at times.
  private func table<V: View>(
    _ property: String, _ component: Int = 0, at times: [Double] = [0, 0.25, 0.5, 1, 2],
    @ViewBuilder _ content: @escaping (Double) -> V
  ) throws -> [Double] {
    let model = Model(0.0)
    let probe = try Probe(Ruled(model: model, content: content))
    model.set(1, .linear(duration: 1))
    _ = probe.host.frame()
    return try times.map { time in
      probe.host.advance(to: time)
      let frame = probe.host.frame()
      if time > 0 && time < 1 {
        #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
      }
      let value = probe.host.values.first { $0.property == property }
      return try #require(value, "\(property)").shown[component]
    }
  }

  private func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func eachEffectMovesItsOwnNumber() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(isNear(try table("opacity") { Rectangle().opacity($0) }, [0, 0.25, 0.5, 1, 1]))
    #expect(isNear(try table("blur") { red.blur(radius: 8 * $0) }, [0, 2, 4, 8, 8]))
    #expect(isNear(try table("brightness") { red.brightness(-$0) }, [0, -0.25, -0.5, -1, -1]))
    #expect(isNear(try table("contrast") { red.contrast(1 + $0) }, [1, 1.25, 1.5, 2, 2]))
    #expect(isNear(try table("saturation") { red.saturation(1 - $0) }, [1, 0.75, 0.5, 0, 0]))
    #expect(isNear(try table("grayscale") { red.grayscale($0) }, [0, 0.25, 0.5, 1, 1]))
    #expect(
      isNear(
        try table("hueRotation") { red.hueRotation(.degrees(90 * $0)) }, [0, 22.5, 45, 90, 90])
    )
    #expect(
      isNear(try table("rotation") { red.rotationEffect(.degrees(80 * $0)) }, [0, 20, 40, 80, 80]))
    #expect(isNear(try table("scale", 1) { red.scaleEffect(y: 1 + $0) }, [1, 1.25, 1.5, 2, 2]))
    #expect(
      isNear(
        try table("rotation3D") { red.rotation3DEffect(.degrees(180 * $0), axis: (0, 1, 0)) },
        [0, 45, 90, 180, 180]))
    #expect(
      isNear(
        try table("rotation3D", 1) { red.rotation3DEffect(.degrees(30), axis: ($0, 1, 0)) },
        [0, 0.25, 0.5, 1, 1]))
    #expect(isNear(try table("shadow") { red.shadow(radius: 4 * $0) }, [0, 1, 2, 4, 4]))
    #expect(
      isNear(try table("shadow", 2) { red.shadow(radius: 4, y: 4 * $0) }, [0, 1, 2, 4, 4]))
  }

  @Test func coloursOfEffectsMoveThroughOklab() throws {
    let values = try table("colorMultiply", 3) {
      Color.white.colorMultiply(.white.opacity(1 - $0 / 2))
    }
    #expect(isNear(values, [1, 0.875, 0.75, 0.5, 0.5]))
    let middle = try table("colorMultiply", 0, at: [0.5]) {
      Color.white.colorMultiply($0 == 0 ? .black : .white)
    }
    // The middle of black and white is 99 of 255.
    #expect(abs(middle[0] * 255 - 99) < 0.6)
  }

  @Test func theBorderMovesItsWidth() throws {
    let model = Model(2.0)
    let probe = try Probe(
      Ruled(model: model) { Color.white.frame(width: 40, height: 40).border(.red, width: $0) })
    model.set(6, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    let widths = probe.host.values.filter { $0.property.hasPrefix("lineWidth") }.map(\.shown)
    #expect(widths.contains([4]))
  }

  /// The recorded changes of the real thing.
  @Test func theVectorsAreThoseThatWereRecorded() throws {
    func change<C: View, V: VectorArithmetic>(
      _ property: String, _ type: V.Type, _ content: @escaping (Double) -> C
    ) throws -> [Double] {
      let model = Model(0.0)
      let probe = try Probe(Ruled(model: model, content: content))
      let before = try probe.vector(property, type)
      model.set(1, .linear(duration: 1))
      _ = probe.host.frame()
      return zip(try probe.vector(property, type), before).map { $0 - $1 }
    }
    typealias Anchor = UnitPoint.AnimatableData
    let opacity = try change("opacity", Double.self) {
      Rectangle().opacity(1 - 0.8 * $0)
    }
    #expect(isNear(opacity, [-0.8]))
    let rotation = try change("rotation", AnimatablePair<Double, Anchor>.self) {
      Color.red.rotationEffect(.degrees(90 * $0))
    }
    #expect(isClose(rotation[0], 201.062))
    let anchor = try change("scale", AnimatablePair<CGSize.AnimatableData, Anchor>.self) {
      Color.red.scaleEffect(2, anchor: $0 == 0 ? .center : .leading)
    }
    #expect(isNear(anchor, [0, 0, -64, 0]))
    let hue = try change("hueRotation", Double.self) { Color.red.hueRotation(.degrees(90 * $0)) }
    #expect(isClose(hue[0], 201.062))
    let turn = try change("rotation3D", Rotation3DEffect.AnimatableData.self) {
      Color.red.rotation3DEffect(
        .degrees(90 * $0), axis: (0, 1, $0), anchor: $0 == 0 ? .center : .leading, anchorZ: 5 * $0,
        perspective: 1 - $0)
    }
    #expect(isClose(turn[0], 201.062))
    #expect(isNear(Array(turn.dropFirst()), [0, 0, 1, -64, 0, 5, -1]))
    let corner = try change("cornerSize", AnimatablePair<CGFloat, CGFloat>.self) {
      Color.red.clipShape(RoundedRectangle(cornerRadius: 10 * $0))
    }
    #expect(isNear(corner, [10, 10]))
    let color = try change("fill", AnimatableQuad.self) {
      Rectangle().fill(
        $0 == 0
          ? Color(red: 1, green: 66.0 / 255, blue: 69.0 / 255)
          : Color(red: 0, green: 145.0 / 255, blue: 1))
    }
    for (shown, recorded) in zip(color, [-22.421, 4.491, 47.533, 0]) {
      #expect(abs(shown - recorded) < 0.002)
    }
  }

  @Test func valuesThatAreOfNoUseAreReportedOnceAndTakeTheirFallback() throws {
    for bad in [Double.nan, .infinity, -.infinity] {
      let red = Color(red: 1, green: 0, blue: 0)
      let views: [(String, AnyView)] = [
        ("brightness", AnyView(red.brightness(bad))), ("contrast", AnyView(red.contrast(bad))),
        ("saturation", AnyView(red.saturation(bad))), ("grayscale", AnyView(red.grayscale(bad))),
        ("hueRotation", AnyView(red.hueRotation(.radians(bad)))),
        ("colorMultiply", AnyView(red.colorMultiply(Color(red: bad, green: 1, blue: 1)))),
        ("rotation3D", AnyView(red.rotation3DEffect(.radians(bad), axis: (0, 1, 0)))),
        ("rotation3D", AnyView(red.rotation3DEffect(.degrees(9), axis: (bad, 1, 0)))),
        (
          "rotation3D",
          AnyView(red.rotation3DEffect(.degrees(9), axis: (0, 1, 0), anchorZ: bad))
        ),
        (
          "rotation3D",
          AnyView(red.rotation3DEffect(.degrees(9), axis: (0, 1, 0), perspective: bad))
        ),
        (
          "TransformEffect",
          AnyView(red.transformEffect(CGAffineTransform(translationX: bad, y: 0)))
        ),
      ]
      for (name, view) in views {
        #expect(try DrawnView(view).pixel(50, 50) == [255, 0, 0], "\(name) \(bad)")
        let probe = try Probe(view)
        _ = probe.host.frame()
        #expect(
          probe.host.issues.filter { "\($0)".contains(name) }.count == 1,
          "\(name) \(bad): \(probe.host.issues)")
      }
    }
  }
}
