import LegatoDisplay

/// What scrolls under a bar of glass: what lies behind, blurred, most of it gone over into the colour of the ground that
/// it lies on. Ground alone looks as it is.
///
/// The numbers are this implementation's own, as the platform's are not published: the blur has a standard deviation of
/// 6 points, and the ground covers 0.8 of it. Where a person has asked for less transparency it covers all of it.
package struct GroundMaterial: ShapeStyle, PlatformShapeStyle, Hashable {
  let ground: Color

  package init(_ ground: Color) { self.ground = ground }

  /// Standard deviation of the blur, in points.
  private static let radius = 6.0
  private static let cover = 0.8

  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let ground = ground.display(in: environment)
    guard !environment.accessibilityReduceTransparency else { return .color(ground) }
    let cover = Self.cover * ground.alpha
    var matrix: [Double] = []
    for (row, tone) in [ground.red, ground.green, ground.blue].enumerated() {
      for column in 0..<3 { matrix.append(row == column ? 1 - cover : 0) }
      matrix += [0, cover * tone]
    }
    matrix += [0, 0, 0, 1, 0]
    return .backdrop(Backdrop(radius: Self.radius, matrix: matrix, ground: ground))
  }
}
