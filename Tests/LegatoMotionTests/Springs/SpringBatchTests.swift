import Testing

@testable import LegatoMotion

@Suite("Springs together")
struct SpringBatchTests {
  private struct Moment {
    var spring: DampedSpring
    var time: Double
  }

  private static func evaluate(_ moments: [Moment]) -> [(step: Double, impulse: Double)] {
    var (springs, times) = (moments.map(\.spring), moments.map(\.time))
    var steps = [Double](repeating: -7, count: moments.count + 4)
    var impulses = steps
    SpringBatch.evaluate(
      &springs, at: &times, count: moments.count, steps: &steps, impulses: &impulses)
    #expect(steps.suffix(4) == [-7, -7, -7, -7] && impulses.suffix(4) == [-7, -7, -7, -7])
    return moments.indices.map { (steps[$0], impulses[$0]) }
  }

  @Test("have the bits of each by itself")
  func bits() {
    var generator = SeededGenerator(seed: 18)
    var moments: [Moment] = []
    for index in 0..<4_003 {
      // Many of one kind after another, so that four swing together, and all kinds mixed.
      let ratios = index < 2_000 ? [0, 0.2, 0.7, 0.999] : [0.1, 1, 3, 0.9]
      let spring = DampedSpring(
        response: [0.01, 0.3, 2, 50][index / 7 % 4], dampingRatio: ratios[index / 3 % 4])
      var time = generator.number(from: -0.1, to: 4)
      if index % 97 == 0 { time = [0, -1, .infinity, .nan, 1e-300, 1e9, 1e300][index / 97 % 7] }
      moments.append(.init(spring: spring, time: time))
    }
    for (moment, shown) in zip(moments, Self.evaluate(moments)) {
      let alone = moment.spring.response(at: moment.time)
      #expect(
        shown.step.bitPattern == alone.step.bitPattern
          && shown.impulse.bitPattern == alone.impulse.bitPattern,
        "\(moment.spring) at \(moment.time)")
    }
  }

  @Test("are as many as there are", arguments: 0...9)
  func count(count: Int) {
    let moments = (0..<count).map { Moment(spring: .bouncy, time: 0.1 * Double($0)) }
    for (index, response) in Self.evaluate(moments).enumerated() {
      #expect(response.step == DampedSpring.bouncy.stepResponse(at: 0.1 * Double(index)))
    }
  }
}
