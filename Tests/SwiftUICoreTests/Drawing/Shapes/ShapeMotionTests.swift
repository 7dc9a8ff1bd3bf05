import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.2: shapes move as their data, and evaluate no body for it.
@MainActor @Suite("Shapes in motion")
struct ShapeMotionTests {
  /// A triangle whose tip moves.
  nonisolated struct Tip: Shape {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  struct Scene<S: Shape>: View {
    let model: Model<Double>
    let shape: @Sendable (Double) -> S
    var body: some View { shape(model.value).frame(width: 100, height: 50) }
  }

  private func command(_ probe: Probe) -> DrawCommand? {
    let list = probe.list
    return (0..<UInt32(list.capacity)).lazy.compactMap {
      list[LayerID(number: $0)]?.commands.first
    }.first
  }

  @Test func aShapeOfOnesOwnMorphsWithoutABody() throws {
    let model = Model(0.0)
    let probe = try Probe(Scene(model: model) { Tip(x: $0) })
    model.set(100, .linear(duration: 1))
    _ = probe.host.frame()
    for (time, x) in [(0.25, 25.0), (0.5, 50), (0.75, 75)] {
      probe.host.advance(to: time)
      let frame = probe.host.frame()
      #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
      guard case .fill(.path(let data), _, _) = command(probe) else {
        Issue.record("no path")
        return
      }
      #expect(data.elements[1] == .line(Point(x, 0)))
    }
  }

  @Test func aPathDoesNotMorph() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) { x in Path(CGRect(x: x, y: 0, width: 10, height: 10)) })
    model.set(40, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(command(probe)?.bounds.x == 40)
  }

  @Test func cornersOfBothKindsMove() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) {
        UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 2 * $0)
      })
    model.set(10, .linear(duration: 1))
    #expect(probe.value("UnevenRoundedRectangle", "cornerRadii", 0, at: 0.5) == 5)
    #expect(probe.value("UnevenRoundedRectangle", "cornerRadii", 2) == 10)
  }

  @Test func aStrokedShapeMovesItsWidth() throws {
    let model = Model(2.0)
    let probe = try Probe(Scene(model: model) { Circle().stroke(lineWidth: $0) })
    model.set(10, .linear(duration: 1))
    #expect(probe.value("Circle", "lineWidth", at: 0.5) == 6)
    guard case .stroke(.ellipse, let line, _) = command(probe) else {
      Issue.record("not drawn as a line")
      return
    }
    #expect(line.width == 6)
  }

  @Test func aTypeErasedShapeMovesAsLongAsItIsOfOneKind() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) { radius in
        radius > 50 ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: radius))
      })
    model.set(20, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    guard case .fill(.roundedRect(_, let radius, _), _, _) = command(probe) else {
      Issue.record("no rounded rectangle")
      return
    }
    #expect(radius == Size(10, 10))
    model.set(100, .linear(duration: 1))
    probe.host.advance(to: 0.75)
    guard case .fill(.ellipse, _, _) = command(probe) else {
      Issue.record("the other kind does not take its place at once")
      return
    }
  }

  @Test func aContinuousShapeIsTheSameAtEveryFrameRate() throws {
    func play(_ rate: Double) throws -> DrawCommand? {
      let model = Model(0.0)
      let probe = try Probe(Scene(model: model) { Tip(x: $0) })
      model.set(100, .bouncy)
      for step in 1...Int(rate / 4) {
        probe.host.advance(to: Double(step) / rate)
        _ = probe.host.frame()
      }
      return command(probe)
    }
    #expect(try play(60) == play(120))
  }
}
