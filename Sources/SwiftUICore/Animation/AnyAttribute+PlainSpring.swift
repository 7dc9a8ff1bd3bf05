extension Unmanaged where Instance == AnyAttribute {
  /// Shows a value that is `offset` from what the code says, of the type of a spring. No references are counted: the
  /// caller keeps the attribute alive.
  @MainActor @inline(__always)
  func show(_ offset: SIMD4<Double>, as value: SpringValue) {
    switch value {
    case .number: show(offset.x)
    case .length: show(CGFloat(offset.x))
    case .pair: show(SpringValue.Pair(offset.x, offset.y))
    case .quad: show(AnimatableQuad(offset.x, offset.y, offset.z, offset.w))
    case .angle: show(SpringValue.Angle(offset.x, SpringValue.Pair(offset.y, offset.z)))
    case .scale:
      show(
        SpringValue.Scale(
          SpringValue.Pair(offset.x, offset.y), SpringValue.Pair(offset.z, offset.w)))
    }
  }

  @MainActor @inline(__always)
  private func show<Value: VectorArithmetic>(_ offset: Value) {
    Unmanaged<AnimatedAttribute<Value>>.fromOpaque(toOpaque())._withUnsafeGuaranteedRef {
      $0.showOffset(offset)
    }
  }
}
