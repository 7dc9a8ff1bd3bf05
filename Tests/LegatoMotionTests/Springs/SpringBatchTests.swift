import Testing

@testable import LegatoMotion

@Suite("Springs together")
struct SpringBatchTests {
  private static func evaluate(_ moments: [SpringBatch.Moment], room: Int? = nil)
    -> [SpringBatch.Response]
  {
    var responses = [SpringBatch.Response](
      repeating: .init(step: -7, impulse: -7), count: room ?? moments.count)
    moments.withUnsafeBufferPointer { moments in
      responses.withUnsafeMutableBufferPointer { SpringBatch.evaluate(moments, into: $0) }
    }
    return responses
  }

  @Test("have the bits of each by itself")
  func bits() {
    var generator = SeededGenerator(seed: 18)
    var moments: [SpringBatch.Moment] = []
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

  @Test("are as many as there is room for", arguments: 0...9)
  func room(count: Int) {
    let moments = (0..<7).map { index in
      SpringBatch.Moment(spring: .bouncy, time: 0.1 * Double(index))
    }
    let responses = Self.evaluate(moments, room: count)
    for (index, response) in responses.enumerated() {
      let expected =
        index < 7 ? DampedSpring.bouncy.stepResponse(at: 0.1 * Double(index)) : -7
      #expect(response.step == expected)
    }
  }
}
