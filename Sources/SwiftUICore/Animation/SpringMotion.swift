import LegatoMotion

/// A spring and when it moves.
struct SpringClock {
  let spring: DampedSpring
  let start: Double
  /// How long the spring moves.
  let length: Double

  static let none = SpringClock(spring: .smooth, start: 0, length: 0)
}

/// The commonest motion, one spring alone, made ready to be shown: plain numbers, so that a tick
/// reads them from one place and counts no references.
struct SpringMotion<Value: VectorArithmetic> {
  let clock: SpringClock
  /// What is shown at the start, seen from the model value.
  let origin: Value
  /// The way from there to the model value.
  let way: Value
  let velocity: Value

  init(
    spring: DampedSpring, start: Double, length: Double, origin: Value, way: Value, velocity: Value
  ) {
    clock = SpringClock(spring: spring, start: start, length: length)
    self.origin = origin
    self.way = way
    self.velocity = velocity
  }

  /// What is shown at `time`, seen from the model value; `nil` when the motion is over.
  func offset(at time: Double) -> Value? {
    let elapsed = time - clock.start
    guard elapsed < clock.length else { return nil }
    let response = clock.spring.response(at: elapsed)
    return offset(SpringBatch.Response(step: response.step, impulse: response.impulse))
  }

  @inline(__always)
  func offset(_ response: SpringBatch.Response) -> Value {
    origin + way.scaled(by: response.step) + velocity.scaled(by: response.impulse)
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
  /// Shows what the spring of a motion gives; `nil` when the motion is over.
  @inline(__always)
  final func show(
    _ response: SpringBatch.Response?, of course: AttributeCourse, as value: SpringValue
  ) {
    switch value {
    case .number: show(Double.self, response, course)
    case .length: show(CGFloat.self, response, course)
    case .pair: show(SpringValue.Pair.self, response, course)
    case .quad: show(AnimatableQuad.self, response, course)
    case .angle: show(SpringValue.Angle.self, response, course)
    case .scale: show(SpringValue.Scale.self, response, course)
    }
  }

  @inline(__always)
  private func show<Value: VectorArithmetic>(
    _ type: Value.Type, _ response: SpringBatch.Response?, _ course: AttributeCourse
  ) {
    unsafeDowncast(self, to: AnimatedAttribute<Value>.self).show(response, of: course)
  }
}
