import Glibc
import LegatoDisplay

/// How far apart the places are at which a blurred shadow that is seen at an angle is looked up, in pixels: what is
/// between them is mixed.
///
/// Where places are `h` apart and the blur's deviation is `d`, a straight line misses a Gaussian edge by at most
/// `h² / 8` times 0.242 / `d²`, its steepest bend, and each place is the mean of a length `h`, which misses it by a
/// third of that. The steps keep both below 1 of 255 in each direction.
///
/// Each tile of the plane has its own grid, as what is near has wider steps than what is far. Tiles and grids start at
/// the plane's first pixel, so that a part of a frame comes out as it does in the whole.
struct ShadowGrid: Equatable {
  /// In pixels, 1…16.
  let across: Int
  let down: Int

  /// - Parameters:
  ///   - deviation: of the blur, in pixels of the shadow's picture.
  ///   - alpha: of the shadow's colour, 0…1.
  ///   - inverse: from the plane to the picture.
  ///   - rect: of the plane.
  init(deviation: Double, alpha: Double, seenThrough inverse: Projection, in rect: Rect) {
    let steps = rect.corners.map(inverse.steps)
    let reach = deviation / (4 * max(alpha, 0.05).squareRoot())
    func pixels(_ longest: Double?) -> Int {
      guard let longest, longest > 0, reach >= 2 * longest else { return 1 }
      return Int(min(reach / longest, 16))
    }
    across = pixels(steps.map(\.across).max())
    down = pixels(steps.map(\.down).max())
  }

  /// From the grid to the plane.
  var transform: Transform { Transform(Double(across), 0, 0, Double(down), 0, 0) }

  /// The points that are needed for the pixels of a box, which is not empty.
  func points(around box: PixelBox) -> PixelBox {
    func around(_ first: Int, _ count: Int, _ step: Int) -> (first: Int, end: Int) {
      guard step > 1 else { return (first, first + count) }
      // The one that is before a pixel's middle or at it.
      func point(_ pixel: Int) -> Int {
        Int(((Double(pixel) + 0.5) / Double(step) - 0.5).rounded(.down))
      }
      return (point(first), point(first + count - 1) + 2)
    }
    let (columns, rows) = (around(box.x, box.width, across), around(box.y, box.height, down))
    return PixelBox(left: columns.first, top: rows.first, right: columns.end, bottom: rows.end)
  }

  /// The tiles that hold pixels of a box.
  static func tiles(of box: PixelBox) -> [PixelBox] {
    func numbers(_ first: Int32, _ end: Int32) -> ClosedRange<Int> {
      (Int(first) >> tileShift)...((Int(end) - 1) >> tileShift)
    }
    guard !box.isEmpty else { return [] }
    let side = 1 << tileShift
    return numbers(box.top, box.bottom).flatMap { row in
      numbers(box.left, box.right).map { column in
        PixelBox(
          left: column * side, top: row * side, right: (column + 1) * side,
          bottom: (row + 1) * side)
      }
    }
  }

  private static let tileShift = 6
}

extension Projection {
  /// How far the image of a point moves with each step of 1 across and down: infinite beside the eye and behind it.
  fileprivate func steps(at point: Point) -> (across: Double, down: Double) {
    guard let image = image(of: point) else { return (.infinity, .infinity) }
    let w = w(point)
    return (
      hypot((m11 - image.x * m13) / w, (m12 - image.y * m13) / w),
      hypot((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
    )
  }
}
