/// Any number of components side by side: the data of paints, whose count is known at run time.
/// Vectors of different counts are added as if the shorter one ended in zeros.
package struct AnimatableVector: VectorArithmetic, Hashable, Sendable {
  package var components: [Double]

  package init(_ components: [Double]) {
    self.components = components
  }

  package static var zero: AnimatableVector { AnimatableVector([]) }

  package static func + (left: Self, right: Self) -> Self { left.combined(with: right, +) }
  package static func - (left: Self, right: Self) -> Self { left.combined(with: right, -) }

  private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    let count = max(components.count, other.components.count)
    return Self(
      (0..<count).map { index in
        combine(
          index < components.count ? components[index] : 0,
          index < other.components.count ? other.components[index] : 0)
      })
  }

  package mutating func scale(by factor: Double) {
    for index in components.indices { components[index] *= factor }
  }

  package var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}

/// Four numbers: a frame or a colour. Fixed in size, so that moving them allocates nothing.
package struct AnimatableQuad: VectorArithmetic, Hashable, Sendable {
  package var lanes: SIMD4<Double>

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    lanes = SIMD4(a, b, c, d)
  }

  package init(_ lanes: SIMD4<Double>) {
    self.lanes = lanes
  }

  package static var zero: AnimatableQuad { AnimatableQuad(SIMD4<Double>(repeating: 0)) }
  package static func + (left: Self, right: Self) -> Self { Self(left.lanes + right.lanes) }
  package static func - (left: Self, right: Self) -> Self { Self(left.lanes - right.lanes) }
  package mutating func scale(by factor: Double) { lanes *= factor }
  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}
