/// The curve of a rounded rectangle's corner, for a radius of 1. A point's `x` is its distance
/// back from the corner along the side that the curve comes from, its `y` the distance inwards.
package struct Corner {
  package var start: Point
  package var segments: [(Point, Point, Point)]

  /// A quarter circle: the cubic whose middle lies on the circle has its controls at 4/3·(√2 − 1)
  /// of the radius; it strays 0.03 % of the radius at the most.
  package static let circular: Corner = {
    let control = 1 - 4.0 / 3 * (2.0.squareRoot() - 1)
    return Corner(
      start: Point(1, 0), segments: [(Point(control, 0), Point(0, control), Point(0, 1))])
  }()

  /// Apple's continuous corner, as PaintCode's makers read it from the path that iOS 7 draws: three
  /// cubics that begin 1.528665 radii before the corner.
  private static let smooth: [Double] = [
    1.528665, 0, 1.08849296, 0, 0.86840694, 0, 0.63149379, 0.07491139, 0.37282383, 0.16905956,
    0.16905956, 0.37282383, 0.07491139, 0.63149379, 0, 0.86840694, 0, 1.08849296, 0, 1.528665,
  ]

  /// The quarter circle in three cubics that meet in the direction, seen from the circle's centre,
  /// in which the smooth corner's meet: at atan2(1 − 0.63149379, 1 − 0.07491139) from its ends. The
  /// controls of an arc of angle θ are 4/3·tan(θ/4) radii out along its tangents.
  private static let threePart: [Double] = [
    1.0, 0.0, 0.8732601708810556, 0.0, 0.7476755610602479, 0.0240925444496089, 0.6299335878703688,
    0.0709946982855792, 0.3747658292813728, 0.1726399921691845, 0.1726399921691845,
    0.3747658292813727, 0.0709946982855792, 0.6299335878703687, 0.0240925444496089,
    0.7476755610602478, 0.0, 0.8732601708810555, 0.0, 0.9999999999999999,
  ]

  /// The continuous corner. Where a side is too short for it, its half along that side goes over into the
  /// circle, evenly from 1.528665 radii of room down to one: a capsule is round at its ends and runs smoothly
  /// into its long sides.
  ///
  /// - Parameters:
  ///   - start: half of the side that the curve comes from, in radii; at least 1.
  ///   - end: half of the side that it leads to.
  package static func continuous(start: Double, end: Double) -> Corner {
    func share(_ room: Double) -> Double { min(max((room - 1) / 0.528665, 0), 1) }
    let shares = (share(start), share(end))
    let numbers = threePart.indices.map { index in
      threePart[index]
        + (smooth[index] - threePart[index]) * (index < 10 ? shares.0 : shares.1)
    }
    func point(_ index: Int) -> Point { Point(numbers[2 * index], numbers[2 * index + 1]) }
    return Corner(
      start: point(0),
      segments: [
        (point(1), point(2), point(3)), (point(4), point(5), point(6)),
        (point(7), point(8), point(9)),
      ])
  }
}
