import LegatoMotion

/// Animatable data as what keyframes move.
struct KeyframeVector<Data: VectorArithmetic>: MotionVector {
  var data: Data

  init(_ data: Data) {
    self.data = data
  }

  static var zero: Self { Self(.zero) }
  static func + (left: Self, right: Self) -> Self { Self(left.data + right.data) }
  static func - (left: Self, right: Self) -> Self { Self(left.data - right.data) }
  func scaled(by factor: Double) -> Self { Self(data.scaled(by: factor)) }
  var isFinite: Bool { data.magnitudeSquared.isFinite }
}
