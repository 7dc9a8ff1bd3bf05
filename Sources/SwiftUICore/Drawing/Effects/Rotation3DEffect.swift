import LegatoDisplay

/// Turns a view about an axis in space and shows it in perspective.
///
/// The eye stands before the view's middle distance: a point that has come nearer by
/// `max(width, height) / perspective` is at the eye.
nonisolated struct Rotation3DEffect: ReadableGeometryEffect {
  typealias Body = Never

  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    // There is no turning about an axis that points nowhere.
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - c
    let side = max(size.width, size.height)
    let depth = side > 0 ? Double(perspective / side) : 0
    let far = Double(anchorZ)
    let (left, top) = (Double(anchor.x * size.width), Double(anchor.y * size.height))
    // Where the two directions of the plane and the way from the anchor to the plane point to.
    let across = (rest * x * x + c, rest * x * y + s * z, rest * x * z - s * y)
    let down = (rest * x * y - s * z, rest * y * y + c, rest * y * z + s * x)
    let forth = (rest * x * z + s * y, rest * y * z - s * x, rest * z * z + c)
    let origin = (
      -left * across.0 - top * down.0 - far * forth.0,
      -left * across.1 - top * down.1 - far * forth.1,
      -left * across.2 - top * down.2 - far * forth.2
    )
    func row(_ vector: (Double, Double, Double), _ one: Double) -> (Double, Double, Double) {
      let w = one - vector.2 * depth
      return (vector.0 + left * w, vector.1 + top * w, w)
    }
    let (first, second, third) = (row(across, 0), row(down, 0), row(origin, 1))
    return ProjectionTransform(
      display: Projection(
        first.0, first.1, first.2, second.0, second.1, second.2, third.0, third.1, third.2))
  }

  typealias Triple = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  typealias AnimatableData = AnimatablePair<
    Double,
    AnimatablePair<
      Triple, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >

  /// The angle (radians times 128), the axis, the anchor (times 128), its depth, the perspective.
  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(x, AnimatablePair(y, z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let axis = newValue.second.first
      (x, y, z) = (axis.first, axis.second.first, axis.second.second)
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second.first
      perspective = newValue.second.second.second.second
    }
  }

  static var property: String { "rotation3D" }
  static var components: [String] { ["angle", "x", "y", "z"] }
  static func readable(_ data: AnimatableData) -> [Double] {
    let axis = data.second.first
    return [
      data.first / unitScale * 180 / .pi, axis.first, axis.second.first, axis.second.second,
    ]
  }
}

extension View {
  /// Renders a view's content as if it's rotated in three dimensions around the specified axis.
  ///
  /// Where a parameter is not finite the one before it is kept; without one the view is not turned.
  ///
  /// - Parameters:
  ///   - angle: the angle to turn by. About y, the trailing edge goes away from the eye first; the
  ///     back of a view shows it mirrored.
  ///   - axis: the axis, of any length but 0; an axis of 0 turns nothing.
  ///   - anchor: the point of the view that the axis goes through.
  ///   - anchorZ: how far before the view's plane the axis lies, in points.
  ///   - perspective: how near the eye is: its distance is the view's longer side divided by this
  ///     number. 0 is without perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}
