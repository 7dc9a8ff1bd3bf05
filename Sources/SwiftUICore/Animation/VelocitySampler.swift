/// Estimates the velocity of a value that is sampled now and then: the location of a finger, or a
/// value that follows it.
///
/// Only the last three samples count. Of their two difference quotients the older one has the more
/// weight: the newest is the least certain.
package struct VelocitySampler<Value: VectorArithmetic> {
  /// The weight of the newest difference quotient; the one before it has the rest.
  package static var newestWeight: Double { 0.25 }
  /// How much of the velocity is left after each millisecond without a sample.
  package static var decayPerMillisecond: Double { 0.998 }
  /// How long a velocity is remembered without a sample, in seconds.
  package static var memory: Double { 2 }

  fileprivate struct Sample {
    var value: Value
    var time: Double
  }

  /// At most three, the oldest first; their times ascend strictly.
  private var samples: [Sample] = []

  package init() {}

  package var isEmpty: Bool { samples.isEmpty }
  /// When the last sample was taken, in seconds.
  package var lastTime: Double? { samples.last?.time }

  /// Takes a sample. One of the same time takes the place of the last; one from before it, and
  /// what is not finite, is left out.
  package mutating func add(_ value: Value, _ time: Double) {
    guard time.isFinite, value.magnitudeSquared.isFinite else { return }
    if let lastTime {
      if time < lastTime { return }
      if time == lastTime { samples.removeLast() }
    }
    samples.append(Sample(value: value, time: time))
    if samples.count > 3 { samples.removeFirst() }
  }

  package mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

  /// The velocity at the last sample, per second; zero where there are fewer than two.
  package var velocity: Value {
    let count = samples.count
    guard count > 1 else { return .zero }
    let newest = quotient(count - 2, count - 1)
    guard count > 2 else { return newest }
    return newest.scaled(by: Self.newestWeight)
      + quotient(count - 3, count - 2).scaled(by: 1 - Self.newestWeight)
  }

  /// What is left of the velocity at a time after the last sample; zero once it is forgotten.
  package func velocity(at time: Double) -> Value {
    guard let lastTime, time > lastTime else { return velocity }
    let pause = time - lastTime
    guard pause < Self.memory else { return .zero }
    return velocity.scaled(by: pow(Self.decayPerMillisecond, pause * 1000))
  }

  private func quotient(_ first: Int, _ second: Int) -> Value {
    let (first, second) = (samples[first], samples[second])
    return (second.value - first.value).scaled(by: 1 / (second.time - first.time))
  }
}

extension VelocitySampler: Sendable where Value: Sendable {}
extension VelocitySampler.Sample: Sendable where Value: Sendable {}
