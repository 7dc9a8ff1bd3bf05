import LegatoMotion
import Testing

@Suite("Easing")
struct EasingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var curve: Easing
    var values: [Double]
    var slopes: [Double]
    var testDescription: String { curve.description }
  }

  /// Measured on SwiftUI: values at ¼, ½, ¾; slopes at 0, ¼, ½, ¾, 1.
  static let measured = [
    Row(curve: .easeIn, values: [0.09, 0.32, 0.62], slopes: [0, 0.67, 1.07, 1.37, 0]),
    Row(curve: .easeOut, values: [0.38, 0.68, 0.91], slopes: [1, 1.37, 1.07, 0.67, 0]),
    Row(curve: .easeInOut, values: [0.13, 0.5, 0.87], slopes: [0, 1.06, 1.72, 1.06, 0]),
    Row(
      curve: .circularEaseIn, values: [0.032, 0.134, 0.339],
      slopes: [0, 0.258, 0.577, 1.134, .infinity]),
    Row(
      curve: .circularEaseOut, values: [0.661, 0.866, 0.968],
      slopes: [.infinity, 1.134, 0.577, 0.258, 0]),
    Row(
      curve: .circularEaseInOut, values: [0.067, 0.5, 0.933],
      slopes: [0, 0.577, .infinity, 0.577, 0]),
  ]

  @Test("values and slopes are those measured on SwiftUI", arguments: measured)
  func measuredTable(row: Row) {
    // The table is rounded to two digits for the Béziers, to three for the circles.
    let tolerance = row.curve.bezier == nil ? 0.000_51 : 0.006
    expectTable([0.25, 0.5, 0.75], row.values, within: tolerance, "value") {
      row.curve.value(at: $0)
    }
    expectTable([0, 0.25, 0.5, 0.75, 1], row.slopes, within: tolerance, "slope") {
      row.curve.velocity(at: $0)
    }
    #expect(row.curve.value(at: 0) == 0)
    #expect(row.curve.value(at: 1) == 1)
  }

  @Test("the straight line is not clamped")
  func linear() {
    for p in [-2, -0.5, 0, 0.25, 1, 1.5, 7.0] {
      #expect(Easing.linear.value(at: p) == p)
      #expect(Easing.linear.velocity(at: p) == 1)
    }
    #expect(Easing.linear.value(at: .nan) == 0)
  }

  @Test("other curves are clamped", arguments: measured.map(\.curve))
  func clamping(curve: Easing) {
    for p in [-1, -Double.infinity, .nan] { #expect(curve.value(at: p) == 0) }
    for p in [1.5, Double.infinity] { #expect(curve.value(at: p) == 1) }
  }

  @Test("a mirror image has x and y exchanged")
  func inverse() {
    #expect(Easing.easeIn.inverse == .cubicBezier(0, 0.42, 1, 1))
    #expect(Easing.easeIn.inverse != .easeOut)
    #expect(Easing.circularEaseIn.inverse == .circularEaseOut)
    #expect(Easing.circularEaseOut.inverse == .circularEaseIn)
    #expect(Easing.linear.inverse == .linear)
    #expect(Easing.circularEaseInOut.inverse == .circularEaseInOut)
  }

  @Test("curves compare by definition")
  func equality() {
    #expect(Easing.easeIn != .cubicBezier(0.42, 0, 1, 1))
    #expect(Easing.cubicBezier(0.42, 0, 1, 1) == .cubicBezier(0.42, 0, 1, 1))
  }

  @Test("descriptions are the names")
  func description() {
    #expect(Easing.circularEaseInOut.description == "circularEaseInOut")
    #expect(Easing.cubicBezier(0.25, 0.1, 0.25, 1).description == "cubicBezier(0.25, 0.1, 0.25, 1)")
  }

  static let lawful: [Easing] =
    [.linear] + measured.map(\.curve)
    + CubicBezierTests.grid.filter { 0.1...0.9 ~= $0.x1 && 0.2...0.58 ~= $0.x2 }
    .map(Easing.bezier)

  @Test("every curve obeys the laws", arguments: lawful)
  func laws(curve: Easing) {
    let points = curve.bezier ?? CubicBezier(0, 0, 1, 1)
    // SwiftUI calls the symmetric circle its own inverse, which it is not.
    let isUndone =
      curve != .circularEaseInOut && 0...1 ~= points.y1 && 0...1 ~= points.y2
    let motion = Motion(
      value: { curve.value(at: min(max($0, 0), 1)) }, velocity: { curve.velocity(at: $0) }, end: 1,
      kinks: curve == .circularEaseInOut ? [0.5] : [0, 1],
      inverse: isUndone ? { curve.inverse.value(at: $0) } : nil)
    #expect(motion.brokenLaws() == [])
  }
}
