import LegatoMotion
import Testing

@Suite("CubicBezier")
struct CubicBezierTests {
  @Test("times are clamped to 0…1, progress is not")
  func clamping() {
    let curve = CubicBezier(-0.5, 2, 1.5, -1)
    #expect(curve == CubicBezier(0, 2, 1, -1))
    expectClose(curve.value(at: 0.5), 0.5, within: 1e-12)
    expectClose(curve.velocity(at: 0.5), -1, within: 1e-9)
  }

  @Test("a missing control point is the linear curve's")
  func notANumber() {
    let curve = CubicBezier(.nan, .nan, .nan, .nan)
    #expect(curve == CubicBezier(0, 0, 1, 1))
    #expect(curve.value(at: 0.3) == 0.3)
    #expect(curve.velocity(at: 0.3) == 1)
  }

  @Test("measured: the slope of (.25, .1) (.75, .9) at ½ is 1.199")
  func measuredSlope() {
    expectClose(CubicBezier(0.25, 0.1, 0.75, 0.9).velocity(at: 0.5), 1.199, within: 0.0015)
  }

  @Test("a curve may overshoot and anticipate")
  func overshoot() {
    let curve = CubicBezier(0.68, -0.6, 0.32, 1.6)
    #expect(curve.value(at: 0.2) < -0.05)
    #expect(curve.value(at: 0.8) > 1.05)
  }

  @Test("progress outside 0…1 is an end, and exactly so")
  func ends() {
    let curve = CubicBezier(0.3, 0.7, 0.1, 1.3)
    for p in [-1, 0, -Double.infinity, .nan] { #expect(curve.value(at: p) == 0) }
    for p in [1, 2, Double.infinity] { #expect(curve.value(at: p) == 1) }
  }

  @Test("vertical parts have infinite slope")
  func vertical() {
    #expect(CubicBezier(1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(CubicBezier(0, 0.5, 0.5, 1).velocity(at: 0) == .infinity)
    #expect(CubicBezier(0.5, 0, 1, 2).velocity(at: 1) == -.infinity)
  }

  @Test("the solver finds the parameter also where the curve is steep")
  func solver() {
    for curve in Self.grid {
      for index in 1..<40 {
        // A point of the curve, computed from the parameter, is a point of the function.
        let t = Double(index) / 40
        let s = 1 - t
        let x = 3 * s * s * t * curve.x1 + 3 * s * t * t * curve.x2 + t * t * t
        let y = 3 * s * s * t * curve.y1 + 3 * s * t * t * curve.y2 + t * t * t
        let slope = min(abs(curve.velocity(at: x)), 1e6)
        expectClose(
          curve.value(at: x), y, within: 1e-9 + 1e-9 * slope, "\(curve) at parameter \(t)")
      }
    }
  }

  static let grid: [CubicBezier] = [0, 0.1, 0.42, 0.9, 1].flatMap { x1 in
    [0, 0.2, 0.58, 1].flatMap { x2 in
      [(0, 1), (0.3, 0.6), (-0.6, 1.6)].map { CubicBezier(x1, $0.0, x2, $0.1) }
    }
  }

  @Test("whatever the control points, values are finite and slopes are numbers")
  func badInput() {
    for a in badNumbers {
      for b in badNumbers {
        for curve in [CubicBezier(a, b, b, a), CubicBezier(a, 0, 1, b)] {
          for p in badNumbers + [0.1, 0.5, 0.9] {
            #expect(curve.value(at: p).isFinite, "\(curve) at \(p)")
            #expect(!curve.velocity(at: p).isNaN, "\(curve) at \(p)")
          }
        }
      }
    }
  }

  @Test("a description is CSS")
  func description() {
    #expect(CubicBezier(0.4, 0, 0.2, 1).description == "cubicBezier(0.4, 0, 0.2, 1)")
  }
}
