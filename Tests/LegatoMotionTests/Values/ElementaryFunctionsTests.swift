import Foundation
import LegatoMotion
import Testing

/// Foundation's functions are the oracle: they are correct to a unit in the last place.
@Suite("Elementary functions")
struct ElementaryFunctionsTests {
  func expectUlps(
    _ actual: Double, _ expected: Double, _ limit: Double, _ argument: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isClose = actual == expected || abs(actual - expected) <= limit * expected.ulp
    #expect(isClose, "at \(argument): \(actual), not \(expected)", sourceLocation: sourceLocation)
  }

  @Test("exp agrees over its whole range")
  func exponential() {
    for index in 0...20_000 {
      let x = -708 + 1417 * Double(index) / 20_000
      expectUlps(ElementaryFunctions.exp(x), Foundation.exp(x), 2, x)
    }
    for power in 1...60 {
      for x in [Foundation.pow(2, -Double(power)), -Foundation.pow(2, -Double(power))] {
        expectUlps(ElementaryFunctions.exp(x), Foundation.exp(x), 2, x)
      }
    }
  }

  @Test("exp at its limits")
  func exponentialLimits() {
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.exp(-0.0) == 1)
    #expect(ElementaryFunctions.exp(-708.4) == 0)
    #expect(ElementaryFunctions.exp(-.infinity) == 0)
    #expect(ElementaryFunctions.exp(709.79) == .infinity)
    #expect(ElementaryFunctions.exp(.infinity) == .infinity)
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.exp(709.78).isFinite)
  }

  @Test("exp minus one keeps its digits next to zero")
  func expMinusOne() {
    for index in 1...2000 {
      for x in [Double(index) / 2000 * 0.35, -Double(index) / 2000 * 0.35] {
        expectUlps(ElementaryFunctions.expMinusOne(x), Foundation.expm1(x), 2, x)
        expectUlps(
          ElementaryFunctions.expMinusOne(10 * x), Foundation.expm1(10 * x), 10, 10 * x)
      }
    }
    expectUlps(ElementaryFunctions.expMinusOne(1e-12), Foundation.expm1(1e-12), 2, 1e-12)
    #expect(ElementaryFunctions.expMinusOne(0) == 0)
  }

  @Test("log agrees over many magnitudes and next to one")
  func logarithm() {
    for index in -3000...3000 {
      let x = Foundation.exp(Double(index) / 5)
      if x > 0, x < .infinity {
        expectUlps(ElementaryFunctions.log(x), Foundation.log(x), 2, x)
      }
      let near = 1 + Double(index) / 10_000
      expectUlps(ElementaryFunctions.log(near), Foundation.log(near), 2, near)
    }
  }

  @Test("log at its limits")
  func logarithmLimits() {
    #expect(ElementaryFunctions.log(1) == 0)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(.infinity) == .infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
    #expect(ElementaryFunctions.log(.nan).isNaN)
  }

  @Test("sine and cosine agree, next to their zeros too")
  func sineAndCosine() {
    var arguments = (-20_000...20_000).map { Double($0) * 0.037 }
    arguments += (-1000...1000).map { Double($0) * .pi / 2 }
    arguments += (0...1000).map { Double($0 * 1040) * .pi / 2 }
    for x in arguments {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(x)
      expectUlps(sine, Foundation.sin(x), 2, x)
      expectUlps(cosine, Foundation.cos(x), 2, x)
    }
  }

  @Test("far out, an angle is off by less than half a unit in its last place")
  func farAngles() {
    for index in 0..<400 {
      let x = 1e6 * Foundation.exp(Double(index) / 20)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(x)
      let tolerance = 0.5 * x.ulp + 1e-15
      expectClose(sine, Foundation.sin(x), within: tolerance, "sin \(x)")
      expectClose(cosine, Foundation.cos(x), within: tolerance, "cos \(x)")
    }
    #expect(ElementaryFunctions.sineAndCosine(.infinity).sine.isNaN)
    #expect(ElementaryFunctions.sineAndCosine(.nan).cosine.isNaN)
  }
}
