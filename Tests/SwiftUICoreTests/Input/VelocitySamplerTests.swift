import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 4.5.
@Suite("Velocity of what is followed")
struct VelocitySamplerTests {
  private func velocity(_ samples: [(value: Double, time: Double)]) -> Double {
    sampler(samples).velocity
  }

  private func sampler(_ samples: [(value: Double, time: Double)]) -> VelocitySampler<Double> {
    var sampler = VelocitySampler<Double>()
    for sample in samples { sampler.add(sample.value, sample.time) }
    return sampler
  }

  @Test func oneSampleHasNoVelocity() {
    #expect(velocity([]) == 0)
    #expect(velocity([(5, 1)]) == 0)
  }

  @Test func twoSamplesHaveTheirQuotient() {
    #expect(velocity([(1, 1), (2, 3)]) == 0.5)
  }

  @Test func ofThreeTheOlderQuotientWeighsMore() {
    #expect(velocity([(1, 1), (2, 2), (4, 3)]) == 1.25)
  }

  @Test func onlyTheLastThreeCount() {
    #expect(velocity([(900, 0), (1, 1), (2, 2), (4, 3)]) == 1.25)
  }

  @Test func ofOneTimeTheLastCounts() {
    #expect(velocity([(1, 1), (2, 2), (77, 3), (4, 3)]) == 1.25)
  }

  @Test func whatComesTooLateIsLeftOut() {
    #expect(velocity([(1, 1), (2, 2), (4, 3), (100, 2.5)]) == 1.25)
  }

  @Test func whatIsNoNumberIsLeftOut() {
    #expect(velocity([(1, 1), (2, 2), (.nan, 2.5), (3, .nan), (3, .infinity), (4, 3)]) == 1.25)
  }

  @Test func everyComponentHasItsOwn() {
    var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
    for (x, y, time) in [(1.0, 0.0, 1.0), (2, -10, 2), (4, -10, 3)] {
      sampler.add(AnimatablePair(x, y), time)
    }
    #expect(sampler.velocity == AnimatablePair(1.25, -7.5))
  }

  @Test(arguments: [(0.0, 1.25), (0.001, 1.2475), (0.1, 1.0232), (1, 0.1688), (2, 0), (50, 0)])
  func itFadesWhileNothingComes(pause: Double, expected: Double) {
    let sampler = sampler([(1, 1), (2, 2), (4, 3)])
    #expect(isClose(sampler.velocity(at: 3 + pause), expected, within: 0.00005))
  }
}
