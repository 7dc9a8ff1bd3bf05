import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.1: `@Animatable` makes `animatableData` of the stored properties.
@MainActor @Suite("@Animatable")
struct AnimatableMacroTests {
  @Animatable
  struct Wedge: Shape {
    var start: Angle
    var end: Angle
    var inset: CGFloat = 0
    @AnimatableIgnored var isOpen: Bool = false
    let clockwise = false

    func path(in rect: CGRect) -> Path {
      Path { path in
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
          center: center, radius: rect.width / 2 - inset, startAngle: start, endAngle: end,
          clockwise: clockwise)
        if !isOpen { path.closeSubpath() }
      }
    }
  }

  @Animatable
  struct Counter: View {
    var number: Double
    @State private var isMarked = false
    @Environment(\.colorScheme) private var scheme
    var twice: Double { number * 2 }
    var body: some View { Text(verbatim: "\(Int(twice.rounded()))") }
  }

  @Animatable
  struct Shift: ViewModifier {
    var x = 0.0, y: CGFloat = 0
    func body(content: Content) -> some View { content.offset(x: x, y: y) }
  }

  @Animatable
  public struct Anything: Equatable {
    public var a, b: CGFloat
    var point = CGPoint.zero
    var angle = Angle.degrees(30)
    var speed: Float = 1 { didSet { changes += 1 } }
    @AnimatableIgnored var changes = 0
    var list = Numbers()
    static var shared: Double { 1 }
  }

  /// A vector that is not `Animatable`.
  struct Numbers: VectorArithmetic {
    var x = 0.0
    static var zero: Numbers { Numbers() }
    static func + (left: Numbers, right: Numbers) -> Numbers { Numbers(x: left.x + right.x) }
    static func - (left: Numbers, right: Numbers) -> Numbers { Numbers(x: left.x - right.x) }
    mutating func scale(by factor: Double) { x *= factor }
    var magnitudeSquared: Double { x * x }
  }

  struct Scene<Content: View>: View {
    let model: Model<Double>
    let content: (Double) -> Content
    var body: some View { content(model.value) }
  }

  @Test func theDataAreThoseOfThePropertiesInOrder() {
    let wedge = Wedge(start: .radians(0.5), end: .radians(1), inset: 3, isOpen: true)
    #expect(wedge.animatableData == AnimatableValues(64, 128, 3))
    let all = Anything(a: 1, b: 2)
    #expect(
      all.animatableData
        == AnimatableValues(
          1, 2, AnimatablePair(0, 0), Angle.degrees(30).animatableData, 1, Numbers()))
    var copy = all
    copy.animatableData =
      Anything(a: 5, b: 6, point: CGPoint(x: 7, y: 8), speed: 9)
      .animatableData
    #expect(copy.a == 5 && copy.b == 6 && copy.point == CGPoint(x: 7, y: 8) && copy.speed == 9)
  }

  @Test func oneProperyIsTheDataItself() {
    #expect(Counter(number: 3).animatableData == 3)
  }

  @Test func whatIsLeftOutStays() {
    var wedge = Wedge(start: .zero, end: .zero, isOpen: true)
    wedge.animatableData = Wedge(start: .degrees(90), end: .zero, isOpen: false).animatableData
    #expect(wedge.isOpen && wedge.start == .degrees(90))
  }

  @Test func aShapeMoves() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) { Wedge(start: .zero, end: .degrees($0)) })
    model.set(90, .linear(duration: 1))
    let shown = try #require(probe.value("Wedge", "shape", 1, at: 0.5))
    #expect(isClose(shown, Angle.degrees(45).animatableData))
  }

  @Test func aViewMoves() throws {
    let model = Model(0.0)
    let probe = try Probe(Scene(model: model) { Counter(number: $0) })
    model.set(100, .linear(duration: 1))
    for (time, text) in [(0.25, "50"), (0.5, "100"), (1.0, "200")] {
      probe.host.advance(to: time)
      _ = probe.host.frame()
      #expect(probe.host.semantics.first?.label == text)
    }
  }

  @Test func aModifierMoves() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Scene(model: model) {
        Rectangle().frame(width: 10, height: 10).modifier(Shift(x: $0, y: $0 / 2))
      })
    let rest = try #require(probe.value("Rectangle", "frame", 0))
    model.set(40, .linear(duration: 1))
    #expect(isClose(probe.value("Rectangle", "frame", 0, at: 0.5), rest + 20, within: 0.3))
  }
}
