/// Shows a view through a fixed projection. The matrix does not move by itself: another one snaps.
nonisolated struct ProjectionEffect: GeometryEffect {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Shows a view through a fixed affine transform. The matrix does not move by itself: another one
/// snaps.
nonisolated struct TransformEffect: GeometryEffect {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var transform: CGAffineTransform

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension View {
  /// Applies a projection transformation to this view's rendered output.
  ///
  /// The origin is the view's top left. A change of the matrix is not animated. A matrix with a
  /// number that is not finite is left out, and reported.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }

  /// Applies an affine transformation to this view's rendered output.
  ///
  /// The origin is the view's top left. A change of the matrix is not animated. A matrix with a
  /// number that is not finite is left out, and reported.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
