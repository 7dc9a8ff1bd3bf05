import LegatoMotion

/// The commonest motion, one spring alone, made ready to be shown: plain numbers, so that a tick
/// reads them from one place and counts no references.
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
  func offset(at time: Double) -> Value? {
    let elapsed = time - start
    guard elapsed < length else { return nil }
    let response = spring.response(at: elapsed)
    return origin + way.scaled(by: response.step) + velocity.scaled(by: response.impulse)
  }
}

/// The types of value that move most. A generic class's own methods look their type up in every
/// call; what is named here is compiled for its type.
enum SpringValue {
  case number, length, pair, quad, angle, scale

  typealias Pair = AnimatablePair<CGFloat, CGFloat>
  typealias Angle = AnimatablePair<Double, Pair>
  typealias Scale = AnimatablePair<Pair, Pair>

  /// `nil` where the type is another.
  init?(_ type: Any.Type) {
    switch type {
    case is Double.Type: self = .number
    case is CGFloat.Type: self = .length
    case is Pair.Type: self = .pair
    case is AnimatableQuad.Type: self = .quad
    case is Angle.Type: self = .angle
    case is Scale.Type: self = .scale
    default: return nil
    }
  }
}

extension AnyAttribute {
  /// Shows the value of `time`, in the quickest way that there is.
  @inline(__always)
  final func sampleQuickly(at time: Double) {
    switch springValue {
    case .number: sampleSpring(of: Double.self, at: time)
    case .length: sampleSpring(of: CGFloat.self, at: time)
    case .pair: sampleSpring(of: SpringValue.Pair.self, at: time)
    case .quad: sampleSpring(of: AnimatableQuad.self, at: time)
    case .angle: sampleSpring(of: SpringValue.Angle.self, at: time)
    case .scale: sampleSpring(of: SpringValue.Scale.self, at: time)
    case nil: sample(at: time)
    }
  }

  @inline(__always)
  private func sampleSpring<Value: VectorArithmetic>(of type: Value.Type, at time: Double) {
    unsafeDowncast(self, to: AnimatedAttribute<Value>.self).sampleSpring(at: time)
  }
}
