import SwiftUI
import Testing

/// SWIFTUI-FACTS 1.2 to 1.4.
@Suite("Unit curves")
struct UnitCurveTests {
  struct Row {
    let name: String
    let curve: UnitCurve
    let values: [Double]
    let velocities: [Double]
  }

  /// Values at ¼, ½, ¾ and velocities at 0, ¼, ½, ¾, 1, as measured.
  static let rows = [
    Row(
      name: "easeIn", curve: .easeIn, values: [0.09, 0.32, 0.62],
      velocities: [0, 0.67, 1.07, 1.37, 0]),
    Row(
      name: "easeOut", curve: .easeOut, values: [0.38, 0.68, 0.91],
      velocities: [1, 1.37, 1.07, 0.67, 0]),
    Row(
      name: "easeInOut", curve: .easeInOut, values: [0.13, 0.5, 0.87],
      velocities: [0, 1.06, 1.72, 1.06, 0]),
    Row(
      name: "circularEaseIn", curve: .circularEaseIn, values: [0.032, 0.134, 0.339],
      velocities: [0, 0.258, 0.577, 1.134, .infinity]),
    Row(
      name: "circularEaseOut", curve: .circularEaseOut, values: [0.661, 0.866, 0.968],
      velocities: [.infinity, 1.134, 0.577, 0.258, 0]),
    Row(
      name: "circularEaseInOut", curve: .circularEaseInOut, values: [0.067, 0.5, 0.933],
      velocities: [0, 0.577, .infinity, 0.577, 0]),
  ]

  @Test(arguments: rows.indices)
  func measuredValuesAndVelocities(_ index: Int) {
    let row = Self.rows[index]
    let tolerance = row.name.hasPrefix("circular") ? 0.0006 : 0.006
    for (progress, value) in zip([0.25, 0.5, 0.75], row.values) {
      #expect(
        abs(row.curve.value(at: progress) - value) <= tolerance, "\(row.name) at \(progress)")
    }
    for (progress, velocity) in zip([0, 0.25, 0.5, 0.75, 1], row.velocities) {
      let shown = row.curve.velocity(at: progress)
      #expect(
        shown == velocity || abs(shown - velocity) <= tolerance,
        "\(row.name)'s velocity at \(progress) is \(shown)")
    }
    #expect(row.curve.value(at: 0) == 0 && row.curve.value(at: 1) == 1)
  }

  @Test func linearGoesOnOutsideAndOthersStop() {
    for progress in [-2, 0, 0.3, 1, 5] {
      #expect(UnitCurve.linear.value(at: progress) == progress)
      #expect(UnitCurve.linear.velocity(at: progress) == 1)
    }
    #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 2) == 1)
    #expect(UnitCurve.circularEaseOut.value(at: -1) == 0)
  }

  @Test func bezierClampsTimesOnly() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(wild.value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(wild.velocity(at: 0.5) + 1) < 1e-6)
    let soft = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(soft.velocity(at: 0.5) - 1.199) < 0.002)
  }

  @Test func inverses() {
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut] {
      for progress in [0.1, 0.4, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
      }
    }
  }

  @Test func curvesAreEqualByDefinition() {
    let same = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.3, y: 0.4))
    let other = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.3, y: 0.4))
    #expect(same == other && same.hashValue == other.hashValue)
    #expect(UnitCurve.easeIn != .easeOut)
    #expect(
      Animation.timingCurve(.easeIn, duration: 1) == .timingCurve(.easeIn, duration: 1))
  }
}
