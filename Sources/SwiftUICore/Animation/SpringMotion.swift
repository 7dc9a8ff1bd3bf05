import LegatoMotion

/// The commonest motion, one spring alone, made ready to be shown.
struct SpringMotion<Value: VectorArithmetic> {
  let spring: DampedSpring
  let start: Double
  /// How long the spring moves.
  let length: Double
  /// What is shown at the start, seen from the model value.
  let origin: Value
  /// The way from there to the model value.
  let way: Value
  let velocity: Value

  /// What is shown at `time`, seen from the model value; `nil` when the motion is over.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatableQuad)
  @_specialize(where Value == SpringValue.Pair)
  @_specialize(where Value == SpringValue.Scale)
  func offset(at time: Double) -> Value? {
    let elapsed = time - start
    guard elapsed < length else { return nil }
    let response = spring.response(at: elapsed)
    return origin + way.scaled(by: response.step) + velocity.scaled(by: response.impulse)
  }
}
