import LegatoMotion

/// A spring of a value of up to four numbers: plain numbers, so that a tick reads them from one place and counts no
/// references.
struct PlainSpring {
  /// The type of the value.
  let value: SpringValue
  /// Whether the motion is one spring, this one.
  var isRunning = false
  var spring = DampedSpring.smooth
  var start = 0.0
  var length = 0.0
  var origin = SIMD4<Double>.zero
  var way = SIMD4<Double>.zero
  var velocity = SIMD4<Double>.zero

  init(_ value: SpringValue) { self.value = value }

  mutating func run<Value: VectorArithmetic>(_ motion: SpringMotion<Value>) {
    isRunning = true
    spring = motion.spring
    start = motion.start
    length = motion.length
    origin = value.lanes(of: motion.origin)
    way = value.lanes(of: motion.way)
    velocity = value.lanes(of: motion.velocity)
  }

  @inline(__always)
  func offset(_ step: Double, _ impulse: Double) -> SIMD4<Double> {
    origin + way * step + velocity * impulse
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

  /// The numbers of a value of this type.
  func lanes<Value: VectorArithmetic>(of value: Value) -> SIMD4<Double> {
    switch self {
    case .number: return SIMD4(unsafeBitCast(value, to: Double.self), 0, 0, 0)
    case .length: return SIMD4(unsafeBitCast(value, to: CGFloat.self), 0, 0, 0)
    case .pair:
      let pair = unsafeBitCast(value, to: Pair.self)
      return SIMD4(pair.first, pair.second, 0, 0)
    case .quad: return unsafeBitCast(value, to: AnimatableQuad.self).lanes
    case .angle:
      let angle = unsafeBitCast(value, to: Angle.self)
      return SIMD4(angle.first, angle.second.first, angle.second.second, 0)
    case .scale:
      let scale = unsafeBitCast(value, to: Scale.self)
      return SIMD4(
        scale.first.first, scale.first.second, scale.second.first, scale.second.second)
    }
  }
}
